import { randomUUID } from 'node:crypto'

/** What became of calls: by status, or `none` where the line broke. */
export type Answers = Record<string, number>
export type Crowd = {
  /** Resolves when so many more writes were acknowledged. */
  acknowledged(count: number): Promise<void>
  stop(): Promise<{
    readonly reads: Answers
    readonly writes: Answers
    readonly acknowledged: readonly string[]
  }>
}

export type People = { readonly writers: number; readonly readers: number; readonly pauseMs: number }
const LATE_MS = 60_000

/** People who write and read, and a book of every write that was acknowledged. */
export function startCrowd(
  origin: string,
  person: Readonly<Record<string, string>>,
  { writers, readers, pauseMs }: People,
): Crowd {
  const [reads, writes]: [Answers, Answers] = [{}, {}]
  const acknowledged: string[] = []
  const watchers = new Set<() => void>()
  let isOver = false

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, signal: AbortSignal.timeout(LATE_MS) }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return String(answer.status)
      },
      () => 'none',
    )
  const count = (answers: Answers, status: string) => {
    answers[status] = (answers[status] ?? 0) + 1
    // Without a pause they would take the processors from what is to be started beside them.
    return new Promise<void>((again) => setTimeout(again, pauseMs))
  }
  const write = async () => {
    const key = `/${randomUUID()}`
    const status = await ask('/ahoy/visits', {
      method: 'POST',
      headers: { ...person, 'content-type': 'application/json' },
      body: JSON.stringify({ landing_page: key }),
    })
    if (status === '201') acknowledged.push(key)
    for (const watcher of watchers) watcher()
    await count(writes, status)
  }
  const read = async () => count(reads, await ask('/api/v1/users', { headers: person }))
  const goOn = async (step: () => Promise<unknown>) => {
    while (!isOver) await step()
  }
  const people = [
    ...Array.from({ length: writers }, () => goOn(write)),
    ...Array.from({ length: readers }, () => goOn(read)),
  ]
  return {
    acknowledged: (more) => {
      const goal = acknowledged.length + more
      return new Promise((resolve) => {
        const look = () => {
          if (acknowledged.length < goal) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
      })
    },
    stop: async () => {
      isOver = true
      await Promise.all(people)
      return { reads, writes, acknowledged }
    },
  }
}
