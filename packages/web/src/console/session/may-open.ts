import type { AdminPermission, AdminSession } from '@hearthlight/domain/accounts/staff/admin'

export type Rights = Pick<AdminSession, 'operator' | 'fullPermissions'>

export function mayOpen(
  { permission }: { readonly permission: AdminPermission | 'operator' | null },
  { operator, fullPermissions }: Rights,
): boolean {
  if (permission === null || operator) return true
  return permission !== 'operator' && fullPermissions.includes(permission)
}
