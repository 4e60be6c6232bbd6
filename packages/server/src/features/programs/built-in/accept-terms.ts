import type { HandedIn } from '@hearthlight/domain/applications/handed-in'
import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { applicantMove, programStatuses } from '@hearthlight/domain/programs/definition/status-moves'
import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import { askedAmount } from '@hearthlight/domain/programs/measures/asked-amount'
import { askedIncentive } from '@hearthlight/domain/programs/measures/measure-incentive'
import { stepProgress } from '@hearthlight/domain/programs/steps/step-progress'
import type { PostTerms } from '@hearthlight/domain/programs/wire/post-answers'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { removeDrafts, writeTerms } from './application-content-store.ts'
import { applicationChange } from './application-log.ts'
import { lockedForChange, type OpenApplication } from './open-application.ts'
import { presentDetails } from './present-project.ts'
import { programCopy } from './program-copy.ts'
import { type Bounds, heldBounds } from './within-budget.ts'

type TermsStep = Extract<StepDefinition, { type: 'tandc' }>

/**
 * Accepts the terms of a step. Where they say so this hands the application in: nothing that is required may be missing
 * then. A second click finds them accepted and changes nothing.
 */
export function acceptTerms(deps: BuiltInDeps, scope: HomeScope, input: PostTerms): Promise<void> {
  const { project_id } = input.details
  return change(
    deps.db,
    scope,
    applicationChange(scope, 'application.accept-terms', project_id),
    async (db) => {
      const application = await lockedForChange(deps, db, scope, project_id)
      const { row, state } = application
      const accepted = acceptanceOf(scope, application, input)
      if (accepted === undefined) return { result: undefined, before: {}, after: {} }
      const { step, isHandedIn } = accepted
      const at = deps.now()
      await writeTerms(db, scope, project_id, step.id, at)
      // What was drafted at the step is settled with it.
      await removeDrafts(db, scope, project_id, [step.id])
      if (!isHandedIn) await deps.applications.touch(db, scope.access, project_id, at)
      const status = isHandedIn ? await handIn(deps, db, scope, application) : row.status
      return {
        result: undefined,
        before: { status: row.status, accepted: state.acceptedTerms.includes(step.id) },
        after: { status, accepted: true },
      }
    },
  )
}

/** The step whose terms are accepted, and whether that hands the application in; undefined where they were before. */
export function acceptanceOf(
  scope: HomeScope,
  application: OpenApplication,
  { accept_tnc, project_status, details: { cn } }: PostTerms,
): { readonly step: TermsStep; readonly isHandedIn: boolean } | undefined {
  const { program, row } = application
  const step = termsStep(application, cn)
  if (wasHandedIn(application, step)) return undefined
  if (isLocked(row)) throw new Problem('applications.locked')
  if (!accept_tnc) throw new Problem('programs.terms')
  if (step.terms.accept_status === undefined) return { step, isHandedIn: false }
  mustBeKnown(program, step.terms.accept_status, project_status)
  if (applicantMove(program, row.status) === undefined) throw new Problem('programs.cannot-move')
  mustBeComplete(scope, application, step)
  return { step, isHandedIn: true }
}

/** What happens to an application that is handed in, with what bounds what its program approves. */
export const handingIn = ({ program, state }: OpenApplication, bounds: Bounds) =>
  ({
    event: { kind: 'hand-in', ...askedAmount(program, state), ...bounds },
    actor: 'applicant',
  }) as const

const wasHandedIn = ({ program, row, state }: OpenApplication, { id }: TermsStep) =>
  program.statuses[row.status]?.applicant_may_edit === false && state.acceptedTerms.includes(id)

function termsStep({ program, state }: OpenApplication, cn: string | undefined): TermsStep {
  const steps = stepProgress(program, state).flatMap(({ step }) => (step.type === 'tandc' ? [step] : []))
  const step = cn === undefined ? steps.at(-1) : steps.find(({ id }) => id === cn)
  if (step === undefined) throw new Problem('shared.not-found')
  return step
}

/** The client may send the status that it was told; any other is one that it does not know of. */
function mustBeKnown(program: ProgramDefinition, status: string, sent: string | undefined): void {
  const names = Object.values(program.statuses[status]?.name ?? {})
  if (sent !== undefined && sent !== status && !names.includes(sent))
    throw new Problem('programs.cannot-move')
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

/** Answers the status that the application has then. */
async function handIn(
  deps: BuiltInDeps,
  db: ChangeDb,
  scope: HomeScope,
  application: OpenApplication,
): Promise<string> {
  const { row, program, state } = application
  const bounds = await heldBounds(deps, db, scope, application)
  const { to } = await deps.applications.transit(
    ...([db, scope, row, programStatuses(program), handingIn(application, bounds)] as const),
    {
      total: askedIncentive(program, state),
      copy: (step, at) => copyOf(deps, db, scope, application, { status: step.to, at }),
    },
  )
  return to
}

/** What was handed in, as its applicant keeps it. */
async function copyOf(
  deps: BuiltInDeps,
  db: ChangeDb,
  scope: HomeScope,
  application: OpenApplication,
  { status, at }: { readonly status: string; readonly at: Date },
): Promise<HandedIn> {
  const { row, program } = application
  const handedIn = { ...application, row: { ...row, status, status_since: at } }
  const details = presentDetails(scope, handedIn, [], at)
  return {
    application: { id: row.id, kind: 'Program', building_id: row.building_id, number: row.number },
    name: sayIn(scope.language, program.languages)(program.name),
    home: await deps.buildingOf(db, scope, row.building_id),
    lines: programCopy(scope, details, row.restricted),
    next: [details.custom_status_description, details.promise?.says].filter((part) => part).join(' '),
    isUpdate: row.submitted_at !== null,
  }
}
