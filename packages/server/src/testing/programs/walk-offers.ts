import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import type { ProgramQuestion } from '@hearthlight/domain/programs/wire/questionnaire'
import { isObject } from '@hearthlight/domain/shared/json-path'
import type { Applicant } from '../applicant.ts'
import { FAMILY_AT, type Json } from '../program-engine/family-client.ts'

/** An answer that a question of an incentive takes, as somebody gives it who reads the question and its rules. */
export function answerQuestion({ answer_type, select_codes, rules }: ListItem): string {
  const [first = ''] = select_codes
  const [least = 1] = rules.flatMap((rule) => (rule.kind === 'at_least' ? rule.value : []))
  switch (answer_type) {
    case 'boolean':
      return rules.flatMap((rule) => (rule.kind === 'must_be' ? rule.answer : []))[0] ?? 'false'
    case 'date':
      return '2026-10-01'
    case 'select':
    case 'multi_select':
      return first
    case 'integer':
      return String(Math.ceil(least))
    case 'float':
      return String(least + 1.5)
    case 'text':
      return textFor(rules)
    default:
      return answer_type satisfies never
  }
}

/** A text that the pattern of the question takes. */
function textFor(rules: ListItem['rules']): string {
  const [pattern] = rules.flatMap((rule) => (rule.kind === 'pattern' ? rule.pattern : []))
  if (pattern === undefined) return 'As asked'
  return pattern
    .replace(/\\d\{(\d+)\}/g, (_, count: string) => '1'.repeat(Number(count)))
    .replace(/\[A-Z\]\{(\d+)\}/g, (_, count: string) => 'A'.repeat(Number(count)))
}

type Walk = { readonly programId: string; readonly home: string; readonly measure: string | undefined }
type Walked = {
  readonly id: string
  readonly status: string
  readonly measures: readonly { readonly measure: string; readonly most: number }[]
}

/** Begins an application to a program and answers step after step, as each is offered, to its end. */
export async function walkProgram(me: Applicant, { programId, home, measure }: Walk): Promise<Walked> {
  const call = familyCall(me)
  const wanted = measure === undefined ? {} : { measure: { code: measure, quantity: 100 } }
  const begun = await call('POST', '/projects', { building_id: home, program_id: programId, ...wanted })
  const walk: Walking = { me, call, home, measure, id: begun.attributes.project_id, measures: [] }
  let step = ''
  for (let count = 0; count < MOST_STEPS && step !== 'tandc'; count += 1) {
    const { attributes } = await call('GET', `/portal-steps?projectId=${walk.id}&nav=ns`)
    step = attributes.step_type
    await STEPS[step]?.(walk, attributes.id)
  }
  const { timeline } = (await call('GET', `/projects/${walk.id}`)).attributes
  return { id: walk.id, status: timeline.at(-1).code, measures: walk.measures }
}

const familyCall =
  (me: Applicant): Call =>
  async (method, path, payload) => {
    const answer = await me.call(method, `${FAMILY_AT}${path}`, payload)
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`)
    return answer.json().data
  }

type StepOf = Pick<Walking, 'id' | 'home'> & { readonly type: string; readonly step: string }

/** Answers one step of an application once more. */
export async function answerStep(me: Applicant, { id, home, type, step }: StepOf): Promise<void> {
  await STEPS[type]?.(
    { me, call: familyCall(me), id, home, measure: undefined, measures: [], again: true },
    step,
  )
}
const MOST_STEPS = 20

type Walking = {
  readonly me: Applicant
  readonly call: Call
  readonly home: string
  readonly measure: string | undefined
  readonly id: string
  readonly measures: { readonly measure: string; readonly most: number }[]
  /** It was given once, and is asked for once more. */
  readonly again?: boolean
}

const STEPS: Readonly<Record<string, (walk: Walking, step: string) => Promise<unknown>>> = {
  contact: giveContact,
  prq: async ({ call, id }, cn) =>
    call('POST', '/prqs', {
      details: { project_id: id, cn },
      answerList: answersTo(await call('GET', `/prqs?project_id=${id}&cn=${cn}`)),
    }),
  attachment: async ({ me, call, home, id, again }, cn) => {
    const sections: Json[] = await call('GET', `/prqs?project_id=${id}&cn=${cn}`)
    const asked = sections.flatMap(({ attributes }) => attributes.questions)
    for (const { id: attachment, required, locked } of asked)
      if (required === 'true' && !locked) {
        const answer = await me.attach(id, home, attachment, `${attachment}${again ? ' again' : ''}`)
        if (answer.statusCode !== 201) throw new Error(`${attachment}: ${answer.body}`)
      }
  },
  measurelist: chooseMeasures,
  measuredetails: fillMeasures,
  tandc: ({ call, id }, cn) =>
    call('POST', '/prqs', {
      details: { project_id: id, isFieldUpdate: false, cn },
      accept_tnc: true,
      is_tc_update: true,
    }),
}

type Call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => Promise<Json>

async function giveContact({ me, call, id: project_id }: Walking): Promise<void> {
  const fields = Object.entries({
    FirstName: 'Erin',
    LastName: 'Kowalski',
    Email: 'erin@example.test',
    MobilePhone: '920-555-0134',
    MailingPostalCode: '53081',
  }).map(([name, value]) => ({ name, value }))
  const made = await me.call('POST', '/api/v1/contacts', { fields })
  const known = (await me.call('GET', '/api/v1/contacts')).json().data
  const contact_id: string = made.statusCode < 300 ? made.json().data.id : known[0].id
  await call('PUT', '/update_project_contact', { project_id, contact_id })
}

/** By section, each question that is shown answered as its type and its limits say. */
function answersTo(sections: Json): object {
  const questions: ProgramQuestion[] = sections.flatMap(({ attributes }: Json) => attributes.questions)
  const given = new Map(questions.map((question) => [question.id, answerTo(question)]))
  const isShown = ({ visible_when: when }: ProgramQuestion) =>
    when === null ||
    !('fact' in when) ||
    !('values' in when) ||
    when.values.includes(String(given.get(when.fact)))
  return Object.fromEntries(
    sections.map(({ id, attributes }: Json) => [
      id,
      Object.fromEntries(
        attributes.questions
          .filter((question: ProgramQuestion) => isShown(question) && !question.locked)
          .map((question: ProgramQuestion) => [question.id, given.get(question.id)]),
      ),
    ]),
  )
}

function answerTo({ type, rules, min }: ProgramQuestion): unknown {
  const options = rules.split(';').filter((option) => option !== '' && !/^-.*-$/.test(option))
  if (/boolean/i.test(type)) return false
  if (/date/i.test(type)) return '2026-10-01'
  if (/specific values|multi_select/i.test(type)) return options[0]
  if (/numeric|float/i.test(type)) return min ?? 1
  return 'As asked'
}

/** What the person came for stands there as a draft; otherwise the first is taken. */
async function chooseMeasures({ call, id, measure: wanted, measures }: Walking, step: string): Promise<void> {
  const { draft } = (await call('GET', `/step_drafts?project_id=${id}&cn=${step}`)).attributes
  const groups = await call('GET', `/measures?project_id=${id}`)
  const offered: Json[] = groups.flatMap(({ attributes }: Json) => attributes.retrofits)
  const [chosen, quantity] = Object.entries(isObject(draft) ? draft : {})[0] ?? [offered[0].id, 1]
  if (wanted !== undefined && chosen !== wanted) throw new Error(`${wanted} is not chosen already`)
  await call('POST', '/prqs', {
    details: { project_id: id, isFieldUpdate: true, retrofit: [{ program_measure_id: chosen, quantity }] },
  })
  measures.push(...offered.map(({ id: measure, formula_says }) => ({ measure, most: mostIn(formula_says) })))
}

/** The largest sum that the words of a formula name. */
function mostIn(words: string): number {
  const figures = words.match(/\d{1,3}(?:[\u00a0\u202f ,]\d{3})+|\d+(?:[.,]\d{2})?/g) ?? []
  return Math.max(
    ...figures.map((figure) => Number(figure.replace(/[\u00a0\u202f ]|,(?=\d{3})/g, '').replace(',', '.'))),
  )
}

async function fillMeasures({ call, id }: Walking): Promise<void> {
  const { retrofits } = (await call('GET', `/measures/project-measures?project_id=${id}`)).attributes
  for (const { program_measure_id, type, quantity } of retrofits) {
    const form = await call(
      'GET',
      `/measures/type?project_id=${id}&measure_type_name=${type}&program_measure_id=${program_measure_id}`,
    )
    const fields = form.attributes.field_groups.flatMap(({ fields }: Json) =>
      fields
        .filter((field: Json) => field.type !== 'Spacer')
        .map((field: Json) => ({
          name: field.name,
          value: field.type === 'Currency' ? '5000' : answerTo({ ...field, min: null }),
        })),
    )
    await call('POST', '/prqs', {
      details: { project_id: id, isFieldUpdate: true, retrofit: [{ program_measure_id, quantity, fields }] },
    })
  }
}
