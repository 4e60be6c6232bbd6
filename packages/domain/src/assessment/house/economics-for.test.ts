import { type YearResult, yearBill } from '@hearthlight/engine'
import { MEASURE_COSTS } from '@hearthlight/engine/measures'
import { describe, expect, it } from 'vitest'
import { EnergyConfig } from '../../partner/energy-config.ts'
import { ownCostsOf } from '../bills/own-costs.ts'
import { kWhPerUnit } from '../facts/heating-values.ts'
import { economicsFor } from './economics-for.ts'

const wisconsin = { country: 'US', region: 'WI' } as const
const quebec = { country: 'CA', region: 'QC' } as const

describe('prices and factors of a place', () => {
  it('have the currency of the country', () => {
    const portugal = { country: 'PT', region: 'Lisboa' } as const
    expect([wisconsin, quebec, portugal].map((place) => economicsFor(place).currency)).toEqual([
      'USD',
      'CAD',
      'EUR',
    ])
  })

  it('are positive for every fuel in every state and province', () => {
    const regions = ['WI', 'AK', 'HI', 'TX', 'PR'].map((region) => ({ country: 'US', region }) as const)
    const provinces = ['ON', 'QC', 'NU', 'PE'].map((region) => ({ country: 'CA', region }) as const)
    for (const place of [...regions, ...provinces]) {
      const { prices, kgCo2PerKWh } = economicsFor(place)
      for (const { perKWh } of Object.values(prices)) expect(perKWh).toBeGreaterThan(0)
      for (const factor of Object.values(kgCo2PerKWh)) expect(factor).toBeGreaterThan(0)
    }
  })

  it("know Québec's water power from Wisconsin's coal", () => {
    expect(economicsFor(quebec).kgCo2PerKWh.electricity).toBeLessThan(0.01)
    expect(economicsFor(wisconsin).kgCo2PerKWh.electricity).toBeGreaterThan(0.4)
  })
})

describe('a partner overrides', () => {
  const own = EnergyConfig.parse({
    prices: {
      electricity: { price: 0.3, unit: 'kWh', fixed_per_month: 10 },
      natural_gas: { price: 2.93071, unit: 'therm' },
      oil: { price: 4.074, unit: 'US_gallon' },
    },
    pv_export_price_per_kwh: 0.07,
    emission_factors_kg_per_kwh: { electricity: 0.1 },
    measure_costs: { attic_insulation: { low: 1000, high: 3000 }, moat: { low: 1, high: 2 } },
  })
  const economics = economicsFor(wisconsin, own)

  it('prices in the units it sells in, charges, export and emissions', () => {
    expect(economics.prices.electricity).toEqual({ perKWh: 0.3, fixedPerYear: 120 })
    expect(economics.prices.natural_gas.perKWh).toBeCloseTo(0.1)
    expect(economics.prices.fuel_oil.perKWh).toBeCloseTo(0.1)
    expect(economics.exportPerKWh).toBe(0.07)
    expect(economics.kgCo2PerKWh.electricity).toBe(0.1)
  })

  it('and leaves the rest to the tables', () => {
    expect(economics.prices.propane).toEqual(economicsFor(wisconsin).prices.propane)
  })

  it('the whole price of a measure; one it does not know is not heard', () => {
    expect(ownCostsOf(own)).toEqual({ attic_insulation: { low: 1000, mid: 2000, high: 3000 } })
    expect(ownCostsOf(undefined)).toEqual({})
    expect(MEASURE_COSTS.attic_insulation.unit).toBe('m2')
  })

  it('is told when a fuel is not sold in that unit', () => {
    expect(() => kWhPerUnit('electricity', 'cord', 'WI')).toThrow('electricity is not sold by the cord')
  })
})

describe('a bill', () => {
  const result = {
    byFuel: { electricity: 10_000, natural_gas: 20_000 },
    photovoltaics: { producedKWh: 5000, usedAtHomeKWh: 2000, exportedKWh: 3000, monthlyKWh: [] },
  } as unknown as YearResult // only what a bill reads
  const economics = economicsFor(
    wisconsin,
    EnergyConfig.parse({
      prices: {
        electricity: { price: 0.2, unit: 'kWh', fixed_per_month: 10 },
        natural_gas: { price: 0.05, unit: 'kWh', fixed_per_month: 5 },
      },
      pv_export_price_per_kwh: 0.1,
      emission_factors_kg_per_kwh: { electricity: 0.5, natural_gas: 0.2 },
    }),
  )

  it('is energy bought at marginal prices, fixed charges, less what the roof sold', () => {
    const bill = yearBill(result, economics)
    expect(bill.boughtKWh.electricity).toBe(8000)
    expect(bill.fixedMoney).toBe(180)
    expect(bill.money).toBeCloseTo(8000 * 0.2 + 20_000 * 0.05 + 180 - 300)
    expect(bill.kgCo2).toBeCloseTo(8000 * 0.5 + 20_000 * 0.2)
  })

  it('keeps a fixed charge as long as the connection stays', () => {
    const allElectric = { ...result, byFuel: { electricity: 10_000 } }
    expect(yearBill(allElectric, economics).fixedMoney).toBe(120)
    expect(yearBill(allElectric, economics, ['electricity', 'natural_gas']).fixedMoney).toBe(180)
  })
})
