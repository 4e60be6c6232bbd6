import { isMet } from '@hearthlight/domain/forms/condition'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { questionOf } from '@hearthlight/domain/programs/definition/program-facts'
import { type Say, sayIn } from '@hearthlight/domain/programs/definition/program-words'
import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import { incentivesOnWire, totalIncentive } from '@hearthlight/domain/programs/measures/measure-incentive'
import { offeredMeasures } from '@hearthlight/domain/programs/measures/offered-measures'
import { wireResponse } from '@hearthlight/domain/programs/options/answer-value'
import { answerInWords } from '@hearthlight/domain/programs/options/option-words'
import type {
  PageConfiguration,
  PageConfigurationQuery,
  TermsConfig,
} from '@hearthlight/domain/programs/wire/page-configuration'
import type { Translate } from '@hearthlight/domain/shared/translate'
import type { OpenApplication } from './open-application.ts'

const NOTHING: Omit<PageConfiguration, 'task_name' | 'title'> = {
  main_instructions: null,
  groups: [],
  categories: [],
  labels: { total: null, footnote: null, delete_question: null },
  terms: null,
}

/** The page of applications and the one of measures have words of the product, where no program speaks. */
export const plainPage = (
  task_name: PageConfiguration['task_name'],
  translate: Translate,
): PageConfiguration => ({ ...NOTHING, task_name, title: translate(`programs:page.${task_name}`) })

/** What a page of an application shows beside its data. */
export function pageOfApplication(
  { task_name, cur_step_name }: PageConfigurationQuery,
  application: OpenApplication,
  translate: Translate,
): PageConfiguration {
  const { program, reader } = application
  const say = sayIn(reader.language, program.languages)
  const step = program.steps.find(({ id }) => id === cur_step_name)
  switch (task_name) {
    case 'customerhome':
      return plainPage(task_name, translate)
    case 'customerapp':
      return { ...NOTHING, task_name, ...detailPage(application, say) }
    case 'response':
      return {
        ...NOTHING,
        task_name,
        title: say(step?.name ?? program.name),
        main_instructions: orNull(step?.instructions, say),
        terms: termsOf(application, step, say),
      }
    case 'measuresearch':
    case 'measureinfo':
      return {
        ...plainPage(task_name, translate),
        ...(step !== undefined && {
          title: say(step.name),
          main_instructions: orNull(step.instructions, say),
        }),
        categories: categoriesOf(application, say),
        labels: cartLabels(program, say),
      }
    case 'measurecart':
      return {
        ...plainPage(task_name, translate),
        ...(program.cart !== undefined && {
          title: say(program.cart.title),
          main_instructions: orNull(program.cart.instructions, say),
        }),
        labels: cartLabels(program, say),
      }
    default:
      return task_name satisfies never
  }
}

const orNull = (words: Parameters<Say>[0], say: Say) => (words === undefined ? null : say(words))

const cartLabels = ({ cart }: ProgramDefinition, say: Say): PageConfiguration['labels'] => ({
  total: orNull(cart?.total_label, say),
  footnote: orNull(cart?.footnote, say),
  delete_question: orNull(cart?.delete_question, say),
})

const categoriesOf = ({ program, facts }: OpenApplication, say: Say): string[] => [
  ...new Set(offeredMeasures(program, facts).map(({ category }) => say(category))),
]

function termsOf(
  { program, state, facts }: OpenApplication,
  step: StepDefinition | undefined,
  say: Say,
): TermsConfig | null {
  if (step?.type !== 'tandc' || !isMet(step.visible_when, facts)) return null
  const { text, accept_label, accept_status, confirmation_message } = step.terms
  return {
    terms_and_conditions: say(text),
    accept_check_box_label: say(accept_label),
    accept_tnc: state.acceptedTerms.includes(step.id),
    accept_status_value: accept_status === undefined ? null : say(program.statuses[accept_status]?.name),
    confirmation_message: say(confirmation_message),
  }
}

/** Title, main instructions and groups of fields, each with its value (spec 2 section 2). */
function detailPage(application: OpenApplication, say: Say) {
  const { detail } = application.program
  return {
    title: say(detail.title),
    main_instructions: orNull(detail.instructions, say),
    groups: detail.groups.map(({ name, fields }) => ({
      name: say(name),
      fields: fields.map((field) => ({
        name: field.name,
        label: labelOf(application, field, say),
        value: shownValue(application, field.name, say),
      })),
    })),
  }
}

type DetailField = ProgramDefinition['detail']['groups'][number]['fields'][number]

function labelOf({ program }: OpenApplication, { name, label }: DetailField, say: Say): string {
  if (label !== undefined) return say(label)
  return say(questionOf(program, name)?.question)
}

function shownValue({ row, program, state, facts }: OpenApplication, name: string, say: Say) {
  switch (name) {
    case 'BLANK':
      return null
    case 'building':
      return row.building_id
    case 'number':
      return String(row.number)
    case 'status':
      return say(program.statuses[row.status]?.name)
    case 'created_at':
      return row.created_at.toISOString()
    case 'submitted_at':
      return row.submitted_at?.toISOString() ?? null
    case 'total_incentive':
      return row.approved_amount ?? incentivesOnWire(totalIncentive(program, state)).total_incentive
    default: {
      const question = questionOf(program, name)
      const answer = state.answers[name]
      if (question === undefined || answer === undefined || facts(name).length === 0) return null
      return wireResponse(answerInWords(question, answer, say))
    }
  }
}
