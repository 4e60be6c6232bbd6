import type { House } from '@hearthlight/engine'
import { COP_PER_HSPF } from '../facts/heating-values.ts'
import type { HomeFacts } from '../facts/home-facts.ts'
import { shellDefaults } from '../facts/shell-defaults.ts'
import { efficiencyOf } from '../tables/equipment.ts'
import { buildHouse } from './build-house.ts'

/** The mean home of the stock is about as old as this, its furnace and its tank as old as those below. Estimates. */
const STOCK_ERA = '1971_1980'
const STOCK_FURNACE_YEARS = 13
const STOCK_TANK_YEARS = 9

/** Same place, size, kind and people: what the two references share with the home. */
function sameOutside(facts: HomeFacts, era: HomeFacts['era']): HomeFacts {
  return {
    ...facts,
    ...shellDefaults({ ...facts, era }),
    era,
    solarKw: 0,
    thermostat: 'manual',
    baseLoadFactor: 1,
    hotWaterFactor: 1,
    secondHeating: undefined,
  }
}

const burnsFuel = (facts: HomeFacts) => facts.heatingFuel === 'natural_gas' || facts.heatingFuel === 'propane'

/** A home like this one as most are: era of the stock, equipment of middle age and the fuel most use here. */
export function typicalHome(facts: HomeFacts, year: number): House {
  const heatingYear = year - STOCK_FURNACE_YEARS
  const typical = sameOutside(facts, STOCK_ERA)
  const gas = burnsFuel(facts)
  return buildHouse({
    ...typical,
    heatingYear,
    coolingYear: heatingYear,
    heatingSystem: gas ? 'furnace' : 'baseboard',
    heatingFuel: gas ? facts.heatingFuel : 'electricity',
    heatingEfficiency: gas ? efficiencyOf('gas_furnace', heatingYear) : 1,
    waterHeater: 'tank',
    waterFuel: gas ? facts.heatingFuel : 'electricity',
    waterEfficiency: efficiencyOf(gas ? 'gas_tank_ef' : 'electric_tank_ef', year - STOCK_TANK_YEARS),
    ventilation: 'none',
  })
}

/** The same home built to today's rules (IECC: at most 3 air changes at 50 Pa), with a heat pump. */
export function newHome(facts: HomeFacts, year: number): House {
  const modern = sameOutside(facts, '2011_on')
  return buildHouse({
    ...modern,
    heatingYear: year,
    coolingYear: year,
    ach50: Math.min(3, modern.ach50),
    heatingSystem: 'heat_pump_ductless',
    heatingFuel: 'electricity',
    heatingEfficiency: efficiencyOf('mini_hspf', year) * COP_PER_HSPF,
    coolingSystem: facts.coolingSystem === 'none' ? 'none' : 'heat_pump',
    waterHeater: 'tank',
    waterFuel: 'electricity',
    waterEfficiency: efficiencyOf('electric_tank_ef', year),
    ventilation: facts.place.country === 'PT' ? 'exhaust' : 'hrv',
  })
}
