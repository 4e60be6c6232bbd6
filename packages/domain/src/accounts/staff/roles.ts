import { z } from 'zod'
import { ADMIN_PERMISSIONS, type AdminPermission } from './admin.ts'

/** The permissions by the desk that works with them, in the order in which a role is read. */
export const PERMISSION_DESKS = {
  applications: ['applications', 'AppliedOfferRestrictedDataAccess'],
  money: ['second_approval', 'payments'],
  people: ['users', 'login_as', 'buildings', 'advisors'],
  site: ['partner', 'programs', 'outward', 'savings'],
  records: ['accounts_import', 'readings_import', 'exports', 'audit_log', 'jobs'],
  staff: ['staff'],
} as const satisfies Record<string, readonly AdminPermission[]>
export type PermissionDesk = keyof typeof PERMISSION_DESKS
export const DESKS = Object.keys(PERMISSION_DESKS) as PermissionDesk[] // the keys of the object above

/** Roles that every partner has from the start. Nobody changes them: a partner's own begins as a copy of one. */
export const BUILT_IN_ROLES = {
  administrator: ADMIN_PERMISSIONS,
  program_manager: [
    ...['applications', 'second_approval', 'users', 'buildings', 'advisors', 'programs', 'exports'],
    'savings',
    'AppliedOfferRestrictedDataAccess',
  ],
  reviewer: ['applications', 'users', 'buildings'],
  payments: ['payments', 'exports'],
  advisor: ['applications', 'buildings', 'advisors'],
  site_editor: ['partner', 'programs'],
  it: ['accounts_import', 'readings_import', 'audit_log', 'jobs', 'outward'],
} as const satisfies Record<string, readonly AdminPermission[]>
export type BuiltInRole = keyof typeof BUILT_IN_ROLES
export const BUILT_IN_ROLE_NAMES = Object.keys(BUILT_IN_ROLES) as [BuiltInRole, ...BuiltInRole[]] // the keys of the object above
export const BuiltInRole = z.enum(BUILT_IN_ROLE_NAMES)

export const isBuiltInRole = (role: string): role is BuiltInRole => Object.hasOwn(BUILT_IN_ROLES, role)

/** A role by its built-in name, or by the id of one that the partner made. */
export const RoleId = z.union([BuiltInRole, z.uuid()])

/** What of it the giver does not have: nobody gives more than they have. */
export const beyond = (
  wanted: readonly AdminPermission[],
  own: readonly AdminPermission[],
): AdminPermission[] => wanted.filter((permission) => !own.includes(permission))

export const STAFF_STATES = ['invited', 'active', 'switched_off'] as const
export type StaffState = (typeof STAFF_STATES)[number]

export function staffState({
  joined_at,
  switched_off_at,
}: {
  readonly joined_at: unknown
  readonly switched_off_at: unknown
}): StaffState {
  if (switched_off_at !== null) return 'switched_off'
  return joined_at === null ? 'invited' : 'active'
}

type Managing = {
  readonly id: string
  readonly state: StaffState
  readonly permissions: readonly AdminPermission[]
}

/** Who can invite and change colleagues today: an invitation that nobody has opened manages nothing. */
const managersOf = (staff: readonly Managing[]): string[] =>
  staff
    .filter(({ state, permissions }) => state === 'active' && permissions.includes('staff'))
    .map(({ id }) => id)

/** Whether a change takes the last one away who may manage staff. Where there was none, nobody is taken away. */
export const leavesNoManager = (before: readonly Managing[], after: readonly Managing[]): boolean =>
  managersOf(before).length > 0 && managersOf(after).length === 0
