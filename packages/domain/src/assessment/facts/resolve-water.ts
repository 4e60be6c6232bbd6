import { AGE_YEARS, efficiencyOf } from '../tables/equipment.ts'
import { choice, choose, type FactSheet, note } from './fact-sheet.ts'
import { waterConflict } from './heating-mix.ts'
import { homeAge } from './home-age.ts'
import type { HomeFacts } from './home-facts.ts'

type Water = Pick<HomeFacts, 'waterFuel' | 'waterHeater' | 'waterEfficiency' | 'cookingFuel'>
type Known = Pick<HomeFacts, 'place' | 'heatingFuel' | 'heatingSystem'>

/** Homes with gas or oil mostly heat water with it; wood and electric homes use electricity. */
function usualFuel({ heatingFuel }: Known): HomeFacts['waterFuel'] {
  return heatingFuel === 'wood' || heatingFuel === 'electricity' ? 'electricity' : heatingFuel
}

function usualHeater(known: Known, fuel: HomeFacts['waterFuel']): HomeFacts['waterHeater'] {
  if (known.place.country === 'PT') return fuel === 'electricity' ? 'tank' : 'tankless'
  return known.heatingSystem === 'boiler' && fuel === known.heatingFuel && fuel !== 'electricity'
    ? 'indirect'
    : 'tank'
}

/** A heat exchanger, an electric tankless heater and a wood-fired tank: estimates. */
const EFFICIENCY = { district: 0.9, electricTankless: 0.98, wood: 0.5 } as const

function usualEfficiency(
  heater: HomeFacts['waterHeater'],
  fuel: HomeFacts['waterFuel'],
  year: number,
): number {
  if (heater === 'heat_pump') return efficiencyOf('heat_pump_uef', year)
  if (fuel === 'district') return EFFICIENCY.district
  if (heater === 'tankless')
    return fuel === 'electricity' ? EFFICIENCY.electricTankless : efficiencyOf('tankless_ef', year)
  if (fuel === 'electricity') return efficiencyOf('electric_tank_ef', year)
  if (fuel === 'oil') return efficiencyOf('oil_tank_ef', year)
  if (fuel === 'wood') return EFFICIENCY.wood
  return efficiencyOf('gas_tank_ef', year)
}

/** A little over half of a heater's life, and how far its rating may lie off: estimates. */
const USUAL_AGE_YEARS = 9
const RATING_SPREAD = 0.06
/** Tanks in audited Canadian homes are rated lower: gas 0.55, electric 0.82–0.88 (medians of 5,060 files). */
const CANADIAN_TANK = 0.94
const cookingDefault = (known: Known): HomeFacts['cookingFuel'] => {
  if (known.place.country === 'CA') return 'electricity'
  if (known.place.country === 'PT') return 'propane'
  return known.heatingFuel === 'natural_gas' ? 'natural_gas' : 'electricity'
}

/** A heat pump for water runs on electricity, whatever was named. */
function waterFuel(
  sheet: FactSheet,
  known: Known,
  heater: HomeFacts['waterHeater'] | undefined,
): HomeFacts['waterFuel'] {
  const question = { section: 'fuel_type', field: 'water_heating_fuel' } as const
  const named = choice(sheet, 'fuel_type', 'water_heating_fuel')
  if (waterConflict(heater, named)) {
    note(sheet, { ...question, value: 'electricity', source: 'assumed', reason: 'follows_heating' })
    return 'electricity'
  }
  return choose(sheet, 'fuel_type', 'water_heating_fuel', {
    value: heater === 'heat_pump' ? 'electricity' : usualFuel(known),
    reason: heater === 'heat_pump' ? 'follows_heating' : 'follows_fuel',
  })
}

export function resolveWater(sheet: FactSheet, known: Known): Water {
  const asked = choice(sheet, 'water_heating_system', 'water_heater')
  const fuel = waterFuel(sheet, known, asked)
  const heater = choose(sheet, 'water_heating_system', 'water_heater', {
    value: usualHeater(known, fuel),
    reason: 'follows_fuel',
  })
  const band = choice(sheet, 'water_heating_system', 'water_heater_age')
  const age = band ? AGE_YEARS[band] : Math.min(USUAL_AGE_YEARS, homeAge(sheet))
  note(sheet, {
    section: 'water_heating_system',
    field: 'water_heater_age',
    value: band ?? age,
    ...(band ? {} : { unit: 'years' }),
    source: band ? 'answered' : 'assumed',
    reason: band ? 'answered' : 'region_habit',
  })
  if (!band)
    sheet.spreads.push({
      fact: 'waterEfficiency',
      kind: 'log',
      sd: RATING_SPREAD,
      section: 'water_heating_system',
      field: 'water_heater_age',
    })
  return {
    waterFuel: fuel,
    waterHeater: heater,
    waterEfficiency:
      usualEfficiency(heater, fuel, sheet.circumstances.year - age) *
      (known.place.country === 'CA' && heater === 'tank' ? CANADIAN_TANK : 1),
    cookingFuel: choose(sheet, 'fuel_type', 'cooking_fuel', {
      value: cookingDefault(known),
      reason: 'region_habit',
    }),
  }
}
