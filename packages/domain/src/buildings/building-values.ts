import type { FieldValue, FieldValues } from '../forms/field-values.ts'
import type { Building, BuildingInput } from './building.ts'
import { BUILDING_FIELD_NAMES, type BuildingField } from './building-fields.ts'
import { withoutPrefills } from './prefill.ts'

type Recorded = Pick<Building, BuildingField | 'prefilled_fields'>

/** A record as the form shows it: a figure the product filled in is nobody's figure, so it is blank. */
export function shownValues(building: Recorded): FieldValues {
  const shown = withoutPrefills(building)
  return Object.fromEntries(BUILDING_FIELD_NAMES.map((name) => [name, shown[name] ?? undefined]))
}

const toRecord = (value: FieldValue) => (value === '' || value === undefined ? null : value)

const isField = (name: string): name is BuildingField =>
  (BUILDING_FIELD_NAMES as readonly string[]).includes(name)

/** What a form holds, as the record holds it. */
export function recordedValues(values: FieldValues): BuildingInput {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    isField(name) ? [[name, toRecord(value)]] : [],
  )
  return Object.fromEntries(entries)
}

/** Only what differs from the record is sent, so that two people who change different fields never collide. */
export function changedValues(values: FieldValues, building: Recorded): BuildingInput {
  const known = shownValues(building)
  const changed = Object.entries(recordedValues(values)).filter(
    ([name, value]) => (value ?? null) !== (toRecord(known[name]) ?? null),
  )
  return Object.fromEntries(changed)
}
