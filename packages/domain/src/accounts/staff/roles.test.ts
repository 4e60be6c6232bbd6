import { describe, expect, it } from 'vitest'
import { ADMIN_PERMISSIONS, type AdminPermission } from './admin.ts'
import {
  BUILT_IN_ROLES,
  beyond,
  isBuiltInRole,
  leavesNoManager,
  PERMISSION_DESKS,
  RoleId,
  staffState,
} from './roles.ts'

describe('the desks', () => {
  it('hold every permission, each once', () => {
    expect(Object.values(PERMISSION_DESKS).flat().toSorted()).toEqual([...ADMIN_PERMISSIONS].toSorted())
  })
})

describe('the built-in roles', () => {
  it('begin with one that may do everything, and no other manages staff', () => {
    expect(BUILT_IN_ROLES.administrator).toEqual(ADMIN_PERMISSIONS)
    const managing = Object.entries(BUILT_IN_ROLES).filter(([, permissions]) =>
      (permissions as readonly AdminPermission[]).includes('staff'),
    )
    expect(managing.map(([name]) => name)).toEqual(['administrator'])
  })
  it('name no permission twice', () => {
    for (const permissions of Object.values(BUILT_IN_ROLES))
      expect(new Set(permissions).size).toBe(permissions.length)
  })
  it('are known by their name, and one of a partner by its id', () => {
    expect(RoleId.safeParse('reviewer').success).toBe(true)
    expect(RoleId.safeParse('0195b2c4-6f0e-7b1a-9a31-1f5e0c7d2b90').success).toBe(true)
    expect(RoleId.safeParse('king').success).toBe(false)
    expect([isBuiltInRole('advisor'), isBuiltInRole('toString'), isBuiltInRole('king')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('what somebody gives', () => {
  it('is beyond them where they lack a part of it', () => {
    expect(beyond(['applications', 'payments', 'staff'], ['staff', 'applications'])).toEqual(['payments'])
    expect(beyond(['applications'], ['staff', 'applications'])).toEqual([])
    expect(beyond([], [])).toEqual([])
  })
})

describe('a colleague', () => {
  it('is invited until they join, and switched off whenever that was said', () => {
    const at = new Date()
    expect(staffState({ joined_at: null, switched_off_at: null })).toBe('invited')
    expect(staffState({ joined_at: at, switched_off_at: null })).toBe('active')
    expect(staffState({ joined_at: at, switched_off_at: at })).toBe('switched_off')
  })
})

describe('who may manage staff', () => {
  const member = (id: string, state: 'invited' | 'active' | 'switched_off', ...of: AdminPermission[]) => ({
    id,
    state,
    permissions: of,
  })
  const staff = [
    member('ada', 'active', 'applications', 'staff'),
    member('bo', 'active', 'applications'),
    member('cy', 'invited', 'staff'),
    member('di', 'switched_off', 'staff'),
  ]
  it('is who has the permission and is here, and stays at least one, if there was one', () => {
    const without = staff.filter(({ id }) => id !== 'ada')
    expect(leavesNoManager(staff, staff)).toBe(false)
    expect(leavesNoManager(staff, without)).toBe(true)
    expect(leavesNoManager(staff, [...without, member('bo', 'active', 'staff')])).toBe(false)
    expect(leavesNoManager(without, [])).toBe(false)
  })
})
