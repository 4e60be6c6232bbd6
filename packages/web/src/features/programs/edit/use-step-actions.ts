import { useRef, useState } from 'react'
import { HttpProblem } from '../../../platform/http-problem.ts'

/** Answers whether what waits may follow: not when the step has been left, nor when something in it is wrong. */
type Work = () => Promise<boolean>

/**
 * What the buttons of a step do, one at a time. A press meanwhile waits, the newest one in the place of another that
 * waited.
 */
export function useStepActions() {
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const waiting = useRef<Work | null>(null)
  const isRunning = useRef(false)
  const runWaiting = async () => {
    for (let work = waiting.current; work !== null; work = waiting.current) {
      waiting.current = null
      setFailure(null)
      if (!(await work())) return
    }
  }
  const act = async (name: string, work: Work) => {
    waiting.current = work
    setPending(name)
    if (isRunning.current) return
    isRunning.current = true
    try {
      await runWaiting()
    } catch (cause) {
      if (!(cause instanceof HttpProblem)) throw cause
      setFailure(cause.title)
    } finally {
      waiting.current = null
      isRunning.current = false
      setPending(null)
    }
  }
  return { pending, failure, act }
}
