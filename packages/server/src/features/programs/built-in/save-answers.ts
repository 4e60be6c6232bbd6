import { fieldProblems } from '@hearthlight/domain/forms/field-problems'
import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import type { AnswerValue } from '@hearthlight/domain/programs/options/answer-value'
import { takeAnswers } from '@hearthlight/domain/programs/questions/take-answers'
import type { PostAnswers } from '@hearthlight/domain/programs/wire/post-answers'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { removeDrafts, writeAnswers } from './application-content-store.ts'
import { applicationChange, loggedChange } from './application-log.ts'
import { isOpenAnswer, mustBeAsked } from './must-be-asked.ts'
import { changeApplication, type OpenApplication } from './open-application.ts'
import { questionsOfStep } from './sections-of-step.ts'
import { stepOf } from './step-of.ts'

/** Saves what a step was answered, when all of it holds. */
export function saveAnswers(deps: BuiltInDeps, scope: HomeScope, input: PostAnswers): Promise<void> {
  const { project_id } = input.details
  return change(
    deps.db,
    scope,
    applicationChange(scope, 'application.save-answers', project_id),
    async (db) => {
      const application = await changeApplication(deps, db, scope, project_id)
      const { step, answers } = validAnswers(scope, application, input)
      const at = deps.now()
      await noteDone(deps, db, scope, application, step, Object.keys(answers), at)
      await writeAnswers(db, scope, project_id, answers, at)
      await removeDrafts(db, scope, project_id, [step.id])
      await deps.applications.touch(db, scope.access, project_id, at)
      const before = application.state.answers
      const old = Object.fromEntries(Object.keys(answers).map((question) => [question, before[question]]))
      const { answers: restricted } = application.row.restricted
      return { result: undefined, ...loggedChange(restricted, old, answers, at) }
    },
  )
}

/** What a step was answered, when all of it holds and may be changed. */
export function validAnswers(scope: Scope, application: OpenApplication, input: PostAnswers) {
  const step = meantStep(application, input)
  const translate = translator(scope.language, scope.partner.config)
  const sections = questionsOfStep(application, step)
  const { program } = application
  const { answers, mistakes } = takeAnswers(program, sections, input, scope.language, translate)
  if (mistakes.length > 0)
    throw new Problem('programs.invalid-answers', { fields: fieldProblems(mistakes, 'answerList') })
  refuseUnseen(application, answers, input)
  refuseUnasked(application, answers)
  return { step, answers }
}

/** Nothing is put in the place of an answer that was saved elsewhere since the form was opened, unless it is the same. */
function refuseUnseen(
  { row }: OpenApplication,
  answers: Readonly<Record<string, AnswerValue | undefined>>,
  { details: { seen } }: PostAnswers,
): void {
  if (seen === undefined) return
  const isUnseen = Object.entries(answers).some(([question, answer]) => {
    const stored = row.answers?.[question]
    const isLater = stored !== undefined && new Date(stored.at) > new Date(seen)
    return isLater && JSON.stringify(stored.answer) !== JSON.stringify(answer)
  })
  if (isUnseen) throw new Problem('programs.changed-elsewhere')
}

/** An answer that nobody asked for may be sent again as it stands. */
function refuseUnasked(
  application: OpenApplication,
  answers: Readonly<Record<string, AnswerValue | undefined>>,
): void {
  const before = application.state.answers
  for (const [question, answer] of Object.entries(answers))
    if (JSON.stringify(before[question]) !== JSON.stringify(answer))
      mustBeAsked(isOpenAnswer(application, question))
}

/** What was asked of the step or of a question of it is done. */
async function noteDone(
  { applications }: BuiltInDeps,
  db: ChangeDb,
  scope: HomeScope,
  { row }: OpenApplication,
  step: StepDefinition,
  questions: readonly string[],
  at: Date,
): Promise<void> {
  for (const { kind, item_id } of row.requests ?? [])
    if ((kind === 'answer' && questions.includes(item_id)) || (kind === 'step' && item_id === step.id))
      await applications.markDone(db, scope, { application_id: row.id, kind, item_id }, at)
}

/** By its id, else the one that shows the groups that were sent. */
function meantStep(application: OpenApplication, { details, answerList }: PostAnswers): StepDefinition {
  if (details.cn !== undefined) return stepOf(application, details.cn)
  const step = application.program.steps.find(
    (each) => each.type === 'prq' && each.groups.some((group) => Object.hasOwn(answerList, group)),
  )
  return stepOf(application, step?.id)
}
