import { isWithin } from '@hearthlight/domain/incentives/classification/date-range'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { groupsOf } from '@hearthlight/domain/programs/definition/program-facts'
import { programStatuses } from '@hearthlight/domain/programs/definition/status-moves'
import { askedIncentive } from '@hearthlight/domain/programs/measures/measure-incentive'
import type {
  CreatedProject,
  CreateProject,
  MoveProject,
  WantedMeasure,
} from '@hearthlight/domain/programs/wire/program-offer'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { findProgram } from '../program-store.ts'
import { writeDraft } from './application-content-store.ts'
import { applicationChange } from './application-log.ts'
import { findUntouched, lockPerson } from './application-row-store.ts'
import { lockedForChange } from './open-application.ts'
import { refuseClosedByBudget } from './within-budget.ts'

/** Begins an application. A second click gets the one of the first, into which nothing has been filled yet. */
export function createProject(
  deps: BuiltInDeps,
  scope: HomeScope,
  { building_id, program_id, measure }: CreateProject,
): Promise<Pick<CreatedProject, 'project_id'>> {
  const what = { action: 'application.create', record: { type: 'application', of: building_id } }
  return change(deps.db, scope, what, async (db) => {
    await lockPerson(db, scope.access)
    await deps.factsOf(db, scope, building_id)
    const program = await findProgram(db, scope, program_id)
    if (program === undefined) throw new Problem('shared.not-found')
    if (program.archived_at !== null) throw new Problem('programs.archived')
    const { definition, version } = program
    const at = deps.now()
    if (!isWithin(definition.date_range, dayIn(scope.partner.config.time_zone, at)))
      throw new Problem('programs.not-open')
    await refuseClosedByBudget(deps, db, scope, program)
    const status = definition.initial_status
    const there = await findUntouched(db, scope.access, {
      programId: program_id,
      buildingId: building_id,
      status,
    })
    if (there !== undefined) {
      await proposeMeasure(db, scope, definition, { project_id: there, measure }, at)
      return { result: { project_id: there }, id: there, before: {}, after: {} }
    }
    const application = {
      kind: 'Program',
      building_id,
      program_id,
      program_version: version,
      status,
    } as const
    const { id } = await deps.applications.insert(db, scope.access, application, { at, by: scope.actor })
    await proposeMeasure(db, scope, definition, { project_id: id, measure }, at)
    return { result: { project_id: id }, id, after: application }
  })
}

type Wanted = { readonly project_id: string; readonly measure: WantedMeasure | undefined }

/** Stands in the list of measures as if it had been typed there. Of an area that nobody knows there is nothing to type. */
async function proposeMeasure(
  db: ChangeDb,
  scope: HomeScope,
  program: ProgramDefinition,
  { project_id, measure }: Wanted,
  at: Date,
): Promise<void> {
  const group = program.measure_groups.find(({ measures }) =>
    measures.some(({ code }) => code === measure?.code),
  )
  const wanted = group?.measures.find(({ code }) => code === measure?.code)
  const step = program.steps.find((each) => group && groupsOf(each).includes(group.code))
  if (wanted === undefined || step === undefined) return
  const known = measure?.quantity ?? (wanted.unit === 'each' ? 1 : null)
  if (known === null) return
  const quantity = Math.min(Math.max(1, Math.round(known)), wanted.max_quantity ?? Number.POSITIVE_INFINITY)
  await writeDraft(db, scope, { project_id, cn: step.id, draft: { [wanted.code]: quantity } }, at)
}

/** A move that the program lets the applicant make, whatever locks the application: to withdraw it, say. */
export const moveProject = (
  deps: BuiltInDeps,
  scope: HomeScope,
  { project_id, project_status }: MoveProject,
): Promise<void> =>
  change(deps.db, scope, applicationChange(scope, 'application.move', project_id), async (db) => {
    const application = await lockedForChange(deps, db, scope, project_id)
    const { row, program, state } = application
    if (row.status === project_status) return { result: undefined, before: {}, after: {} }
    const left = { event: { kind: 'move', to: project_status }, actor: 'applicant' } as const
    await deps.applications.transit(db, scope, row, programStatuses(program), left, {
      total: askedIncentive(program, state),
    })
    return { result: undefined, before: { status: row.status }, after: { status: project_status } }
  })
