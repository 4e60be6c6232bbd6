import type { NumberField } from '../../shared/field-spec.ts'
import { Problem } from '../../shared/problem.ts'
import type { Option, Section, Vocabulary } from '../../shared/vocabulary.ts'
import { type Answers, answered, fieldSpec } from '../answers/answers.ts'
import type { AssessedBuilding, Circumstances } from '../answers/assessed-building.ts'
import type { AssessmentProblems } from '../answers/assessment-problems.ts'
import type { NumericFact } from './home-facts.ts'

export type Source = 'answered' | 'assumed' | 'record'

/** Why a value stands when nobody answered; text `assessment:reason.<code>`. */
export type Reason =
  | 'answered'
  | 'building_record'
  | 'era_and_region'
  | 'renovation'
  | 'house_type'
  | 'size'
  | 'climate'
  | 'region_habit'
  | 'follows_fuel'
  | 'follows_heating'
  | 'age_of_equipment'
  | 'standard_household'

export interface Input {
  readonly section: Section
  readonly field: string
  readonly value: string | number
  readonly unit?: string
  readonly source: Source
  readonly reason: Reason
}

/** How far off an assumed figure may be, and which question would settle it. */
export interface Spread {
  readonly fact: NumericFact
  /** `log`: multiplied by exp(sd·z); `add`: plus sd·z. */
  readonly kind: 'log' | 'add'
  readonly sd: number
  readonly section: Section
  readonly field: string
}

/** A choice nobody made: what else a home like this may have, and the chance of each. The chances are estimates. */
export interface OpenChoice {
  readonly section: Section
  readonly field: string
  readonly others: Readonly<Record<string, number>>
}

/** Section and field, as `section.field` → the option that is taken where nobody chose one. */
export type Supposed = Readonly<Record<string, string>>

export interface FactSheet {
  readonly answers: Answers
  readonly supposed: Supposed
  readonly building: AssessedBuilding
  readonly circumstances: Circumstances
  readonly inputs: Input[]
  readonly spreads: Spread[]
  readonly open: OpenChoice[]
}

const IMPOSSIBLE: keyof AssessmentProblems = 'assessment.impossible-input'

export const impossible = (section: Section, field: string, reason: string) =>
  new Problem(IMPOSSIBLE, {
    params: { input: field, reason },
    fields: [{ pointer: `/${section}/${field}`, message: reason }],
  })

/** What is usual and, with the chance of each, what else is usual somewhere near. */
export interface Usual<V> {
  readonly value: V
  readonly others?: Readonly<Record<string, number>>
}

interface Fallback<V> extends Usual<V> {
  readonly reason: Reason
  readonly record?: boolean
}

export function note(sheet: FactSheet, input: Input): void {
  sheet.inputs.push(input)
}

const sourceOf = (fallback: Fallback<unknown>): Source => (fallback.record ? 'record' : 'assumed')

/** The answer to a choice, else the fallback; both are noted. */
export function choose<S extends Section, F extends keyof Vocabulary[S] & string>(
  sheet: FactSheet,
  section: S,
  field: F,
  fallback: Fallback<Option<S, F>>,
): Option<S, F> {
  const given = choice(sheet, section, field)
  // Options are supposed only out of those that `others` lists for this very field.
  const supposed = sheet.supposed[`${section}.${field}`] as Option<S, F> | undefined
  const value = given ?? supposed ?? fallback.value
  const how = given === undefined ? fallback : undefined
  note(sheet, {
    section,
    field,
    value: String(value),
    source: how ? sourceOf(how) : 'answered',
    reason: how ? how.reason : 'answered',
  })
  if (how?.others) sheet.open.push({ section, field, others: how.others })
  return value
}

/** The answer to a choice, or undefined; nothing is noted. */
export function choice<S extends Section, F extends keyof Vocabulary[S] & string>(
  sheet: FactSheet,
  section: S,
  field: F,
): Option<S, F> | undefined {
  const spec = fieldSpec(section, field)
  const [given] = answered(sheet.answers, section, field)
  if (given === undefined || !spec || spec.kind === 'number') return undefined
  if (!spec.options.includes(given)) throw impossible(section, field, 'not_an_option')
  // The value was just found among the field's own options.
  return given as Option<S, F>
}

/** The number answered, or undefined; a text that is no number or lies outside the physical limits is refused. */
export function amount(sheet: FactSheet, section: Section, field: string): number | undefined {
  const [given] = answered(sheet.answers, section, field)
  if (given === undefined) return undefined
  const value = Number(given)
  if (!Number.isFinite(value)) throw impossible(section, field, 'not_a_number')
  const spec = fieldSpec(section, field)
  if (spec?.kind === 'number') refuseOutside(section, field, value, spec)
  return value
}

function refuseOutside(section: Section, field: string, value: number, limits: NumberField): void {
  if (value < limits.min) throw impossible(section, field, 'too_small')
  if (value > limits.max) throw impossible(section, field, 'too_large')
}
