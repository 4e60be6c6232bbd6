/** What the assessment reads of a building's record; wire names, every value may be missing. */
export interface AssessedBuilding {
  readonly country?: string | null
  readonly region?: string | null
  readonly construction_year?: number | null
  readonly floor_area?: number | null
  readonly floors_above_ground?: number | null
  readonly floors_below_ground?: number | null
  readonly heating_type?: string | null
  readonly heating_usage?: number | null
  readonly heating_cost?: number | null
  readonly heating_bill_occurrence?: string | null
  readonly gas_usage_unit?: string | null
  readonly electric_summer_usage?: number | null
  readonly electric_summer_cost?: number | null
  readonly electric_winter_usage?: number | null
  readonly electric_winter_cost?: number | null
  readonly electrical_bill_occurrence?: string | null
  /** Fields the product filled in before the person typed anything (spec/1 section 5): they say nothing. */
  readonly prefilled_fields?: readonly string[] | null
}

/** The record, and nothing else that is known about a building. */
export const ASSESSED_FIELDS = [
  'country',
  'region',
  'construction_year',
  'floor_area',
  'floors_above_ground',
  'floors_below_ground',
  'heating_type',
  'heating_usage',
  'heating_cost',
  'heating_bill_occurrence',
  'gas_usage_unit',
  'electric_summer_usage',
  'electric_summer_cost',
  'electric_winter_usage',
  'electric_winter_cost',
  'electrical_bill_occurrence',
  'prefilled_fields',
] as const satisfies readonly (keyof AssessedBuilding)[]

/** What the answers do not say and the caller knows. */
export interface Circumstances {
  /** The year the ages of equipment are counted from. */
  readonly year: number
  /** Unit of an area without its own unit; default: ft2 in the US, m2 elsewhere. */
  readonly areaUnit?: 'm2' | 'ft2'
}

/** A record's figure, unless it was pre-filled or is no number. */
export function recorded(building: AssessedBuilding, field: keyof AssessedBuilding): number | undefined {
  if (building.prefilled_fields?.includes(field)) return undefined
  const value = building[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export function recordedText(building: AssessedBuilding, field: keyof AssessedBuilding): string | undefined {
  if (building.prefilled_fields?.includes(field)) return undefined
  const value = building[field]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
