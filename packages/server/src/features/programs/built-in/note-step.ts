import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import type { OpenApplication } from './open-application.ts'

/** Whoever asked for the steps of these types has been answered. */
export async function noteStep(
  { applications }: BuiltInDeps,
  db: ChangeDb,
  scope: InPartner,
  { row, program }: OpenApplication,
  types: readonly StepDefinition['type'][],
  at: Date,
): Promise<void> {
  for (const { kind, item_id } of row.requests ?? [])
    if (kind === 'step' && program.steps.some(({ id, type }) => id === item_id && types.includes(type)))
      await applications.markDone(db, scope, { application_id: row.id, kind, item_id }, at)
}
