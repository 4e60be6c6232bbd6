import { CAPTCHA_TIMEOUT_MS } from '@hearthlight/domain/guests/guest-times'
import { useCallback, useRef, useState } from 'react'
import { solvedProof } from '../../../api/proof-api.ts'

type CaptchaState = 'rest' | 'checking' | 'done' | 'failed'
type Work = { readonly proof: Promise<string>; readonly startedAt: number }

/** A little less than the server gives a proof: whoever took longer over the form has it worked out once more. */
const FRESH_MS = 9 * 60_000

/** The captcha: ticking its box has this browser work a challenge out, without anybody else. */
export function useCaptcha() {
  const [state, setState] = useState<CaptchaState>('rest')
  const work = useRef<Work | null>(null)
  const start = useCallback((): Work => {
    const started = { proof: inTime(solvedProof()), startedAt: Date.now() }
    work.current = started
    setState('checking')
    const settle = (next: CaptchaState) => () => work.current === started && setState(next)
    started.proof.then(settle('done'), settle('failed'))
    return started
  }, [])
  const forget = useCallback(() => {
    work.current = null
    setState('rest')
  }, [])
  return {
    state,
    tick: useCallback(
      (isTicked: boolean) => {
        if (!isTicked) forget()
        else if (work.current === null) start()
      },
      [start, forget],
    ),
    forget,
    /** The proof to send along; rejects when it cannot be had. */
    proof: (): Promise<string> => {
      const known = work.current
      const isFresh = known !== null && Date.now() - known.startedAt < FRESH_MS
      return (isFresh ? known : start()).proof
    },
  }
}
export type Captcha = ReturnType<typeof useCaptcha>

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The captcha took too long.')), CAPTCHA_TIMEOUT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(limit))
  })
}
