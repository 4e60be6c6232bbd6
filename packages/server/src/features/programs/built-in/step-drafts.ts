import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { questionsOf } from '@hearthlight/domain/programs/definition/program-facts'
import { answerIn } from '@hearthlight/domain/programs/questions/option-words'
import type { StepDraft } from '@hearthlight/domain/programs/wire/post-answers'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { BuiltInDeps } from '../built-in-deps.ts'
import type { ProgramEngine } from '../program-engine.ts'
import { findDraft, writeDraft } from './application-content-store.ts'
import type { OpenApplication, ReadingApplications } from './open-application.ts'
import { stepOf } from './step-of.ts'

/** What is being typed at a step. It is kept in the program's first language, as answers are, and read in any. */
export const stepDrafts = (
  { now }: BuiltInDeps,
  reading: ReadingApplications,
): Pick<ProgramEngine, 'draft' | 'saveDraft'> => ({
  draft: (scope, { projectId, step }) =>
    reading(scope, projectId, async (application, db) => {
      stepOf(application, step)
      const draft = (await findDraft(db, scope, projectId, step)) ?? {}
      return inWords(application, draft, keptLanguage(application), scope.language)
    }),
  saveDraft: (scope, { draft, ...place }) =>
    reading(scope, place.project_id, async (application, db) => {
      if (isLocked(application.row)) throw new Problem('applications.locked')
      stepOf(application, place.cn)
      const kept = inWords(application, draft, scope.language, keptLanguage(application))
      await writeDraft(db, scope, { ...place, draft: kept }, now())
    }),
})

const keptLanguage = ({ program, reader }: OpenApplication): Language =>
  program.languages[0] ?? reader.language

function inWords(
  { program }: OpenApplication,
  draft: StepDraft['draft'],
  from: Language,
  to: Language,
): StepDraft['draft'] {
  const questions = new Map(questionsOf(program).map((question) => [question.code, question]))
  return Object.fromEntries(
    Object.entries(draft).map(([path, value]) => {
      const question = questions.get(path)
      if (question === undefined || value === null || typeof value === 'boolean') return [path, value]
      const said = answerIn(question, value, from, to)
      return [path, typeof said === 'object' ? [...said] : said]
    }),
  )
}
