import { fieldProblems } from '../../forms/field-problems.ts'
import type { FieldMessages } from '../../forms/field-validations.ts'
import type { FieldValues } from '../../forms/field-values.ts'
import { validateAnswers } from '../../forms/validate-answers.ts'
import type { DocumentItem, ListItem } from '../../incentives/incentive.ts'
import type { FieldProblem } from '../../shared/problem.ts'
import type { Translate } from '../../shared/translate.ts'
import type { ApplicationProblems } from '../application-problems.ts'
import { answerQuestion } from './answer-question.ts'

/** What is to be submitted, as the side that asks knows it. The server knows nothing of fields that are still open. */
export type Submission = {
  readonly questions: readonly ListItem[]
  /** What stands in the fields, by question; on the server what is saved. */
  readonly answers: FieldValues
  /** Questions whose answer is saved and not blank. */
  readonly saved: readonly string[]
  /** Questions whose saved answer is open to be changed. */
  readonly inEdit: readonly string[]
  /** Questions that have an answer typed and never saved. */
  readonly unsaved: readonly string[]
  readonly documents: readonly DocumentItem[]
  readonly given: readonly GivenDocument[]
  /** Asked for by staff and not done yet. */
  readonly requestedUploads: readonly string[]
  readonly requestedEdits: readonly string[]
  readonly needsConsent: boolean
  readonly consent: boolean
  /** A day of the partner's calendar. */
  readonly today: string
}

export type GivenDocument = {
  /** The id of the item it was given for. */
  readonly item: string
  /** A virus was found in it: it is there and of no use. */
  readonly isInfected: boolean
}

export type SubmitRefusal = {
  readonly code: keyof ApplicationProblems
  readonly fields: readonly FieldProblem[]
}

/** The first of the nine rules that a submission breaks, in the order of spec 2 section 5; the browser asks before the server does. */
export function submitRefusal(
  submission: Submission,
  translate: Translate,
  messages: FieldMessages,
): SubmitRefusal | null {
  const { inEdit, unsaved, requestedUploads, requestedEdits } = submission
  const rules: readonly [SubmitRefusal['code'], () => readonly FieldProblem[]][] = [
    ['applications.invalid-answers', () => invalidAnswers(submission, translate, messages)],
    ['applications.answers-in-edit', () => inEdit.map(atAnswer('applications:problem.answers-in-edit'))],
    ['applications.unsaved-answers', () => unsaved.map(atAnswer('applications:problem.unsaved-answers'))],
    ['applications.no-consent', () => missingConsent(submission)],
    ['applications.documents-missing', () => missingDocuments(submission, messages)],
    ['applications.questions-missing', () => missingAnswers(submission)],
    [
      'applications.uploads-requested',
      () => requestedUploads.map(atDocument('applications:problem.uploads-requested')),
    ],
    [
      'applications.edits-requested',
      () => requestedEdits.map(atAnswer('applications:problem.edits-requested')),
    ],
    ['applications.incomplete', () => uselessDocuments(submission)],
  ]
  for (const [code, broken] of rules) {
    const fields = broken()
    if (fields.length > 0) return { code, fields }
  }
  return null
}

const atAnswer =
  (message: string) =>
  (id: string): FieldProblem => ({ pointer: `/answers/${id}`, message })
const atDocument =
  (message: string) =>
  (id: string): FieldProblem => ({ pointer: `/documents/${id}`, message })

/** What is wrong in itself; what is missing has a rule of its own. */
function invalidAnswers(
  { questions, answers, today }: Submission,
  translate: Translate,
  messages: FieldMessages,
): FieldProblem[] {
  const asked = questions.map((item) =>
    answerQuestion(
      { ...item, is_required: 'false' },
      { name: item.id, isRequested: false, today },
      translate,
    ),
  )
  return fieldProblems(validateAnswers(asked, answers, messages).mistakes, 'answers')
}

const missingConsent = ({ needsConsent, consent }: Submission): FieldProblem[] =>
  needsConsent && !consent ? [{ pointer: '/consent', message: 'applications:problem.no-consent' }] : []

const isRequired = ({ is_required }: Pick<ListItem, 'is_required'>) => is_required === 'true'

/** One that need not be given is given whole or not at all. */
const missingDocuments = ({ documents, given }: Submission, messages: FieldMessages): FieldProblem[] =>
  documents.flatMap((item) => {
    const files = given.filter((document) => document.item === item.id).length
    if (files >= item.min_files || (files === 0 && !isRequired(item))) return []
    const message =
      item.min_files > 1 ? messages('min_files', { count: item.min_files }) : 'shared:validation.upload'
    return [atDocument(message)(item.id)]
  })

const missingAnswers = ({ questions, saved }: Submission): FieldProblem[] =>
  questions
    .filter((item) => isRequired(item) && !saved.includes(item.id))
    .map(({ id }) => atAnswer('shared:validation.required')(id))

const uselessDocuments = ({ documents, given }: Submission): FieldProblem[] =>
  documents
    .filter(isRequired)
    .filter(({ id }) => given.filter(({ item }) => item === id).every(({ isInfected }) => isInfected))
    .map(({ id }) => atDocument('documents:problem.infected')(id))
