import { HttpProblem } from '../http-problem.ts'
import type { SaveStatus } from './save-status.ts'

const AFTER_MS = 600
const RETRY_MS = 5_000
const RETRY_AT_LATEST_MS = 60_000

export type Saver<Draft> = {
  /** Takes the newest draft; calls that come while one is under way are folded into the next. */
  readonly put: (draft: Draft) => void
  /** Sends what waits at once, and waits for what another caller has begun to send. */
  readonly flush: () => Promise<void>
  /** Nothing is sent any more until the next draft is put. */
  readonly stop: () => void
}

/**
 * Saves a draft a moment after the last change, one call at a time, always the newest. What was not saved is kept here
 * and tried again, ever more slowly; what the server will never take is told with its reason and waits for a change.
 */
export function createSaver<Draft>(
  save: (draft: Draft) => Promise<void>,
  tell: (status: SaveStatus) => void,
): Saver<Draft> {
  let waiting: { draft: Draft } | null = null
  let running: Promise<boolean> | null = null
  let failures = 0
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = (delayMs: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void flush(), delayMs)
  }
  async function flush(): Promise<void> {
    clearTimeout(timer)
    while (running !== null) await running
    if (waiting === null) return
    const { draft } = waiting
    waiting = null
    running = send(draft).finally(() => {
      running = null
    })
    if (await running) await flush()
  }
  /** Answers whether the draft is with the server. */
  async function send(draft: Draft): Promise<boolean> {
    tell({ kind: 'saving' })
    try {
      await save(draft)
      failures = 0
      if (waiting === null) tell({ kind: 'saved', at: new Date() })
      return true
    } catch (cause) {
      keep(draft, cause)
      return false
    }
  }
  function keep(draft: Draft, cause: unknown) {
    if (isRefused(cause)) return tell({ kind: 'refused', reason: cause.title })
    waiting ??= { draft }
    tell({ kind: isUnanswered(cause) ? 'offline' : 'failed' })
    plan(Math.min(RETRY_MS * 2 ** failures, RETRY_AT_LATEST_MS))
    failures += 1
  }
  return {
    put: (draft) => {
      waiting = { draft }
      isStopped = false
      // From the first letter on: what stood there as saved is what was typed before.
      tell({ kind: 'saving' })
      plan(AFTER_MS)
    },
    flush,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Busy (429) and a page out of date (403) pass; another refusal stays what it is until the draft changes. */
const isRefused = (cause: unknown): cause is HttpProblem =>
  cause instanceof HttpProblem &&
  cause.status >= 400 &&
  cause.status < 500 &&
  ![403, 429].includes(cause.status)

const isUnanswered = (cause: unknown) => cause instanceof HttpProblem && cause.status === 0

/** What waits is sent when the connection or the page returns. */
export function sendOnReturn(send: () => void): void {
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', send)
}
