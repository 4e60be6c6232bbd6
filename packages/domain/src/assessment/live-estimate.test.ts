import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../engine/src/climate/testing/packed-climate.ts'
import type { AssessedBuilding } from './answers/assessed-building.ts'
import { assessHome } from './assess-home.ts'
import { fitOnce } from './bills/fit-once.ts'
import { homeFittedToBills } from './bills/home-fitted-to-bills.ts'
import { liveBand } from './live-band.ts'
import { liveEstimate } from './live-estimate.ts'

const home = (building: AssessedBuilding) => ({
  building: { construction_year: 1965, floor_area: 1800, ...building },
  answers: { fuel_type: { heating_fuel: ['natural_gas'] }, heating_system: { heating_system: ['furnace'] } },
  ...packedPlace('us-wi-milwaukee-mitchell-intl-ap'),
  year: 2026,
})
const plain = home({})
const billed = home({ heating_usage: 900, gas_usage_unit: 'therms', electric_winter_usage: 6000 })

describe('the live estimate', () => {
  it.each([
    ['without bills', plain],
    ['fitted to bills', billed],
  ])('says what the finished assessment says, %s', (_case, question) => {
    const { audit, bands } = assessHome(question)
    const { money, totalBoughtKWh, kgCo2 } = audit.base.bill
    expect(liveEstimate(question)).toMatchObject({ money, kWh: totalBoughtKWh, kgCo2 })
    expect(liveBand(question)).toMatchObject({ money: bands.now.money, kWh: bands.now.kWh })
  })

  it('says whether it was fitted to bills, and a pre-filled 1 is none', () => {
    expect(liveEstimate(plain).bills).toBeNull()
    expect(liveEstimate(home({ heating_usage: 1, electric_summer_usage: 1 })).bills).toBeNull()
    const { calibration } = assessHome(billed)
    expect(liveEstimate(billed).bills).toEqual({ count: 2, cvRmse: calibration?.cvRmse })
  })

  it('fits a home to its bills once for the figure and its band, and another home anew', () => {
    const fit = fitOnce()
    const first = fit('billed')(billed)
    expect(fit('billed')(billed)).toBe(first)
    expect(liveBand(billed, fit('billed'))).toEqual(liveBand(billed))
    expect(fit('plain')(plain)).toEqual(homeFittedToBills(plain))
  })
})
