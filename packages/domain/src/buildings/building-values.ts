import type { FieldValue, FieldValues } from '../forms/field-values.ts'
import type { Building, BuildingInput } from './building.ts'
import { BUILDING_FIELD_NAMES, type BuildingField } from './building-fields.ts'
import { withoutPrefills } from './prefill.ts'
import { recordedUtilities, shownUtilities, type Utilities } from './utilities.ts'

type Recorded = Pick<Building, BuildingField | 'prefilled_fields'>

/** A record as the form shows it: a figure the product filled in is nobody's figure, so it is blank. */
export function shownValues(building: Recorded, utilities: Utilities): FieldValues {
  const shown = withoutPrefills(building)
  const values = Object.fromEntries(BUILDING_FIELD_NAMES.map((name) => [name, shown[name] ?? undefined]))
  return { ...values, ...shownUtilities(shown, utilities) }
}

const toRecord = (value: FieldValue) => (value === '' || value === undefined ? null : value)

const isField = (name: string): name is BuildingField =>
  (BUILDING_FIELD_NAMES as readonly string[]).includes(name)

/** What a form holds, as the record holds it. */
export function recordedValues(values: FieldValues): BuildingInput {
  const entries = Object.entries({ ...values, ...recordedUtilities(values) }).flatMap(([name, value]) =>
    isField(name) ? [[name, toRecord(value)]] : [],
  )
  return Object.fromEntries(entries)
}

/** Only what differs from the record is sent, so that two people who change different fields never collide. */
export function changedValues(values: FieldValues, building: Recorded, utilities: Utilities): BuildingInput {
  const known = recordedValues(shownValues(building, utilities))
  const changed = Object.entries(recordedValues(values)).filter(
    ([name, value]) => (value ?? null) !== (known[name as BuildingField] ?? null),
  )
  return Object.fromEntries(changed)
}
