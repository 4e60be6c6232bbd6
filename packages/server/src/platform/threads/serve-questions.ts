import { parentPort } from 'node:worker_threads'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { ThreadAnswer } from './thread-messages.ts'

/** The inner side of a pool's thread: one question after the other, each answered whatever happens. */
export function serveQuestions<Question, Answer>(work: (question: Question) => Answer): void {
  if (parentPort === null) throw new Error('this file runs in a thread')
  const port = parentPort
  port.on('message', (question: Question) => port.postMessage(answerOf(() => work(question))))
}

function answerOf(work: () => unknown): ThreadAnswer {
  try {
    return { kind: 'done', answer: work() }
  } catch (error) {
    if (error instanceof Problem) {
      const { code, params, fields } = error
      return { kind: 'problem', code, params, fields }
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { kind: 'bug', message, stack }
  }
}
