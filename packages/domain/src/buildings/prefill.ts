import type { BuildingField, BuildingFields } from './building-fields.ts'

/** Spec 1 section 5: "usage and cost fields are pre-filled with 1 and heating type with natural_gas". */
const PREFILLS: Partial<BuildingFields> = {
  heating_type: 'natural_gas',
  heating_cost: 1,
  heating_usage: 1,
  electric_summer_cost: 1,
  electric_summer_usage: 1,
  electric_winter_cost: 1,
  electric_winter_usage: 1,
  water_cost: 1,
  water_usage: 1,
}
export const PREFILLED_NAMES = Object.keys(PREFILLS) as readonly BuildingField[]

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

type Prefillable = Partial<BuildingFields> & {
  readonly prefilled_fields?: readonly BuildingField[] | undefined
}

/** Fills blanks only, and remembers which: a pre-filled figure is nobody's usage. */
export function prefill<T extends Prefillable>(building: T): T & { prefilled_fields: BuildingField[] } {
  const filled = PREFILLED_NAMES.filter((name) => isBlank(building[name]))
  const kept = (building.prefilled_fields ?? []).filter((name) => building[name] === PREFILLS[name])
  const values = Object.fromEntries(filled.map((name) => [name, PREFILLS[name]]))
  return { ...building, ...values, prefilled_fields: [...new Set([...kept, ...filled])] }
}

/** The record as a person reads it: what the product filled in is blank again. */
export function withoutPrefills(building: BuildingFields & { prefilled_fields: readonly BuildingField[] }) {
  const blanks = Object.fromEntries(building.prefilled_fields.map((name) => [name, null]))
  return { ...building, ...blanks } as BuildingFields
}
