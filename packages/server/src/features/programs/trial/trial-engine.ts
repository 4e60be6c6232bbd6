import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { applicationReads } from '../built-in/application-reads.ts'
import type { ReadingApplications } from '../built-in/open-application.ts'
import { presentOffer } from '../built-in/present-offer.ts'
import { presentProject } from '../built-in/present-project.ts'
import type { ProgramEngine } from '../program-engine.ts'
import { trialApplication } from './trial-application.ts'
import { answerChanges, fileChanges, measureChanges, type TrialDeps, trialChanges } from './trial-changes.ts'
import { begunTrial } from './trial-content.ts'
import { lockTrial, readTrial, type Trial, writeTrial } from './trial-store.ts'

/**
 * Answers the calls of a walk through a draft: the steps, rules and sentences are those of the engine on our own database.
 * What is filled in is kept with the walk; there is no application, no mail, no file and no line of a budget.
 */
export function trialEngine(deps: TrialDeps): ProgramEngine {
  const { db, now } = deps
  const reading: ReadingApplications = (scope, id, read) =>
    inPartner(db, scope, async (trialDb) =>
      read(trialApplication(scope, await readTrial(trialDb, scope), id), trialDb),
    )
  const changing = trialChanges(deps)
  return {
    ...applicationReads(reading, {
      now,
      knownOf: async () => ({}),
      statusesOf: async (trialDb, scope) => {
        const { content } = await readTrial(trialDb, scope)
        return content.statuses.map(({ status, at }) => ({ status, at: new Date(at), message: null }))
      },
    }),
    programs: (scope) =>
      inPartner(db, scope, async (trialDb) => [offerOf(scope, await readTrial(trialDb, scope), now())]),
    publicPrograms: async () => [],
    projects: (scope) =>
      inPartner(db, scope, async (trialDb) => {
        const trial = await readTrial(trialDb, scope)
        if (trial.content.begun_at === null) return []
        const { row, state } = trialApplication(scope, trial, trial.id)
        return [presentProject(row, state, scope.language)]
      }),
    createProject: (scope, { program_id }) =>
      inPartner(db, scope, async (trialDb) => {
        const trial = await lockTrial(trialDb, scope)
        if (program_id !== trial.program_id) throw new Problem('shared.not-found')
        const { begun_at, statuses } = begunTrial(trial.definition.initial_status, now())
        const content = { ...trial.content, begun_at, statuses }
        if (trial.content.begun_at === null) await writeTrial(trialDb, scope, { ...trial, content })
        return { project_id: trial.id }
      }),
    ...answerChanges(changing),
    ...measureChanges(changing),
    ...fileChanges(changing),
    // Its bytes were not kept.
    openAttachment: async () => {
      throw new Problem('shared.not-found')
    },
    // What is being typed is kept by the page.
    draft: async () => ({}),
    saveDraft: async () => undefined,
  }
}

/** Whether a home fits it is said of a home; a walk has none. A program that opens later can be walked through before. */
const offerOf = ({ language, partner }: HomeScope, { program_id, definition }: Trial, now: Date) => ({
  ...presentOffer({ id: program_id, definition }, null, language, dayIn(partner.config.time_zone, now)),
  is_open: true,
})
