import { Problem } from '@hearthlight/domain/shared/problem'
import type { ThreadResult } from './thread-result.ts'

/** The inner side of a pool's thread: each question is answered, whatever happens. */
export const threadTask =
  <Question>(work: (question: Question) => unknown) =>
  async (question: Question): Promise<ThreadResult> => {
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
