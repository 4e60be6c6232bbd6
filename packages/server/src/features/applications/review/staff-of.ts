import type { Scope } from '../../../platform/scope.ts'

/** Who of the staff asks; the policy of the route has let nobody else in. */
export function staffOf({ actor }: Scope): { readonly id: string; readonly name: string } {
  if (actor.kind !== 'admin' && actor.kind !== 'operator') throw new Error('Only staff review.')
  return { id: actor.admin.id, name: actor.admin.name }
}
