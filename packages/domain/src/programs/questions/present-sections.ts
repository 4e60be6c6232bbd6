import { type FactValues, factsOf, isMet } from '../../forms/condition.ts'
import type { Language } from '../../texts/namespaces.ts'
import { bindFacts, mapValues } from '../definition/program-condition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { questionOf } from '../definition/program-facts.ts'
import { type Say, sayIn } from '../definition/program-words.ts'
import type { AttachmentDefinition, QuestionDefinition } from '../definition/question-definition.ts'
import type { StepDefinition } from '../definition/step-definition.ts'
import { type AnswerValues, wireResponse } from '../options/answer-value.ts'
import { answerInWords, labelIn } from '../options/option-words.ts'
import { writeRules } from '../options/question-rules.ts'
import { sortByTag } from '../sort-by-tag.ts'
import type {
  AttachmentResponse,
  AttachmentRules,
  AttachmentSection,
  ProgramQuestion,
  QuestionSection,
} from '../wire/questionnaire.ts'

export type Reader = {
  readonly language: Language
  readonly projectId: string
  readonly buildingId: string
}

/** The questions of a step as the reader sees them: without those that other steps have decided against. */
export function presentSections(
  program: ProgramDefinition,
  step: StepDefinition,
  answers: AnswerValues,
  facts: FactValues,
  reader: Reader,
): QuestionSection[] {
  if (step.type !== 'prq') return []
  const say = sayIn(reader.language, program.languages)
  const groups = program.question_groups.filter(({ code }) => step.groups.includes(code))
  const open = new Set(groups.flatMap(({ questions }) => questions.map(({ code }) => code)))
  return sortByTag(groups).map((group) => ({
    ...head(group, say, reader),
    question_type: 'Question' as const,
    questions: sortByTag(group.questions).flatMap((question) =>
      presentQuestion(question, group.code, { program, answers, facts, open, say, reader }),
    ),
  }))
}

type Context = {
  readonly program: ProgramDefinition
  readonly answers: AnswerValues
  readonly facts: FactValues
  readonly open: ReadonlySet<string>
  readonly say: Say
  readonly reader: Reader
}

function presentQuestion(
  question: QuestionDefinition,
  groupId: string,
  context: Context,
): readonly ProgramQuestion[] {
  const { answers, say } = context
  const when = conditionOnPage(question, context)
  if (when === 'hidden') return []
  const stored = answers[question.code]
  const response = stored === undefined ? undefined : answerInWords(question, stored, say)
  return [
    {
      id: question.code,
      group_id: groupId,
      question: say(question.question),
      type: question.type,
      rules: writeRules(question, say),
      response: wireResponse(response),
      response_2: null,
      required: question.required ? 'true' : 'false',
      sorting_tag: question.sorting_tag,
      available_in_portal: question.available_in_portal,
      available_in_mobile: question.available_in_mobile,
      use_spinner: question.use_spinner,
      additional_response_info: question.help === undefined ? null : say(question.help),
      response_option_id: question.options === undefined ? null : wireResponse(stored),
      old_question_id: question.old_question_id ?? null,
      min: question.min ?? null,
      max: question.max ?? null,
      visible_when: when,
      ...(question.unit !== undefined && { unit: say(question.unit) }),
    },
  ]
}

/** What the page itself still has to decide; null when there is nothing. */
function conditionOnPage(
  { visible_when }: QuestionDefinition,
  { program, facts, open, say }: Context,
): ProgramQuestion['visible_when'] | 'hidden' {
  if (visible_when === undefined) return null
  const bound = bindFacts(visible_when, facts, (fact) => open.has(fact))
  if (!factsOf(bound).some((fact) => open.has(fact))) return isMet(bound, facts) ? null : 'hidden'
  return mapValues(bound, (fact, value) => labelIn(questionOf(program, fact) ?? {}, value, say))
}

type Given = Readonly<Record<string, readonly AttachmentResponse[]>>

/** What a step asks to be attached, with what is there. */
export function presentAttachments(
  program: ProgramDefinition,
  step: StepDefinition,
  given: Given,
  facts: FactValues,
  reader: Reader & { readonly rulesOf: (attachment: AttachmentDefinition) => AttachmentRules },
): AttachmentSection[] {
  if (step.type !== 'attachment') return []
  const say = sayIn(reader.language, program.languages)
  const groups = program.attachment_groups.filter(({ code }) => step.groups.includes(code))
  return sortByTag(groups).map((group) => ({
    ...head(group, say, reader),
    question_type: 'Attachment' as const,
    questions: sortByTag(group.attachments)
      .filter(({ visible_when }) => isMet(visible_when, facts))
      .map((attachment) => ({
        id: attachment.code,
        group_id: group.code,
        question: say(attachment.question),
        additional_response_info: attachment.help === undefined ? null : say(attachment.help),
        required: attachment.required ? ('true' as const) : ('false' as const),
        sorting_tag: attachment.sorting_tag,
        rules: reader.rulesOf(attachment),
        responses: [...(given[attachment.code] ?? [])],
      })),
  }))
}

type Head = Pick<
  ProgramDefinition['question_groups'][number],
  'code' | 'name' | 'instructions' | 'sorting_tag'
>

const head = ({ code, name, instructions, sorting_tag }: Head, say: Say, reader: Reader) => ({
  id: code,
  name: say(name),
  message_or_instructions: instructions === undefined ? null : say(instructions),
  measure_instruction: null,
  sorting_tag,
  project_id: reader.projectId,
  system_id: reader.buildingId,
})
