import { useEffect, useRef, useState } from 'react'
import type { SaveStatus } from '../ui/save-state.tsx'
import { HttpProblem } from './http-problem.ts'

const AFTER_MS = 600
const RETRY_MS = 5_000

type Saver<Draft> = {
  /** Takes the newest draft; calls that come while one is under way are folded into the next. */
  readonly put: (draft: Draft) => void
  /** Sends what waits at once: before a page is left. */
  readonly flush: () => Promise<void>
  readonly stop: () => void
}

/**
 * Saves a draft a moment after the last change, one call at a time, always the newest. A lost connection keeps it here
 * and tries again; a refusal is told and waits for the next change.
 */
export function createSaver<Draft>(
  save: (draft: Draft) => Promise<void>,
  tell: (status: SaveStatus) => void,
): Saver<Draft> {
  let waiting: { draft: Draft } | null = null
  let running: Promise<void> | null = null
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
      if (waiting === null) tell({ kind: 'saved', at: new Date() })
    } catch (cause) {
      keep(draft, cause)
    }
  }
  function keep(draft: Draft, cause: unknown) {
    if (!isUnanswered(cause)) return tell({ kind: 'failed' })
    waiting ??= { draft }
    tell({ kind: 'offline' })
    plan(RETRY_MS)
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
