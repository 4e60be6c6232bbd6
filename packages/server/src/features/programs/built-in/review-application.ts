import { withoutRestricted } from '@hearthlight/domain/applications/answers/hide-restricted'
import { reviewerMoves, waitsForApplicant } from '@hearthlight/domain/applications/statuses'
import { isMet } from '@hearthlight/domain/forms/condition'
import { centsOfDecimal, decimalOfCents } from '@hearthlight/domain/incentives/amounts/rational'
import { formats } from '@hearthlight/domain/partner/formats'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { questionOf, questionsOf } from '@hearthlight/domain/programs/definition/program-facts'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { type MailValues, statusMail } from '@hearthlight/domain/programs/definition/status-mail'
import { programStatuses } from '@hearthlight/domain/programs/definition/status-moves'
import { nextIn } from '@hearthlight/domain/programs/definition/what-happens-next'
import { factsToldBy } from '@hearthlight/domain/programs/facts/answered-facts'
import { measureSteps } from '@hearthlight/domain/programs/measures/measure-steps'
import { type AnswerValue, wireResponse } from '@hearthlight/domain/programs/options/answer-value'
import { answerInCodes, answerInWords } from '@hearthlight/domain/programs/options/option-words'
import { answerWords } from '@hearthlight/domain/programs/questions/answer-words'
import { responsesOf } from '@hearthlight/domain/programs/questions/compile-sections'
import { attachmentsIn } from '@hearthlight/domain/programs/unlocked-items'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import type { ProgramQuestion } from '@hearthlight/domain/programs/wire/questionnaire'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { asStaffReader } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { holdProgram } from '../program-store.ts'
import { type AnswerChange, listAnswerChanges } from './answer-history-store.ts'
import { type OpenApplication, readApplication } from './open-application.ts'
import { presentDetails, promiseOf } from './present-project.ts'
import { boundsOf } from './within-budget.ts'

type Application = {
  readonly id: string
  readonly user_id: string
  readonly status: string
  readonly number: number
  readonly program_id: string | null
}

/** How an application to a program is reviewed. */
export const reviewedProgram = (deps: BuiltInDeps) => ({
  rules: async (
    db: PartnerDb,
    scope: Scope,
    { id, user_id, status, number }: Application,
    language: Language,
  ) => {
    const reader = asStaffReader({ ...scope, language }, user_id)
    const { program } = await readApplication(deps, db, reader, id)
    const say = sayIn(language, program.languages)
    const statusName = (code: string) => say(program.statuses[code]?.name)
    const statuses = programStatuses(program)
    return {
      name: say(program.name),
      statusName,
      statusMail: (code: string, named: MailValues) => {
        const own = { number: String(number), program: say(program.name), status: statusName(code) }
        return statusMail(program, code, { ...named, ...own }, language)
      },
      next: (code: string) => nextIn(program, code, say),
      statuses,
      moves: reviewerMoves(statuses, status),
      approvalAsks: null,
      asked: {
        answer: questionsOf(program).map(({ code, question }) => ({ id: code, name: say(question) })),
        upload: program.attachment_groups
          .flatMap(({ attachments }) => attachments)
          .map(({ code, question }) => ({ id: code, name: say(question) })),
        // The terms are accepted anew with whatever is asked.
        step: program.steps
          .filter(({ type }) => type !== 'tandc')
          .map(({ id: code, name }) => ({ id: code, name: say(name) })),
      },
    }
  },
  limits: async (db: PartnerDb, scope: Scope, { id, user_id, program_id }: Application) => {
    const { program } = await readApplication(deps, db, asStaffReader(scope, user_id), id)
    return (await boundsOf(deps, db, scope, { row: { id, program_id }, program })).limits
  },
  holdBudget: async (db: ChangeDb, scope: Scope, { program_id }: Application) => {
    await holdProgram(db, scope, program_id ?? '')
  },
  read: (scope: Scope, { id, user_id }: Application) =>
    inPartner(deps.db, scope, async (db) => {
      const application = await readApplication(deps, db, asStaffReader(scope, user_id), id)
      const history = await deps.applications.listStatuses(db, scope, id)
      const details = presentDetails(scope, application, history, deps.now())
      const changes = await listAnswerChanges(db, scope, id)
      return {
        eligibility: shownRules(application, details),
        answers: [
          ...answersOf(scope, application, details, changes),
          ...restrictedFields(scope, application, details),
        ],
        concerns: missingIn(scope, application),
        contactId: application.state.contactId,
        amount: amountOf(scope, application, details),
        promise: waitsForApplicant(programStatuses(application.program), application.row.status)
          ? null
          : promiseOf(scope, application, deps.now()),
      }
    }),
})

/** Required documents that are asked for and not there. */
function missingIn(scope: Scope, { program, state, facts }: OpenApplication) {
  const say = sayIn(scope.language, program.languages)
  const translate = translator(scope.language, scope.partner.config)
  return program.steps
    .filter(({ visible_when }) => isMet(visible_when, facts))
    .flatMap((step) => attachmentsIn(program, step))
    .filter(
      ({ code, required, visible_when }) => required && isMet(visible_when, facts) && !state.files[code],
    )
    .map(({ code, question }) => ({
      item_id: code,
      name: say(question),
      says: translate('applications:document_missing'),
    }))
}

function answersOf(
  { language, partner }: Scope,
  { program, row }: OpenApplication,
  { sections }: ProjectDetails,
  changes: readonly AnswerChange[],
) {
  const words = inWordsOf({ language, partner })
  const asked = sections.flatMap((section) => (section.question_type === 'Question' ? [section] : []))
  const responses = responsesOf(asked)
  const isAsked = ({ visible_when }: ProgramQuestion) =>
    isMet(visible_when ?? undefined, (fact) => responses[fact]?.split(';') ?? [])
  return asked.flatMap(({ name: section, questions }) =>
    questions.filter(isAsked).map((question) => ({
      item_id: question.id,
      section,
      name: question.question,
      is_required: question.required === 'true',
      is_restricted: row.restricted.answers.includes(question.id),
      content: words(question),
      history: changes.flatMap(({ question: code, at, before, after }) => {
        const say = (value: AnswerValue | undefined) =>
          words({ ...question, response: inWords(program, code, value, language) }) ?? ''
        return code !== question.id || before === undefined
          ? []
          : [{ at: at.toISOString(), before: say(before), after: say(after) }]
      }),
    })),
  )
}

function inWords(
  program: ProgramDefinition,
  code: string,
  value: AnswerValue | undefined,
  language: Language,
): string | null {
  const question = questionOf(program, code)
  if (question === undefined || value === undefined) return null
  const [first = language] = program.languages
  // Lines of the log from before options had codes have their words in the first language of the program.
  const coded = answerInCodes(question, value, sayIn(first, program.languages))
  return wireResponse(answerInWords(question, coded, sayIn(language, program.languages)))
}

/** Answers in the words and units that the partner writes in the language of who reads. */
function inWordsOf({ language, partner }: Pick<Scope, 'language' | 'partner'>) {
  const [written, translate] = [formats(partner.config, language), translator(language, partner.config)]
  return (asked: Parameters<typeof answerWords>[0]) => answerWords(asked, written, translate)
}

function measureAnswers(scope: Scope, { program, row }: OpenApplication, measure: Retrofit) {
  const say = sayIn(scope.language, program.languages)
  const words = inWordsOf(scope)
  const asked = program.measure_types[measure.type]?.field_groups.flatMap(({ fields }) => fields) ?? []
  return asked.flatMap(({ name, label, type, unit }) => {
    const response = measure.fields.find((field) => field.name === name)?.value ?? null
    const content = words({ type, response, ...(unit !== undefined && { unit: say(unit) }) })
    const is_restricted = row.restricted.fields.includes(name)
    return content === null ? [] : [{ code: name, name: say(label), content, is_restricted }]
  })
}

/** What of measures is restricted stands among the answers, where it is read one by one. */
const restrictedFields = (scope: Scope, application: OpenApplication, { retrofits }: ProjectDetails) =>
  retrofits.flatMap((measure) =>
    measureAnswers(scope, application, measure)
      .filter(({ is_restricted }) => is_restricted)
      .map(({ code, name, content }) => ({
        item_id: `${measure.id}.${code}`,
        section: measure.name,
        name,
        content,
        is_required: false,
        is_restricted: true,
        history: [],
      })),
  )

function shownRules({ program, row }: OpenApplication, { eligibility }: ProjectDetails) {
  const restricted = questionsOf(program).filter(({ code }) => row.restricted.answers.includes(code))
  const facts = new Set(restricted.flatMap(factsToldBy))
  return { ...eligibility, trace: withoutRestricted(eligibility.trace, facts) }
}

/** A price that may only be read one by one is not told by what is paid of it. */
function stepsOf({ language, partner }: Scope, { row }: OpenApplication, measure: Retrofit): string[] {
  const { paid_by, formula_says } = measure
  if (row.restricted.fields.includes(paid_by?.cost_field ?? '')) return [formula_says]
  return [...measureSteps(measure, formats(partner.config, language), translator(language, partner.config))]
}

/** What the program pays, measure by measure, as the applicant is shown it. */
const amountOf = (
  scope: Scope,
  application: OpenApplication,
  { retrofits, sum, above_cap }: ProjectDetails,
) => ({
  lines: retrofits.map((measure) => ({
    name: measure.name,
    steps: stepsOf(scope, application, measure),
    answers: measureAnswers(scope, application, measure)
      .filter(({ is_restricted }) => !is_restricted)
      .map(({ name, content }) => ({ name, content })),
    amount: measure.incentive,
  })),
  above_cap: application.program.cart?.cap === undefined || Number(above_cap) === 0 ? null : above_cap,
  // What no measure, or one without its price, gives is not nothing: staff find it.
  total:
    retrofits.length === 0 || retrofits.some(({ incentive }) => incentive === null)
      ? null
      : decimalOfCents(centsOfDecimal(sum) - centsOfDecimal(above_cap)),
})
