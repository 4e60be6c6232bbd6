import { centsOfDecimal } from '@hearthlight/domain/incentives/amounts/rational'
import { askedIncentive } from '@hearthlight/domain/programs/measures/measure-incentive'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { findProgram, holdProgram, type StoredProgram } from '../program-store.ts'
import type { OpenApplication } from './open-application.ts'

type Budgets = Pick<BuiltInDeps, 'spentOf'>

/**
 * The status by which an application is handed in: the named one, or that of the waiting list once the money is used up,
 * or does not reach for what the named one approves by itself. The budget is that of the program as it is published now,
 * whichever version the application began with.
 */
export async function withinBudget(
  deps: Budgets,
  db: ChangeDb,
  scope: HomeScope,
  application: OpenApplication,
  named: string,
): Promise<string> {
  const { row, program: begun } = application
  const approved = approvedBy(application, named)
  // What was handed back and comes again has its place already.
  if (row.submitted_at !== null && approved === null) return named
  // Until the transaction ends nobody else approves from the same budget.
  if (approved !== null) await holdProgram(db, scope, row.program_id ?? '')
  const program = await findProgram(db, scope, row.program_id ?? '')
  if (program === undefined || !(await isUsedUp(deps, db, scope, program, row.id, approved ?? 0)))
    return named
  const { budget } = program.definition
  if (budget?.when_used_up === 'waiting_list' && Object.hasOwn(begun.statuses, budget.waiting_status))
    return budget.waiting_status
  throw new Problem('programs.budget-used-up')
}

/** What a status approves by itself, in cents; null where it approves nothing. */
function approvedBy({ program, state }: OpenApplication, status: string): number | null {
  if (program.statuses[status]?.money !== 'committed') return null
  const asked = askedIncentive(program, state)
  return asked === null ? null : centsOfDecimal(asked)
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
  except?: string,
  approved = 0,
): Promise<boolean> {
  if (budget === undefined) return false
  const spent = await spentOf(db, scope, id, except)
  const all = centsOfDecimal(budget.amount)
  return spent >= all || spent + approved > all
}
