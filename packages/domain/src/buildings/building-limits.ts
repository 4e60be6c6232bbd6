import type { FieldDefinition } from '../forms/field-definition.ts'
import { type AreaUnit, FLOOR_AREA } from '../shared/floor-area.ts'

const FIRST_YEAR = 1600
/** Few homes are older: a year before is asked about once, since it is more often a slip than a castle. */
const SELDOM_BEFORE = 1800

export const isSeldomYear = (year: number): boolean => year >= FIRST_YEAR && year < SELDOM_BEFORE

type Limited = { readonly areaUnit: AreaUnit; readonly country: string; readonly year: number }

/** A bill of a season is asked of those who get several a year; a year's bill stands in the winter's fields. */
function inSeason(field: FieldDefinition): FieldDefinition {
  const [, season, what] = /^electric_(summer|winter)_(cost|usage)$/.exec(field.name) ?? []
  if (season === 'summer') return { mappings: { monthly: [], bimonthly: [], quarterly: [] }, ...field }
  if (season === 'winter') return { labels: { yearly: `buildings:field.electric_year_${what}` }, ...field }
  return field
}

/** A figure of a bill as every form asks it: with its unit and in its season; the unit of a fuel is asked beside it. */
export function asBill(field: FieldDefinition, currency: string): FieldDefinition {
  return inSeason(withUnit(field, currency))
}

function withUnit(field: FieldDefinition, currency: string): FieldDefinition {
  const unit = /_cost$/.test(field.name)
    ? currency
    : /^electric_.*_usage$/.test(field.name)
      ? 'kWh'
      : undefined
  return unit === undefined ? field : { unit, ...field }
}

/** The limits of a building's record, whatever form a partner asks it in; a partner may ask for less, not for more. */
export function withLimits(field: FieldDefinition, { areaUnit, country, year }: Limited): FieldDefinition {
  switch (field.name) {
    case 'floor_area':
      return between(field, FLOOR_AREA[areaUnit])
    case 'construction_year':
      return {
        ...between(field, { min: FIRST_YEAR, max: year }),
        messages: { max_value: 'buildings:limit.future_year', ...field.messages },
      }
    case 'zip':
      return { ...field, validations: { zip: country, ...field.validations } }
    default:
      return field
  }
}

function between(field: FieldDefinition, { min, max }: { min: number; max: number }): FieldDefinition {
  const { min_value: ownMin = field.min ?? min, max_value: ownMax = field.max ?? max } = field.validations
  const limits = { min_value: Math.max(min, ownMin), max_value: Math.min(max, ownMax) }
  return { ...field, validations: { ...field.validations, ...limits } }
}
