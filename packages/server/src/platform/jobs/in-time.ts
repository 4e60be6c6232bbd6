import { setTimeout as delay } from 'node:timers/promises'

/** As long as the queue gives a job: after that another worker takes it, and this one has room again. */
export async function inTime(work: Promise<void>, seconds: number): Promise<void> {
  const over = new AbortController()
  const overdue = delay(seconds * 1000, undefined, { signal: over.signal }).then(
    () => {
      throw new Error(`The job took longer than ${seconds} s.`)
    },
    () => undefined,
  )
  try {
    await Promise.race([work, overdue])
  } finally {
    over.abort()
  }
}
