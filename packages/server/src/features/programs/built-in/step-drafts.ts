import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { questionOf } from '@hearthlight/domain/programs/definition/program-facts'
import { type Say, sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { fieldsOf } from '@hearthlight/domain/programs/measures/measure-form'
import { measuresOf } from '@hearthlight/domain/programs/measures/measure-incentive'
import { answerInCodes, answerInWords } from '@hearthlight/domain/programs/options/option-words'
import type { StepDraft } from '@hearthlight/domain/programs/wire/post-answers'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { BuiltInDeps } from '../built-in-deps.ts'
import type { ProgramEngine } from '../program-engine.ts'
import { findDraft, writeDraft } from './application-content-store.ts'
import type { OpenApplication, ReadingApplications } from './open-application.ts'
import { stepOf } from './step-of.ts'

/** What is being typed at a step. Options are kept by their codes, as in answers, and read in any language. */
export const stepDrafts = (
  { now }: BuiltInDeps,
  reading: ReadingApplications,
): Pick<ProgramEngine, 'draft' | 'saveDraft'> => ({
  draft: (scope, { projectId, step }) =>
    reading(scope, projectId, async (application, db) => {
      stepOf(application, step)
      const draft = (await findDraft(db, scope, projectId, step)) ?? {}
      return changed(application, draft, answerInWords)
    }),
  saveDraft: (scope, { draft, ...place }) =>
    reading(scope, place.project_id, async (application, db) => {
      if (isLocked(application.row)) throw new Problem('applications.locked')
      stepOf(application, place.cn)
      await writeDraft(db, scope, { ...place, draft: changed(application, draft, answerInCodes) }, now())
    }),
})

function changed(
  { program, reader }: OpenApplication,
  draft: StepDraft['draft'],
  change: typeof answerInCodes,
): StepDraft['draft'] {
  const say: Say = sayIn(reader.language, program.languages)
  return Object.fromEntries(
    Object.entries(draft).map(([path, value]) => {
      const asked = askedAt(program, path)
      if (asked === undefined || value === null || typeof value === 'boolean') return [path, value]
      const answer = change(asked, value, say)
      return [path, typeof answer === 'object' ? [...answer] : answer]
    }),
  )
}

/** A question by its code, a field by its measure: `attic-layer/material`. */
function askedAt(program: ProgramDefinition, path: string) {
  const [code = '', name] = path.split('/')
  if (name === undefined) return questionOf(program, code)
  const measure = measuresOf(program).find((each) => each.code === code)
  return measure && fieldsOf(program, measure).find((field) => field.name === name)
}
