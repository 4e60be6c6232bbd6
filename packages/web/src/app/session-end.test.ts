import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { httpSignals } from '../platform/http-signals.ts'
import { watchSession } from './session-end.ts'

let went: string[] = []
beforeEach(() => {
  went = []
  watchSession(
    (to) => went.push(to),
    () => null,
  )
})
afterEach(() => window.history.replaceState(null, '', '/'))

describe('a call refused for want of a session', () => {
  it('leads to sign-in with the way back, whoever was known before', () => {
    window.history.replaceState(null, '', '/buildings?page=2')
    httpSignals.unauthorized()
    expect(went).toEqual(['/sign-in?redirect=%2Fbuildings%3Fpage%3D2'])
  })
  it('moves nothing on the sign-in page itself [S1-4.005]', () => {
    window.history.replaceState(null, '', '/sign-in')
    httpSignals.unauthorized()
    expect(went).toEqual([])
  })
})
