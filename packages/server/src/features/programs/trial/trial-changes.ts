import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { mustTransit } from '@hearthlight/domain/applications/must-transit'
import { transitionFrom, UNBOUND } from '@hearthlight/domain/applications/transition-event'
import { programStatuses } from '@hearthlight/domain/programs/definition/status-moves'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import { acceptanceOf, handingIn } from '../built-in/accept-terms.ts'
import { placeFor } from '../built-in/change-attachments.ts'
import type { OpenApplication } from '../built-in/open-application.ts'
import { validAnswers } from '../built-in/save-answers.ts'
import { wantedMeasures } from '../built-in/save-measures.ts'
import { attachmentsOfStep } from '../built-in/sections-of-step.ts'
import type { ProgramEngine } from '../program-engine.ts'
import { trialApplication } from './trial-application.ts'
import type { TrialContent } from './trial-content.ts'
import { lockTrial, type Trial, writeTrial } from './trial-store.ts'

export type TrialDeps = { readonly db: PlatformDb; readonly now: () => Date }
type Change = (application: OpenApplication, content: TrialContent, at: string) => Partial<TrialContent>

/** Changes what was filled in on a walk, one step after another. */
export const trialChanges =
  ({ db, now }: TrialDeps) =>
  (scope: HomeScope, id: string, change: Change): Promise<Trial> =>
    inPartner(db, scope, async (trialDb) => {
      const trial = await lockTrial(trialDb, scope)
      const changes = change(trialApplication(scope, trial, id), trial.content, now().toISOString())
      const changed = { ...trial, content: { ...trial.content, ...changes } }
      await writeTrial(trialDb, scope, changed)
      return changed
    })
type Changing = ReturnType<typeof trialChanges>

export const answerChanges = (
  changing: Changing,
): Pick<ProgramEngine, 'moveProject' | 'saveAnswers' | 'acceptTerms' | 'selectContact'> => ({
  moveProject: async (scope, { project_id, project_status }) => {
    await changing(scope, project_id, (application, { statuses }, at) => {
      const { row, program } = application
      const event = { kind: 'move', to: project_status } as const
      const { to } = mustTransit(programStatuses(program), transitionFrom(row), event, 'applicant')
      return { statuses: [...statuses, { status: to, at }] }
    })
  },
  saveAnswers: async (scope, input) => {
    await changing(scope, input.details.project_id, (application, content, at) => {
      mustBeOpen(application)
      const { answers } = validAnswers(scope, application, input)
      const saved = { ...content.answers }
      for (const [question, answer] of Object.entries(answers))
        if (answer === undefined) delete saved[question]
        else saved[question] = { answer, at }
      return { answers: saved }
    })
  },
  acceptTerms: async (scope, input) => {
    await changing(scope, input.details.project_id, (application, content, at) => {
      const accepted = acceptanceOf(scope, application, input)
      if (accepted === undefined) return {}
      const { step, isHandedIn } = accepted
      const accepted_terms = [...content.accepted_terms, step.id]
      if (!isHandedIn) return { accepted_terms }
      const { row, program } = application
      // Nothing is approved from a budget.
      const { event, actor } = handingIn(application, UNBOUND)
      const { to } = mustTransit(programStatuses(program), transitionFrom(row), event, actor)
      return {
        accepted_terms,
        statuses: [...content.statuses, { status: to, at }],
        submitted_at: content.submitted_at ?? at,
      }
    })
  },
  selectContact: async (scope, id, contactId) => {
    await changing(scope, id, (application, { contacts }) => {
      mustBeOpen(application)
      if (contacts.every((each) => each.id !== contactId)) throw new Problem('shared.not-found')
      return { contact_id: contactId }
    })
  },
})

export const measureChanges = (
  changing: Changing,
): Pick<ProgramEngine, 'saveMeasures' | 'deleteMeasures'> => ({
  saveMeasures: async (scope, id, retrofits) => {
    await changing(scope, id, (application, { measures }) => {
      mustBeOpen(application)
      const wanted = wantedMeasures(scope, application, retrofits)
      const isNamed = (code: string) => wanted.some(({ measure }) => measure === code)
      const idOf = (code: string) => measures.find(({ measure }) => measure === code)?.id ?? newId()
      const chosen = wanted
        .filter(({ quantity }) => quantity > 0)
        .map((each) => ({ id: idOf(each.measure), ...each }))
      const kept = measures.filter(({ measure }) => !isNamed(measure))
      return { measures: [...kept, ...chosen].toSorted((one, other) => (one.id < other.id ? -1 : 1)) }
    })
  },
  deleteMeasures: async (scope, id, pmIds) => {
    await changing(scope, id, (application, { measures }) => {
      mustBeOpen(application)
      return { measures: measures.filter((each) => !pmIds.includes(each.id)) }
    })
  },
})

export const fileChanges = (
  changing: Changing,
): Pick<ProgramEngine, 'addAttachment' | 'deleteAttachment'> => ({
  addAttachment: async (scope, { project_id: projectId, attachment_id: attachment, file }) => {
    const { name: response, size } = file
    const trial = await changing(scope, projectId, (application, { files }, created_at) => {
      mustBeOpen(application)
      placeFor(scope, application, attachment, file)
      const given = {
        id: newId(),
        attachment,
        projectId,
        response,
        size,
        created_at,
        url: '',
        thumbnail_url: null,
        content_type: '',
        scan: 'off' as const,
      }
      return { files: [...files, given] }
    })
    const application = trialApplication(scope, trial, projectId)
    return application.program.steps
      .flatMap((step) => attachmentsOfStep(scope, application, step))
      .filter(({ questions }) => questions.some(({ id }) => id === attachment))
  },
  deleteAttachment: async (scope, id) => {
    await changing(scope, scope.trial ?? '', (application, { files }) => {
      mustBeOpen(application)
      return { files: files.filter((each) => each.id !== id) }
    })
  },
})

function mustBeOpen({ row }: OpenApplication): void {
  if (isLocked(row)) throw new Problem('applications.locked')
}
