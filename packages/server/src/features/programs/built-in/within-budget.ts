import type { ApprovalLimits } from '@hearthlight/domain/applications/amounts/approval-limits'
import { NO_LIMITS } from '@hearthlight/domain/applications/staff-moves'
import { centsOfDecimal, decimalOfCents } from '@hearthlight/domain/incentives/amounts/rational'
import { programStatuses, waitingList } from '@hearthlight/domain/programs/definition/status-moves'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { findProgram, holdProgram, type StoredProgram } from '../program-store.ts'
import type { OpenApplication } from './open-application.ts'

type Budgets = Pick<BuiltInDeps, 'spentOf'>
type Deps = Pick<BuiltInDeps, 'spentOf' | 'goneOf'>

/** What bounds what a program approves, where what it has no money for waits, and what cannot become another amount. */
export type Bounds = {
  readonly limits: ApprovalLimits
  readonly waiting: string | undefined
  readonly gone: string | null
}

type Bounded = Pick<OpenApplication, 'program'> & {
  readonly row: Pick<OpenApplication['row'], 'id' | 'program_id'>
}

/**
 * The budget is that of the program as it is published now, whichever version the application began with; what it holds of
 * the budget itself is left for it.
 */
export async function boundsOf(
  { spentOf }: Budgets,
  db: PartnerDb,
  scope: InPartner,
  { row, program }: Bounded,
): Promise<Omit<Bounds, 'gone'>> {
  const { budget } = (await findProgram(db, scope, row.program_id ?? ''))?.definition ?? {}
  const cap = program.cart?.cap ?? null
  if (budget === undefined) return { limits: { ...NO_LIMITS, cap }, waiting: undefined }
  const left = centsOfDecimal(budget.amount) - (await spentOf(db, scope, row.program_id ?? '', row.id))
  const waiting = waitingList({ budget })
  return {
    limits: { cap, budget: budget.amount, left: decimalOfCents(Math.max(0, left)) },
    waiting: waiting !== undefined && Object.hasOwn(program.statuses, waiting) ? waiting : undefined,
  }
}

/** The same for what is handed in. Until the transaction ends nobody else approves from the same budget. */
export async function heldBounds(
  deps: Deps,
  db: ChangeDb,
  scope: InPartner,
  application: OpenApplication,
): Promise<Bounds> {
  const { row, program } = application
  const { factsOf, handInFrom } = programStatuses(program)
  const to = handInFrom(row.status)
  if (to !== undefined && factsOf(to)?.money === 'committed')
    await holdProgram(db, scope, row.program_id ?? '')
  const gone = await deps.goneOf(db, scope, row.id)
  return { ...(await boundsOf(deps, db, scope, application)), gone }
}

/** Nobody begins what could not be handed in. */
export async function refuseClosedByBudget(
  deps: Budgets,
  db: ChangeDb,
  scope: HomeScope,
  program: StoredProgram,
): Promise<void> {
  const { id, definition } = program
  if (definition.budget?.when_used_up !== 'close') return
  if ((await deps.spentOf(db, scope, id)) >= centsOfDecimal(definition.budget.amount))
    throw new Problem('programs.budget-used-up')
}
