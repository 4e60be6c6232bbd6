import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import {
  LIST_PERMISSIONS,
  type ListName,
  SHARED_VIEWS_PERMISSION,
} from '@hearthlight/domain/records/saved-view'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../platform/scope.ts'

/** Who of the staff asks; the policy of the route has let nobody else in. */
export function askerOf({ actor }: Scope) {
  if (actor.kind !== 'admin' && actor.kind !== 'operator') throw new Error('Only staff save views.')
  const may = (permission: AdminPermission) =>
    actor.kind === 'operator' || actor.permissions.includes(permission)
  return { id: actor.admin.id, name: actor.admin.name, may }
}

type Asker = ReturnType<typeof askerOf>

/** Views of a list are for who may open it; for others they are not there. */
export function mustSeeList({ may }: Asker, list: ListName): void {
  if (!may(LIST_PERMISSIONS[list])) throw new Problem('shared.not-found')
}

export const mayChange = (
  { id, may }: Asker,
  view: { readonly by_id: string; readonly is_shared: boolean },
): boolean => view.by_id === id || (view.is_shared && may(SHARED_VIEWS_PERMISSION))
