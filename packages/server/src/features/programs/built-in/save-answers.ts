import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { fieldProblems } from '@hearthlight/domain/forms/field-problems'
import { type Mistake, validateAnswers } from '@hearthlight/domain/forms/validate-answers'
import { questionsOf } from '@hearthlight/domain/programs/definition/program-facts'
import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import { type AnswerValue, keptValue } from '@hearthlight/domain/programs/questions/answer-value'
import {
  compileSections,
  flatAnswers,
  formValues,
  responsesOf,
} from '@hearthlight/domain/programs/questions/compile-sections'
import { answerIn } from '@hearthlight/domain/programs/questions/option-words'
import type { PostAnswers } from '@hearthlight/domain/programs/wire/post-answers'
import type { QuestionSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { translator } from '../../../platform/texts.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { removeDraft, writeAnswers } from './application-content-store.ts'
import { touchApplication } from './application-row-store.ts'
import { logOf } from './log-of.ts'
import { changeApplication, type OpenApplication } from './open-application.ts'
import { questionsOfStep } from './sections-of-step.ts'
import { stepOf } from './step-of.ts'

type Answers = Readonly<Record<string, AnswerValue | undefined>>

/**
 * Saves what a step was answered, when all of it holds. A question that was not sent keeps its answer, and so does one that
 * is not asked any more: it counts again when it is.
 */
export function saveAnswers(deps: BuiltInDeps, scope: HomeScope, input: PostAnswers): Promise<void> {
  const { project_id } = input.details
  return change(deps.db, scope, logOf(scope, 'application.save-answers', project_id), async (db) => {
    const application = await changeApplication(deps, db, scope, project_id)
    const step = meantStep(application, input)
    const answers = validated(scope, application, questionsOfStep(application, step), input)
    const at = deps.now()
    await writeAnswers(db, scope, project_id, answers, at)
    await removeDraft(db, scope, project_id, step.id)
    await touchApplication(db, scope.access, project_id, at)
    const before = application.state.answers
    const old = Object.fromEntries(Object.keys(answers).map((question) => [question, before[question]]))
    return { result: undefined, before: old, after: { ...answers } }
  })
}

/** By its id, else the one that shows the groups that were sent. */
function meantStep(application: OpenApplication, { details, answerList }: PostAnswers): StepDefinition {
  if (details.cn !== undefined) return stepOf(application, details.cn)
  const step = application.program.steps.find(
    (each) => each.type === 'prq' && each.groups.some((group) => Object.hasOwn(answerList, group)),
  )
  return stepOf(application, step?.id)
}

function validated(
  scope: HomeScope,
  { program }: OpenApplication,
  sections: readonly QuestionSection[],
  input: PostAnswers,
): Answers {
  const translate = translator(scope.language, scope.partner.config)
  const tree = compileSections(sections, translate)
  const given = formValues(tree, { ...responsesOf(sections), ...flatAnswers(input) })
  const { values, mistakes } = validateAnswers(tree, given, fieldMessages(translate))
  if (mistakes.length > 0)
    throw new Problem('programs.invalid-answers', {
      fields: fieldProblems(inGroups(sections, mistakes), 'answerList'),
    })
  const [kept = scope.language] = program.languages
  return Object.fromEntries(
    questionsOf(program)
      .filter(({ code }) => code in values)
      .map((question): [string, AnswerValue | undefined] => {
        const value = keptValue(values[question.code])
        return [
          question.code,
          value === undefined ? undefined : answerIn(question, value, scope.language, kept),
        ]
      }),
  )
}

/** The call has its answers by group. */
const inGroups = (sections: readonly QuestionSection[], mistakes: readonly Mistake[]): Mistake[] =>
  mistakes.map((mistake) => {
    const section = sections.find(({ questions }) => questions.some(({ id }) => id === mistake.path))
    return section === undefined ? mistake : { ...mistake, path: `${section.id}/${mistake.path}` }
  })
