import type { BuildingFields } from '../../buildings/building-fields.ts'
import { isUnitOf, kWhPerUnit } from '../facts/heating-values.ts'
import type { AnsweredFuel } from '../facts/home-facts.ts'
import { billsAYear, unitNamed } from './bill-units.ts'

type Bills = Partial<
  Pick<
    BuildingFields,
    BilledField | 'heating_bill_occurrence' | 'electrical_bill_occurrence' | 'gas_usage_unit'
  >
>
export type BilledField =
  | 'heating_usage'
  | 'heating_cost'
  | 'electric_summer_usage'
  | 'electric_summer_cost'
  | 'electric_winter_usage'
  | 'electric_winter_cost'

/**
 * Several times what the thirstiest homes of RECS 2020 and SHEU 2019 use or pay for one square metre and year; nobody
 * who typed right is asked. Estimates.
 */
const MOST_A_M2 = { heating_usage: 900, electric_usage: 600, cost: 90 } as const
/** For a home of which nobody knows the size: a large one. */
const LARGE_HOME_M2 = 250

type Home = { readonly fuel: AnsweredFuel | undefined; readonly areaM2: number | undefined }

/** Figures that cannot be this home's, such as 9,000 therms a month. They are asked about, not refused. */
export function doubtfulBills(bills: Bills, { fuel, areaM2 = LARGE_HOME_M2 }: Home): BilledField[] {
  const heating = billsAYear(bills.heating_bill_occurrence ?? undefined)
  const electric = billsAYear(bills.electrical_bill_occurrence ?? undefined)
  const most = (field: BilledField) =>
    /_cost$/.test(field)
      ? MOST_A_M2.cost
      : field === 'heating_usage'
        ? MOST_A_M2.heating_usage / unitOf(bills, fuel)
        : MOST_A_M2.electric_usage
  return FIELDS.filter((field) => {
    const figure = Number(bills[field] ?? 0)
    return figure * (field.startsWith('heating') ? heating : electric) > most(field) * areaM2
  })
}

const FIELDS = [
  'heating_usage',
  'heating_cost',
  'electric_summer_usage',
  'electric_summer_cost',
  'electric_winter_usage',
  'electric_winter_cost',
] as const satisfies readonly BilledField[]

/** kWh in the unit of the bill; the least any unit holds where the fuel is not known. */
function unitOf({ gas_usage_unit: written }: Bills, fuel: AnsweredFuel = 'natural_gas'): number {
  const unit = unitNamed(written ?? undefined)
  return unit !== undefined && isUnitOf(fuel, unit) ? kWhPerUnit(fuel, unit, '') : 1
}
