import { toSquareMetres } from '@hearthlight/engine/area-units'
import { type Answers, answered } from '../../assessment/answers/answers.ts'
import { type AssessedBuilding, recorded, recordedText } from '../../assessment/answers/assessed-building.ts'
import { eraOf } from '../../assessment/facts/resolve-size.ts'
import type { Section } from '../../shared/vocabulary.ts'
import type { Known } from '../parts/known-words.ts'

type AreaUnit = 'm2' | 'ft2'

/** An answer that the building's record no longer agrees with, and the answer that would. */
export type RecordDifference = {
  readonly section: Section
  readonly field: string
  readonly record: Known
  readonly told: Known
  /** The answers that take the record's value. */
  readonly data: Readonly<Record<string, string[]>>
}

/** Nearer than that two areas are one, written in another unit. */
const SAME_AREA = 0.02

/** Where the record and the answers disagree. Answers count: a record that was changed after them is only told of. */
export function recordDifferences(
  building: AssessedBuilding,
  answers: Answers,
  areaUnit: AreaUnit,
): RecordDifference[] {
  const year = recorded(building, 'construction_year')
  const floors = recorded(building, 'floors_above_ground')
  return [
    ...area(building, answers, areaUnit),
    ...choice(answers, 'area_basics', 'construction_era', year === undefined ? undefined : eraOf(year)),
    ...choice(answers, 'house_type', 'storeys', floors === undefined ? undefined : String(floors)),
    ...choice(answers, 'fuel_type', 'heating_fuel', recordedText(building, 'heating_type')),
  ]
}

function choice(
  answers: Answers,
  section: Section,
  field: string,
  record: string | undefined,
): RecordDifference[] {
  const [told] = answered(answers, section, field)
  if (told === undefined || record === undefined || told === record) return []
  const known = (value: string): Known => ({ section, field, value })
  return [{ section, field, record: known(record), told: known(told), data: { [field]: [record] } }]
}

function area(building: AssessedBuilding, answers: Answers, areaUnit: AreaUnit): RecordDifference[] {
  const record = recorded(building, 'floor_area')
  const told = Number(answered(answers, 'area_basics', 'floor_area')[0] ?? Number.NaN)
  if (record === undefined || record <= 1 || Number.isNaN(told)) return []
  const [said] = answered(answers, 'area_basics', 'floor_area_unit')
  const saidUnit = said === 'm2' || said === 'ft2' ? said : areaUnit
  const [recordM2, toldM2] = [toSquareMetres(record, areaUnit), toSquareMetres(told, saidUnit)]
  if (Math.abs(recordM2 - toldM2) <= SAME_AREA * toldM2) return []
  const question = { section: 'area_basics', field: 'floor_area' } as const
  const known = (value: number): Known => ({ ...question, value, unit: 'm2' })
  const data = { floor_area: [String(record)], floor_area_unit: [areaUnit] }
  return [{ ...question, record: known(recordM2), told: known(toldM2), data }]
}
