import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { RequestedItem } from '@hearthlight/domain/applications/request-kinds'
import { ownEnds } from '@hearthlight/domain/applications/statuses'
import { checkEligibility } from '@hearthlight/domain/incentives/classification/check-eligibility'
import type { Facts } from '@hearthlight/domain/incentives/classification/home-condition'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { type Say, sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { programStatuses } from '@hearthlight/domain/programs/definition/status-moves'
import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import { answeredFacts } from '@hearthlight/domain/programs/facts/answered-facts'
import type { ApplicationState } from '@hearthlight/domain/programs/facts/application-state'
import { incentivesOnWire, totalIncentive } from '@hearthlight/domain/programs/measures/measure-incentive'
import { presentCart } from '@hearthlight/domain/programs/measures/present-measures'
import { workingDaysSince } from '@hearthlight/domain/programs/promise-clock'
import { promiseDay } from '@hearthlight/domain/programs/promise-day'
import { mustWaitToBuy } from '@hearthlight/domain/programs/purchase-rules'
import { statusesAhead } from '@hearthlight/domain/programs/statuses-ahead'
import { stepToGoOn } from '@hearthlight/domain/programs/steps/navigate-steps'
import { stepProgress } from '@hearthlight/domain/programs/steps/step-progress'
import { attachmentsIn, questionsIn, stepOfItem } from '@hearthlight/domain/programs/unlocked-items'
import type {
  ProgramProject,
  ProjectDetails,
  SelectedProject,
} from '@hearthlight/domain/programs/wire/program-project'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { Scope } from '../../../platform/scope.ts'
import type { ApplicationRow } from './application-row-store.ts'
import type { OpenApplication } from './open-application.ts'
import { sectionsOfStep } from './sections-of-step.ts'

/** An application as the list shows it. */
export function presentProject(
  row: ApplicationRow,
  state: ApplicationState,
  language: Language,
): ProgramProject {
  const { definition } = row
  const say = sayIn(language, definition.languages)
  const status = definition.statuses[row.status]
  const programId = row.program_id ?? ''
  const name = say(definition.name)
  const total = totalIncentive(definition, state)
  const { total_incentive, total_basis } =
    row.approved_amount === null
      ? incentivesOnWire(total)
      : ({ total_incentive: row.approved_amount, total_basis: 'exact' } as const)
  const asked = askedOf(row, say)
  return {
    id: row.id,
    number: row.number,
    name,
    program_id: programId,
    description: say(definition.description),
    created_at: row.created_at.toISOString(),
    last_modified_ts: row.updated_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    project_type: { id: programId, name },
    programmable_type: 'Offer',
    programmable_id: programId,
    original_programmable_id: programId,
    project_status: { status: say(status?.name), user_scheduling_enabled: status?.user_scheduling ?? false },
    status: say(status?.name),
    status_code: row.status,
    custom_status_description: status?.description === undefined ? null : say(status.description),
    custom_status_date: row.status_since?.toISOString() ?? null,
    child_projects: [],
    document_upload_notify_list: [],
    admin_document_upload: false,
    requested_edit: row.requested_edit,
    ...(isDraft(row) && { goes_on_at: presentGoingOn(definition, state, say) }),
    ...(row.requested_edit !== null && askedWire(asked, row.answer_by)),
    applied_obj_quantity: row.quantity,
    total_incentive,
    total_basis,
    locked: row.locked,
    locked_in_portal: row.locked_in_portal,
    locked_in_educate: row.locked_in_educate,
    site_id: row.building_id,
    schedule_plan_assigment: row.visit && { timeslot: row.visit },
    do_not_buy_yet: mustWaitToBuy(definition, row.status),
  }
}

/** Nobody but the applicant has seen it. */
export const isDraft = (row: ApplicationRow): boolean => row.submitted_at === null && !isLocked(row)

function presentGoingOn(
  program: ProgramDefinition,
  state: ApplicationState,
  say: ReturnType<typeof sayIn>,
): ProgramProject['goes_on_at'] {
  const steps = stepProgress(program, state)
  const index = stepToGoOn(steps)
  return { step: index + 1, steps: steps.length, name: say(steps[index]?.step.name) }
}

type Asked = NonNullable<ProgramProject['asked']>

/** What is asked, in the order of the steps; what the program does not know is not asked any more. */
function askedOf({ definition, requests }: ApplicationRow, say: Say): Asked {
  const nameOf = ({ kind, item_id }: RequestedItem, step: StepDefinition) => {
    if (kind === 'step') return say(step.name)
    const items = kind === 'answer' ? questionsIn(definition, step) : attachmentsIn(definition, step)
    return say(items.find(({ code }) => code === item_id)?.question)
  }
  const named = (requests ?? []).flatMap((request) => {
    const step = stepOfItem(definition, request)
    return step === undefined ? [] : [{ ...request, step: step.id, name: nameOf(request, step) }]
  })
  const place = ({ step }: Asked[number]) => definition.steps.findIndex(({ id }) => id === step)
  return named.toSorted((one, other) => place(one) - place(other))
}

/** It opens at the first step with something that is not done. */
const askedWire = (asked: Asked, answerBy: string | null) => {
  const first = asked.find(({ is_done }) => !is_done) ?? asked[0]
  return { asked, answer_by: answerBy, ...(first && { asked_step: first.step }) }
}

export function presentSelected({ row, program, state, reader }: OpenApplication): SelectedProject {
  return {
    ...presentCart(program, state, reader.language),
    // What was approved is the total, whatever was worked out.
    ...presentProject(row, state, reader.language),
  }
}

type History = readonly { readonly status: string; readonly at: Date; readonly message: string | null }[]

export function presentDetails(
  scope: Scope,
  application: OpenApplication,
  history: History,
  now: Date,
): ProjectDetails {
  const { row, program, state, reader } = application
  const say = sayIn(reader.language, program.languages)
  const nameOf = (code: string) => say(program.statuses[code]?.name)
  const steps = stepProgress(program, state)
  const isShut = ({ id, type }: StepDefinition, isComplete: boolean) =>
    isComplete && type !== 'tandc' && application.unlocked?.steps.has(id) === false
  return {
    ...presentSelected(application),
    contact_id: state.contactId,
    steps: steps.map(({ step, isComplete }) => ({
      id: step.id,
      type: step.type,
      name: say(step.name),
      is_complete: isComplete,
      ...(isShut(step, isComplete) && { is_locked: true }),
    })),
    sections: steps.flatMap(({ step }) => sectionsOfStep(scope, application, step)),
    timeline: history.map(({ status, at, message }) => ({
      code: status,
      status: nameOf(status),
      at: at.toISOString(),
      message,
    })),
    ahead: statusesAhead(program, row.status).map(({ code, by, workingDays }) => {
      const description = program.statuses[code]?.description
      const says = description === undefined ? null : say(description)
      return { code, status: nameOf(code), says, by, working_days: workingDays }
    }),
    promise: presentPromise(scope, application, now),
    may_move_to: ownEnds(programStatuses(program), row.status).map((code) => ({
      code,
      status: nameOf(code),
    })),
    eligibility: eligibilityOf(program, answeredFacts(program, state), reader.language),
    program_version: row.program_version ?? 0,
  }
}

/** The days of the partner's calendar count, since the application has its status. */
export function promiseOf({ partner }: Scope, { row, program }: OpenApplication, now: Date) {
  const promise = program.statuses[row.status]?.promise
  if (promise === undefined || row.status_since === null) return null
  const zone = partner.config.time_zone
  const [from, today] = [dayIn(zone, row.status_since), dayIn(zone, now)]
  const due_on = promiseDay(from, promise.working_days)
  return {
    working_days: promise.working_days,
    due_on,
    is_overdue: today > due_on,
    day: workingDaysSince(from, today),
  }
}

function presentPromise(scope: Scope, application: OpenApplication, now: Date): ProjectDetails['promise'] {
  const { row, program, reader } = application
  const promise = program.statuses[row.status]?.promise
  const clock = promiseOf(scope, application, now)
  if (promise === undefined || clock === null) return null
  const { working_days, due_on, is_overdue } = clock
  const say = sayIn(reader.language, program.languages)
  return { working_days, due_on, is_overdue, says: say(is_overdue ? promise.overdue : promise.says) }
}

/** Whether a home fits the program, with what decided it. */
export function eligibilityOf(program: ProgramDefinition, facts: Facts, language: Language) {
  const say = sayIn(language, program.languages)
  const conditions = program.eligibility.map((condition) => ({ ...condition, says: say(condition.says) }))
  const { verdict, trace } = checkEligibility(conditions, facts)
  return {
    verdict,
    trace: trace.map((line) => ({
      ...line,
      used: line.used && { ...line.used, values: [...line.used.values] },
      asks: [...line.asks],
    })),
  }
}
