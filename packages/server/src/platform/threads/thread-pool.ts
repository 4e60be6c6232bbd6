import type { Worker } from 'node:worker_threads'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type PoolThread, poolThread } from './pool-thread.ts'

export type ThreadPool<Question, Answer> = {
  ask(question: Question): Promise<Answer>
  close(): Promise<void>
}
export type PoolOptions = {
  readonly start: () => Worker
  readonly size: number
  /** Questions that may wait for a free thread; one more is refused. */
  readonly waitingAtMost: number
  readonly timeoutMs: number
  readonly onLost: (error: Error) => void
}
type Waiting = { readonly take: (thread: PoolThread) => void; readonly refuse: (error: Error) => void }

/**
 * Threads for work that would hold up the server, started when first needed. One that dies or hangs fails its own
 * question only, and the next question gets a new one.
 */
export function threadPool<Question, Answer>(options: PoolOptions): ThreadPool<Question, Answer> {
  const threads = new Set<PoolThread>()
  const idle = new Set<PoolThread>()
  const queue: Waiting[] = []

  const started = (): PoolThread => {
    const thread = poolThread(options.start(), options.timeoutMs, (error) => {
      threads.delete(thread)
      idle.delete(thread)
      options.onLost(error)
    })
    threads.add(thread)
    return thread
  }
  const free = () => {
    const [thread] = idle
    if (thread === undefined) return threads.size < options.size ? started() : undefined
    idle.delete(thread)
    return thread
  }
  const give = () => {
    const thread = queue.length === 0 ? undefined : free()
    if (thread !== undefined) queue.shift()?.take(thread)
  }
  const turn = () =>
    new Promise<PoolThread>((take, refuse) => {
      queue.push({ take, refuse })
      give()
    })

  return {
    ask: async (question) => {
      if (queue.length >= options.waitingAtMost) throw new Problem('shared.unavailable')
      const thread = await turn()
      try {
        // The thread's file and this pool are typed by the same pair; across the port that tie is lost.
        return (await thread.ask(question)) as Answer
      } finally {
        if (threads.has(thread)) idle.add(thread)
        give()
      }
    },
    close: async () => {
      const running = [...threads]
      threads.clear()
      idle.clear()
      for (const { refuse } of queue.splice(0)) refuse(new Problem('shared.unavailable'))
      await Promise.all(running.map((thread) => thread.end()))
    },
  }
}
