import fc from 'fast-check'
import type { FieldSpec, NumberField } from '../../shared/field-spec.ts'
import { SECTIONS, type Section, VOCABULARY } from '../../shared/vocabulary.ts'
import type { Answers } from '../answers/answers.ts'

export interface Question {
  readonly section: Section
  readonly field: string
  readonly spec: FieldSpec
}

/** Every field of the vocabulary. */
export const QUESTIONS: readonly Question[] = SECTIONS.flatMap((section) =>
  Object.entries(VOCABULARY[section] as Readonly<Record<string, FieldSpec>>).map(([field, spec]) => ({
    section,
    field,
    spec,
  })),
)

/** What people really type; the vocabulary's own limits are those of the physical world. */
const LIKELY: Readonly<Record<string, readonly [number, number]>> = {
  heating_efficiency: [60, 98],
  heating_setpoint: [16, 23],
  air_conditioning_setpoint: [23, 27],
  floor_area: [45, 320],
  occupants: [1, 7],
  ceiling_height: [2.3, 3.2],
  attic_r: [0, 60],
  attic_rsi: [0, 10.5],
  wall_r: [0, 30],
  wall_rsi: [0, 5],
  foundation_r: [0, 25],
  foundation_rsi: [0, 4],
  ach50: [0.6, 20],
  // As much as the roof of the smallest of these homes holds.
  solar_pv_kw: [1, 4],
}

const numberText = (field: string, spec: NumberField) => {
  const [min, max] = LIKELY[field] ?? [spec.min, spec.max]
  return fc.double({ min, max, noNaN: true }).map((value) => value.toFixed(2))
}

export function valuesOf({ field, spec }: Question): fc.Arbitrary<string[]> {
  if (spec.kind === 'number') return numberText(field, spec).map((text) => [text])
  if (spec.kind === 'choice') return fc.constantFrom(...spec.options).map((value) => [value])
  const { alone } = spec
  const many = fc.subarray(
    spec.options.filter((option) => option !== alone),
    { minLength: 1 },
  )
  return alone === undefined ? many : fc.oneof(many, fc.constant<string[]>([alone]))
}

/** Answers to about `share` of the questions; areas in square metres. */
export const answersArbitrary = (share = 0.5): fc.Arbitrary<Answers> =>
  fc
    .tuple(
      ...QUESTIONS.map((question) =>
        fc
          .tuple(fc.double({ min: 0, max: 1, noNaN: true }), valuesOf(question))
          .map(([chance, values]) => (chance < share ? { ...question, values } : undefined)),
      ),
    )
    .map((picked) => {
      const answers: Answers = {}
      for (const one of picked)
        if (one) answers[one.section] = { ...answers[one.section], [one.field]: one.values }
      return withAnswer(answers, 'area_basics', 'floor_area_unit', ['m2'])
    })

export const withAnswer = (answers: Answers, section: Section, field: string, values: string[]): Answers => ({
  ...answers,
  [section]: { ...answers[section], [field]: values },
})

export const PLACE_IDS = [
  'us-wi-milwaukee-mitchell-intl-ap',
  'us-fl-miami-intl-ap',
  'us-az-phoenix-sky-harbor-intl-ap',
  'ca-qc-montreal-intl-ap',
  'ca-bc-vancouver',
  'ca-yt-whitehorse',
  'pt-lisboa-lisboa',
  'pt-porto-porto',
] as const

export const buildingArbitrary = fc.record(
  { construction_year: fc.integer({ min: 1880, max: 2025 }) },
  { requiredKeys: [] },
)
