import type { FieldValue } from '../../forms/field-values.ts'
import { holdsList } from '../../forms/field-values.ts'
import type { Question } from '../../forms/question.ts'
import { questionAt } from '../../forms/question-paths.ts'
import type { Translate } from '../../shared/translate.ts'
import { sentValue } from '../options/answer-value.ts'
import type { PostAnswers, SentValue } from '../wire/post-answers.ts'
import type { ProgramQuestion, QuestionSection } from '../wire/questionnaire.ts'
import { compileField } from './compile-field.ts'

/** The questions of a step as the tree that both sides ask and validate by. A question is at its own id. */
export const compileSections = (
  sections: readonly QuestionSection[],
  translate: Translate,
): readonly Question[] =>
  sections.map((section) => ({
    kind: 'group',
    name: section.id,
    title: section.name,
    text: section.message_or_instructions ?? undefined,
    nests: false,
    needs: 'each',
    children: section.questions
      .filter(({ available_in_portal }) => available_in_portal)
      .flatMap((question) => compileQuestion(question, translate)),
  }))

const compileQuestion = (asked: ProgramQuestion, translate: Translate): Question[] =>
  compileField(
    {
      name: asked.id,
      label: asked.question,
      type: asked.type,
      rules: asked.rules,
      required: asked.required === 'true',
      help: helpOf(asked, translate),
      unit: asked.unit,
      min: asked.min ?? undefined,
      max: asked.max ?? undefined,
      when: asked.visible_when ?? undefined,
      isLocked: asked.locked,
    },
    translate,
  )

/** A question that opens with what is known says where it was taken from. */
function helpOf(
  { additional_response_info, suggested }: ProgramQuestion,
  translate: Translate,
): string | null {
  if (suggested === undefined) return additional_response_info
  const note = translate(`programs:field.from_${suggested.source}`)
  return additional_response_info === null ? note : `${additional_response_info} ${note}`
}

/** What is known and was not answered yet, by the id of the question. */
export const suggestionsIn = (sections: readonly QuestionSection[]): Record<string, string> =>
  Object.fromEntries(
    sections.flatMap(({ questions }) =>
      questions.flatMap(({ id, suggested }) =>
        suggested === undefined ? [] : [[id, suggested.response] as const],
      ),
    ),
  )

/** What was sent or stored for the questions of a tree, as its form holds it. */
export function formValues(
  tree: readonly Question[],
  sent: Readonly<Record<string, SentValue>>,
): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(sent).map(([path, value]) => {
      const question = questionAt(tree, path)
      return [path, sentValue(value, question?.kind === 'field' && holdsList(question))]
    }),
  )
}

/** The answers of sections by the id of the question, as their form opens with them. */
export const responsesOf = (sections: readonly QuestionSection[]): Record<string, string> =>
  Object.fromEntries(
    sections.flatMap(({ questions }) =>
      questions.flatMap(({ id, response }) => (response === null ? [] : [[id, response] as const])),
    ),
  )

/** By question, whichever group they were sent in. */
export const flatAnswers = ({ answerList }: Pick<PostAnswers, 'answerList'>): Record<string, SentValue> =>
  Object.assign({}, ...Object.values(answerList))

/** Values of a form as the call takes them: by group, lists joined by semicolons (spec 2 section 5). */
export function answerList(
  sections: readonly QuestionSection[],
  values: Readonly<Record<string, FieldValue>>,
): PostAnswers['answerList'] {
  return Object.fromEntries(
    sections.map(({ id, questions }) => [
      id,
      Object.fromEntries(
        questions.flatMap((question) => {
          const value = values[question.id]
          if (value === undefined) return []
          return [[question.id, typeof value === 'object' && value !== null ? value.join(';') : value]]
        }),
      ),
    ]),
  )
}
