import { centsOfDecimal } from '@hearthlight/domain/incentives/amounts/rational'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { findProgram, type StoredProgram } from '../program-store.ts'
import type { OpenApplication } from './open-application.ts'

type Budgets = Pick<BuiltInDeps, 'spentOf'>

/**
 * The status by which an application is handed in: the named one, or that of the waiting list once the money is used up.
 * The budget is that of the program as it is published now, whichever version the application began with.
 */
export async function withinBudget(
  deps: Budgets,
  db: ChangeDb,
  scope: HomeScope,
  { row, program: begun }: OpenApplication,
  named: string,
): Promise<string> {
  // What was handed back and comes again has its place already.
  if (row.submitted_at !== null) return named
  const program = await findProgram(db, scope, row.program_id ?? '')
  if (program === undefined || !(await isUsedUp(deps, db, scope, program))) return named
  const { budget } = program.definition
  if (budget?.when_used_up === 'waiting_list' && Object.hasOwn(begun.statuses, budget.waiting_status))
    return budget.waiting_status
  throw new Problem('programs.budget-used-up')
}

/** Nobody begins what could not be handed in. */
export async function refuseClosedByBudget(
  deps: Budgets,
  db: ChangeDb,
  scope: HomeScope,
  program: StoredProgram,
): Promise<void> {
  if (program.definition.budget?.when_used_up !== 'close') return
  if (await isUsedUp(deps, db, scope, program)) throw new Problem('programs.budget-used-up')
}

async function isUsedUp(
  { spentOf }: Budgets,
  db: ChangeDb,
  scope: HomeScope,
  { id, definition: { budget } }: StoredProgram,
): Promise<boolean> {
  return budget !== undefined && (await spentOf(db, scope, id)) >= centsOfDecimal(budget.amount)
}
