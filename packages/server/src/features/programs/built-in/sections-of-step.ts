import { questionOf } from '@hearthlight/domain/programs/definition/program-facts'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import { type Known, suggestedAnswer } from '@hearthlight/domain/programs/questions/known-answers'
import { presentAttachments, presentSections } from '@hearthlight/domain/programs/questions/present-sections'
import type {
  AttachmentResponse,
  AttachmentSection,
  QuestionnaireSection,
  QuestionSection,
} from '@hearthlight/domain/programs/wire/questionnaire'
import type { Scope } from '../../../platform/scope.ts'
import { attachmentRules } from './attachment-rules.ts'
import { isOpenAnswer, isOpenUpload } from './must-be-asked.ts'
import type { OpenApplication } from './open-application.ts'

export const questionsOfStep = (application: OpenApplication, step: StepDefinition): QuestionSection[] => {
  const { program, state, facts, reader } = application
  return presentSections(program, step, state.answers, facts, reader).map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      ...(!isOpenAnswer(application, question.id) && { locked: true }),
    })),
  }))
}

export function attachmentsOfStep(
  scope: Scope,
  application: OpenApplication,
  step: StepDefinition,
): AttachmentSection[] {
  const { program, facts, reader, attachments } = application
  const given: Record<string, AttachmentResponse[]> = {}
  for (const { attachment, projectId: _, ...response } of attachments) {
    given[attachment] = [...(given[attachment] ?? []), response]
  }
  const rulesOf = attachmentRules(scope)
  return presentAttachments(program, step, given, facts, { ...reader, rulesOf }).map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      ...(!isOpenUpload(application, question.id) && { locked: true }),
    })),
  }))
}

/** The same with what is known, where a question can be filled in from it and was not answered. */
export const withKnown = (
  { program, reader }: OpenApplication,
  sections: readonly QuestionnaireSection[],
  known: Known,
): QuestionnaireSection[] =>
  sections.map((section) =>
    section.question_type === 'Attachment'
      ? section
      : {
          ...section,
          questions: section.questions.map((asked) => {
            const question = questionOf(program, asked.id)
            const suggested =
              question && asked.response === null
                ? suggestedAnswer(question, known, sayIn(reader.language, program.languages))
                : undefined
            return { ...asked, ...(suggested && { suggested }) }
          }),
        },
  )

export const sectionsOfStep = (
  scope: Scope,
  application: OpenApplication,
  step: StepDefinition,
): QuestionnaireSection[] => [
  ...questionsOfStep(application, step),
  ...attachmentsOfStep(scope, application, step),
]
