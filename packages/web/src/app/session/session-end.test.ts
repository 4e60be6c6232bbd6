import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { httpSignals } from '../../platform/http-signals.ts'
import { queryClient } from '../../platform/queries.ts'
import { currentUserQuery, knownUser } from '../../platform/session.ts'
import { watchSession } from './session-end.ts'

let went: string[] = []
let expirePath: string | null = null
beforeEach(() => {
  went = []
  expirePath = null
  watchSession(
    (to) => went.push(to),
    () => expirePath,
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
    expirePath = '/hello'
    httpSignals.unauthorized()
    expect(went).toEqual([])
  })
  it('leads once to the page the partner names, however many calls are refused [S1-4.004]', () => {
    expirePath = '/hello?from=portal'
    window.history.replaceState(null, '', '/user/edit')
    httpSignals.unauthorized()
    expect(went).toEqual(['/hello?from=portal&redirect=%2Fuser%2Fedit'])
    window.history.replaceState(null, '', went[0])
    httpSignals.unauthorized()
    expect(went).toHaveLength(1)
  })
  it.each(['/admin', '/admin/security'])(
    'leaves the console at %s where it is: its session is another',
    (at) => {
      window.history.replaceState(null, '', at)
      httpSignals.unauthorized()
      expect(went).toEqual([])
    },
  )
  it('is the portal’s at an address that only begins like the console’s', () => {
    window.history.replaceState(null, '', '/administration')
    httpSignals.unauthorized()
    expect(went).toEqual(['/sign-in?redirect=%2Fadministration'])
  })
})

it('a sign-out in another tab ends the portal here, and leaves the console open', async () => {
  const other = new BroadcastChannel('session')
  const person = { name: 'Ada Byron' } as CurrentUser
  const signOutThere = async () => {
    queryClient.setQueryData(currentUserQuery.queryKey, person)
    other.postMessage('ended')
    await expect.poll(knownUser).toBeNull()
  }
  window.history.replaceState(null, '', '/admin/security')
  await signOutThere()
  expect(went).toEqual([])
  window.history.replaceState(null, '', '/buildings')
  await signOutThere()
  expect(went).toEqual(['/sign-in?redirect=%2Fbuildings'])
  other.close()
})
