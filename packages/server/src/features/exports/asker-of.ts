import type { Scope } from '../../platform/scope.ts'

/** Who of the staff asks, as an export keeps it; the policy of the routes has let nobody else in. */
export function askerOf({ actor }: Scope) {
  if (actor.kind !== 'admin' && actor.kind !== 'operator') throw new Error('Only staff export.')
  return { by_kind: actor.kind, by_id: actor.admin.id, by_name: actor.admin.name }
}
