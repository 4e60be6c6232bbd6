import { useEffect, useRef, useState } from 'react'
import type { SaveStatus } from '../ui/save-state.tsx'
import { HttpProblem } from './http-problem.ts'

const AFTER_MS = 600
const RETRY_MS = 5_000
const RETRY_AT_LATEST_MS = 60_000

type Saver<Draft> = {
  /** Takes the newest draft; calls that come while one is under way are folded into the next. */
  readonly put: (draft: Draft) => void
  /** Sends what waits at once: before a page is left. */
  readonly flush: () => Promise<void>
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
  let running: Promise<void> | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delayMs)
  }
  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (running !== null) await running
    if (waiting === null) return
    const { draft } = waiting
    waiting = null
    running = send(draft)
    await running
    running = null
  }
  async function send(draft: Draft) {
    tell({ kind: 'saving' })
    try {
      await save(draft)
      failures = 0
      if (waiting === null) tell({ kind: 'saved', at: new Date() })
    } catch (cause) {
      keep(draft, cause)
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
      plan(AFTER_MS)
    },
    flush,
    stop: () => clearTimeout(timer),
  }
}

/** Busy (429) and a page out of date (403) pass; another refusal stays what it is until the draft changes. */
const isRefused = (cause: unknown): cause is HttpProblem =>
  cause instanceof HttpProblem &&
  cause.status >= 400 &&
  cause.status < 500 &&
  ![403, 429].includes(cause.status)

const isUnanswered = (cause: unknown) => cause instanceof HttpProblem && cause.status === 0

/** The save state of a draft, and how to hand it over. What waits is sent when the connection or the page returns. */
export function useAutosave<Draft>(save: (draft: Draft) => Promise<void>) {
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' })
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const [saver] = useState(() => createSaver<Draft>((draft) => latest.current(draft), setStatus))
  useEffect(() => {
    const send = () => void saver.flush()
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
      void saver.flush()
      saver.stop()
    }
  }, [saver])
  return { status, put: saver.put, flush: saver.flush }
}
