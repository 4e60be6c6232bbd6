import { Problem } from '@hearthlight/domain/shared/problem'
import { Piscina } from 'piscina'
import type { ThreadFile } from './entries.ts'
import { type Asker, fairQueue } from './fair-queue.ts'
import type { ThreadResult } from './thread-result.ts'

export type ThreadPool<Question, Answer> = {
  ask(question: Question, asker: Asker): Promise<Answer>
  /** Has a thread started and its file loaded, so that the first who asks does not wait for that. */
  start(): void
  close(): Promise<void>
}
export type PoolOptions = {
  /** It exports `answer`, made by `threadTask`. */
  readonly file: ThreadFile
  readonly size: number
  readonly waitingPerPartner: number
  readonly waitingPerPerson: number
  /** From the question to its answer: who asked gives up after it. */
  readonly timeoutMs: number
  readonly onLost: (error: Error) => void
}

/** What no kind of thread decides for itself. */
export type ToldOptions = Pick<PoolOptions, 'timeoutMs' | 'onLost'>

const IDLE_MS = 60_000

/**
 * Threads for work that would hold up the server, started when first needed unless told before. One that dies or hangs fails its own
 * question only.
 */
export function threadPool<Question, Answer>(options: PoolOptions): ThreadPool<Question, Answer> {
  let pool: Piscina<Question, ThreadResult> | undefined
  const open = () => {
    const opened = new Piscina<Question, ThreadResult>({
      ...options.file,
      name: 'answer',
      // With none kept, nobody starts a thread for those who wait behind one that died.
      minThreads: 1,
      maxThreads: options.size,
      idleTimeout: IDLE_MS,
    })
    return opened.on('error', options.onLost)
  }
  const unanswered = (error: Error): never => {
    options.onLost(error)
    throw new Problem('shared.unavailable')
  }
  // Piscina is given no more than it has threads for: its own queue knows no turns.
  const inTurn = fairQueue({ ...options, atOnce: options.size })
  let isClosed = false
  const run = async (question: Question, signal: AbortSignal) => {
    if (isClosed || signal.aborted) throw new Problem('shared.unavailable')
    pool ??= open()
    return pool.run(question, { signal }).catch(unanswered)
  }
  return {
    start: () => {
      if (!isClosed) pool ??= open()
    },
    ask: async (question, asker) => {
      const signal = AbortSignal.timeout(options.timeoutMs)
      const answer = await inTurn(asker, () => run(question, signal))
      // The thread's file and this pool are typed by the same pair; across the port that tie is lost.
      if (answer.kind === 'done') return answer.answer as Answer
      throw failureOf(answer)
    },
    close: async () => {
      isClosed = true
      await pool?.destroy()
    },
  }
}

function failureOf(answer: Exclude<ThreadResult, { kind: 'done' }>): Error {
  if (answer.kind === 'problem')
    return new Problem(answer.code, { params: answer.params, fields: answer.fields })
  return Object.assign(new Error(answer.message), { stack: answer.stack })
}
