import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { formats } from '@hearthlight/domain/partner/formats'
import { nextIn } from '@hearthlight/domain/programs/definition/next-in'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { statusMail } from '@hearthlight/domain/programs/definition/status-mail'
import { applicantMove } from '@hearthlight/domain/programs/definition/status-moves'
import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import { handedInStatus } from '@hearthlight/domain/programs/measures/handed-in-status'
import { askedIncentive } from '@hearthlight/domain/programs/measures/measure-incentive'
import { stepProgress } from '@hearthlight/domain/programs/steps/step-progress'
import type { PostTerms } from '@hearthlight/domain/programs/wire/post-answers'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { removeDrafts, writeTerms } from './application-content-store.ts'
import { touchApplication } from './application-row-store.ts'
import { logOf } from './log-of.ts'
import { lockedForChange, type OpenApplication } from './open-application.ts'
import { presentDetails } from './present-project.ts'
import { programCopy } from './program-copy.ts'
import { withinBudget } from './within-budget.ts'

type TermsStep = Extract<StepDefinition, { type: 'tandc' }>

/**
 * Accepts the terms of a step. Where they say so this hands the application in: nothing that is required may be missing
 * then. A second click finds them accepted and changes nothing.
 */
export function acceptTerms(deps: BuiltInDeps, scope: HomeScope, input: PostTerms): Promise<void> {
  const { project_id } = input.details
  return change(deps.db, scope, logOf(scope, 'application.accept-terms', project_id), async (db) => {
    const application = await lockedForChange(deps, db, scope, project_id)
    const { row, state } = application
    const accepted = acceptanceOf(scope, application, input)
    if (accepted === undefined) return { result: undefined, before: {}, after: {} }
    const { step, named } = accepted
    const to = named && (await withinBudget(deps, db, scope, application, named))
    await keepAcceptance(deps, db, scope, application, step, to)
    return {
      result: undefined,
      before: { status: row.status, accepted: state.acceptedTerms.includes(step.id) },
      after: { status: to ?? row.status, accepted: true },
    }
  })
}

/** The step whose terms are accepted and the status that this leads to, if any; undefined where they were before. */
export function acceptanceOf(
  scope: HomeScope,
  application: OpenApplication,
  { accept_tnc, project_status, details: { cn } }: PostTerms,
): { readonly step: TermsStep; readonly named: string | undefined } | undefined {
  const { program, row, state } = application
  const step = termsStep(application, cn)
  if (isHandedIn(application, step)) return undefined
  if (isLocked(row)) throw new Problem('applications.locked')
  if (!accept_tnc) throw new Problem('programs.terms')
  const named = statusAfter(program, row.status, step, project_status)
  if (named === undefined) return { step, named }
  mustBeComplete(scope, application, step)
  const to = handedInStatus(program, state, named)
  if (to === undefined) throw new Problem('programs.amount-unknown')
  return { step, named: to }
}

const isHandedIn = ({ program, row, state }: OpenApplication, { id }: TermsStep) =>
  program.statuses[row.status]?.applicant_may_edit === false && state.acceptedTerms.includes(id)

function termsStep({ program, state }: OpenApplication, cn: string | undefined): TermsStep {
  const steps = stepProgress(program, state).flatMap(({ step }) => (step.type === 'tandc' ? [step] : []))
  const step = cn === undefined ? steps.at(-1) : steps.find(({ id }) => id === cn)
  if (step === undefined) throw new Problem('shared.not-found')
  return step
}

/** The client may send the status that it was told; any other is one that it does not know of. */
function statusAfter(
  program: ProgramDefinition,
  status: string,
  step: TermsStep,
  sent: string | undefined,
): string | undefined {
  const { accept_status } = step.terms
  if (accept_status === undefined) return undefined
  const names = Object.values(program.statuses[accept_status]?.name ?? {})
  if (sent !== undefined && sent !== accept_status && !names.includes(sent))
    throw new Problem('programs.cannot-move')
  const to = applicantMove(program, status)
  if (to === undefined) throw new Problem('programs.cannot-move')
  return to
}

function mustBeComplete({ language }: HomeScope, { program, state }: OpenApplication, step: TermsStep): void {
  const say = sayIn(language, program.languages)
  const missing = stepProgress(program, state).filter((each) => !each.isComplete && each.step.id !== step.id)
  if (missing.length === 0) return
  const only = missing.length === 1 ? missing[0] : undefined
  throw new Problem(only?.step.type === 'contact' ? 'programs.no-contact' : 'programs.incomplete', {
    fields: missing.map((each) => ({ pointer: `/steps/${each.step.id}`, message: say(each.step.name) })),
  })
}

/** What was drafted at the step is settled with it. */
async function keepAcceptance(
  deps: BuiltInDeps,
  db: ChangeDb,
  scope: HomeScope,
  application: OpenApplication,
  step: TermsStep,
  to: string | undefined,
): Promise<void> {
  const { id } = application.row
  const at = deps.now()
  await writeTerms(db, scope, id, step.id, at)
  await removeDrafts(db, scope, id, [step.id])
  if (to === undefined) await touchApplication(db, scope.access, id, at)
  else await giveStatus(deps, db, scope, application, to, at)
}

/** A status that the applicant may not fill in at locks the application in the portal. */
export async function giveStatus(
  deps: BuiltInDeps,
  db: ChangeDb,
  scope: HomeScope,
  application: OpenApplication,
  status: string,
  at: Date,
): Promise<void> {
  const { row, program, state } = application
  const money = { money: program.statuses[status]?.money ?? null, amount: askedIncentive(program, state) }
  await deps.applications.changeStatus(db, scope, row.id, { status, at, by: scope.actor }, money)
  const mayEdit = program.statuses[status]?.applicant_may_edit === true
  if (row.requested_edit !== null && !mayEdit) await deps.applications.clearRequests(db, scope, row.id, at)
  const isEnd = program.statuses[status]?.is_end === true
  await touchApplication(db, scope.access, row.id, at, {
    locked_in_portal: mayEdit ? 'no' : 'yes',
    ...(!mayEdit && !isEnd && { total_incentive: askedIncentive(program, state) }),
    ...(money.money === 'committed' && money.amount !== null && { approved_amount: money.amount }),
    ...(!mayEdit && !isEnd && row.submitted_at === null && { submitted_at: at }),
  })
  if (mayEdit || isEnd) await tellApplicant(deps, db, scope, application, status)
  else await sendReceipt(deps, db, scope, application, status, at)
}

function ownMail(scope: HomeScope, { row, program, state }: OpenApplication, status: string) {
  const { language, partner, actor } = scope
  const say = sayIn(language, program.languages)
  const amount = row.approved_amount ?? askedIncentive(program, state)
  const values = {
    ...{
      program: say(program.name),
      status: say(program.statuses[status]?.name),
      number: String(row.number),
    },
    ...(actor.kind === 'user' && { name: actor.person.name }),
    ...(amount !== null && { amount: formats(partner.config, language).money(Number(amount), 2) }),
    next: nextIn(program, status, say),
  }
  return statusMail(program, status, values, language)
}

/** What was handed in, with what the program itself writes of it. */
async function sendReceipt(
  deps: BuiltInDeps,
  db: ChangeDb,
  scope: HomeScope,
  application: OpenApplication,
  status: string,
  at: Date,
): Promise<void> {
  const { row, program } = application
  const handedIn = { ...application, row: { ...row, status, status_since: at } }
  const details = presentDetails(scope, handedIn, [], at)
  const mail = deps.applications.receipt(scope, {
    application: { id: row.id, kind: 'Program', building_id: row.building_id, number: row.number },
    name: sayIn(scope.language, program.languages)(program.name),
    home: await deps.buildingOf(db, scope, row.building_id),
    lines: programCopy(scope, details, row.restricted),
    next: [details.custom_status_description, details.promise?.says].filter((part) => part).join(' '),
    isUpdate: row.submitted_at !== null,
    own: ownMail(scope, application, status),
  })
  await deps.sendMail(db, scope, mail)
}

/** The mail that the program has for the status, if it has one. */
async function tellApplicant(
  { sendMail, applications }: BuiltInDeps,
  db: ChangeDb,
  scope: HomeScope,
  application: OpenApplication,
  status: string,
): Promise<void> {
  const { actor, language } = scope
  const own = ownMail(scope, application, status)
  if (own === undefined || actor.kind !== 'user') return
  const { person } = actor
  const { row } = application
  const values = { subject: own.subject, text: own.text }
  const request = { template: 'programs:mail.status', to: person.email, language, values } as const
  const place = { id: row.id, kind: 'Program', building_id: row.building_id } as const
  await sendMail(db, scope, applications.linked(scope, place, person, 'moved', request))
}
