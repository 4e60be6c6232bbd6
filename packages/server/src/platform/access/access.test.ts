import type { ResolvedPartner } from '@hearthlight/domain/partner/read-partner'
import { describe, expect, it } from 'vitest'
import { ACTORS } from '../../testing/test-actors.ts'
import type { Scope } from '../scope.ts'
import {
  asInvited,
  asStaffReader,
  atOwnHomes,
  type HomePermission,
  type HomeScope,
  requireHomePermission,
} from './access.ts'

const scopeOf = (actor: Scope['actor']): Scope => ({
  partnerId: 'partner',
  // Nothing of it is looked at.
  partner: {} as ResolvedPartner,
  actor,
  requestId: 'request',
  site: 'http://localhost',
  language: 'en',
})
const PERMISSIONS: readonly HomePermission[] = ['read', 'change', 'share']
const allowed = (scope: HomeScope) =>
  PERMISSIONS.filter((permission) => {
    try {
      requireHomePermission(scope, permission)
      return true
    } catch {
      return false
    }
  })

describe('a request at homes', () => {
  it.each([
    ['user', 'owner', ['read', 'change', 'share']],
    ['acting', 'staff', ['read', 'change']],
    ['guest', 'guest', ['read']],
  ] as const)('of %s comes as %s and may %j', (name, by, may) => {
    const scope = atOwnHomes(scopeOf(ACTORS[name]))
    expect(scope.access).toMatchObject({ partnerId: 'partner', ownerId: 'person', by })
    expect(allowed(scope)).toEqual(may)
  })
  it.each(['anonymous', 'admin', 'operator', 'half', 'held', 'system'] as const)(
    'of %s reaches no homes as their own',
    (name) => {
      expect(() => atOwnHomes(scopeOf(ACTORS[name]))).toThrow('shared.not-allowed')
    },
  )
  it('of staff who read, and of who was handed a link, reaches the home of another and changes nothing', () => {
    const staff = asStaffReader(scopeOf(ACTORS.admin), 'somebody')
    expect(staff.access).toMatchObject({ ownerId: 'somebody', by: 'staff' })
    expect(allowed(staff)).toEqual(['read'])
    const invited = asInvited(scopeOf(ACTORS.anonymous), 'somebody')
    expect(invited.access).toMatchObject({ ownerId: 'somebody', by: 'guest' })
    expect(allowed(invited)).toEqual(['read'])
  })
})
