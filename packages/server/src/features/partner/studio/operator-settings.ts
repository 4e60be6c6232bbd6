import { isOperatorSetting, OPERATOR_SETTINGS } from '@hearthlight/domain/partner/own-address'
import { sameJson, valueAt } from '@hearthlight/domain/shared/json-path'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Patch } from '@hearthlight/domain/studio/patch'
import type { Scope } from '../../../platform/scope.ts'

const isOperator = ({ actor }: Pick<Scope, 'actor'>) => actor.kind === 'operator'

/** Names of the settings that this person's file or draft cannot bring along. */
export const settingsOfOthers = (scope: Pick<Scope, 'actor'>): readonly string[] =>
  isOperator(scope) ? [] : OPERATOR_SETTINGS

export function mustNotPatch(scope: Pick<Scope, 'actor'>, patches: readonly Patch[]): void {
  if (!isOperator(scope) && patches.some(({ path }) => isOperatorSetting(path)))
    throw new Problem('admin-site.operators-only')
}

/** Whoever wrote it: what goes live leaves these as they are, unless an operator publishes it. */
export function mustNotChange(scope: Pick<Scope, 'actor'>, published: unknown, next: unknown): void {
  const changed = settingsOfOthers(scope).some(
    (name) => !sameJson(valueAt(published, [name]), valueAt(next, [name])),
  )
  if (changed) throw new Problem('admin-site.operators-only')
}
