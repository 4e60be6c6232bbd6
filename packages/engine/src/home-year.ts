import type { Climate } from './climate/climate.ts'
import type { Economics } from './economics/economics.ts'
import { type YearBill, yearBill } from './economics/year-bill.ts'
import type { Fuel } from './fuel.ts'
import type { House } from './house.ts'
import { simulate } from './simulation/simulate.ts'
import type { YearResult } from './year-result.ts'

/** A home at one moment: as it stands, or after some steps of a plan. */
export interface HomeYear {
  readonly house: House
  readonly result: YearResult
  readonly bill: YearBill
}

/** `connected`: fuels whose fixed charge stays whatever is done; absent: those the house uses. */
export function homeYear(
  house: House,
  site: { readonly climate: Climate },
  economics: Economics,
  connected?: readonly Fuel[],
): HomeYear {
  const result = simulate(house, site.climate)
  return { house, result, bill: yearBill(result, economics, connected) }
}
