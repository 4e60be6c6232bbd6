import { getPriority, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { ThreadResult } from './thread-result.ts'

const [LOWER_BY, LOWEST] = [10, 19]

/**
 * The inner side of a pool's thread: each question is answered, whatever happens. It computes on what the thread that answers
 * everybody leaves free; Linux knows the priority of a thread, elsewhere it would be that of the whole process.
 */
export function threadTask<Question>(work: (question: Question) => unknown) {
  if (!isMainThread && process.platform === 'linux') setPriority(Math.min(LOWEST, getPriority() + LOWER_BY))
  return async (question: Question): Promise<ThreadResult> => {
    try {
      return { kind: 'done', answer: await work(question) }
    } catch (error) {
      if (error instanceof Problem) {
        const { code, params, fields } = error
        return { kind: 'problem', code, params, fields }
      }
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      return { kind: 'bug', message, stack }
    }
  }
}
