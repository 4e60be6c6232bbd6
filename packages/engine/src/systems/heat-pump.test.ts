import { describe, expect, it } from 'vitest'
import { packedPlace } from '../climate/testing/packed-climate.ts'
import type { HeatPumpHeating } from '../house-systems.ts'
import { makeRecord } from '../simulation/run-record.ts'
import { simulate } from '../simulation/simulate.ts'
import { denverHouse } from '../testing/denver-house.ts'
import { airSourceUse } from './heat-pump.ts'

const pump: HeatPumpHeating = {
  kind: 'air_source_heat_pump',
  fuel: 'electricity',
  share: 1,
  ducted: true,
  rating: { unit: 'HSPF2', value: 8.2 },
  compressor: 'two_stage',
  capacityW: 10_551,
  backup: { fuel: 'electricity', efficiency: 1, capacityW: 10_000 },
}

const seasonalCop = (place: string, system: HeatPumpHeating): number => {
  const year = simulate({ ...denverHouse, heating: [system] }, packedPlace(place).climate)
  return year.loads.heatingKWh / (year.byEndUse.heating + year.byEndUse.heating_fans)
}

describe('an air-source heat pump', () => {
  it('reaches the reference run: COP 2.0 with backup and fan in Denver (EnergyPlus: 9,839 / 4,849 kWh)', () => {
    expect(seasonalCop('us-co-denver-intl-ap', pump)).toBeCloseTo(2.03, 0)
    expect(Math.abs(seasonalCop('us-co-denver-intl-ap', pump) / 2.03 - 1)).toBeLessThan(0.1)
  })

  it('does worse in the cold and better with a better rating', () => {
    expect(seasonalCop('ca-mb-winnipeg', pump)).toBeLessThan(seasonalCop('us-co-denver-intl-ap', pump))
    const better: HeatPumpHeating = { ...pump, rating: { unit: 'HSPF2', value: 10 } }
    expect(seasonalCop('us-co-denver-intl-ap', better)).toBeGreaterThan(
      seasonalCop('us-co-denver-intl-ap', pump),
    )
  })

  it('reads an HSPF of the older test with and without ducts', () => {
    const rated = (unit: 'HSPF' | 'HSPF2', value: number, ducted: boolean) =>
      seasonalCop('us-co-denver-intl-ap', { ...pump, ducted, rating: { unit, value } })
    expect(rated('HSPF', 10, true)).toBeCloseTo(rated('HSPF2', 8.5, true), 9)
    expect(rated('HSPF', 10, false)).toBeCloseTo(rated('HSPF2', 9, false), 9)
  })

  it.each(['single', 'two_stage', 'variable'] as const)(
    '%s: takes at most what a plain heater would, and never gives power back, however cold',
    (compressor) => {
      const { backup: _, ...alone } = { ...pump, compressor, ducted: false }
      for (const outdoorC of [-55, -40, -25, -8, 5, 20])
        for (const capacityShareAtMinus8C of [0.2, 0.5, 1.1]) {
          const record = makeRecord({
            month: Uint8Array.of(0),
            weight: Float64Array.of(1),
            outdoorC: Float64Array.of(outdoorC),
          })
          record.heatingW[0] = 3000
          const uses = airSourceUse({ ...alone, capacityShareAtMinus8C }, record, 8000, 1.2)
          const kWh = uses.map((use) => use.monthlyKWh[0] ?? Number.NaN)
          for (const each of kWh) expect(each).toBeGreaterThanOrEqual(0)
          expect(kWh.reduce((sum, each) => sum + each, 0)).toBeLessThan(3.7)
        }
    },
  )

  it('hands over to the burner below the switch-over', () => {
    const dual: HeatPumpHeating = {
      ...pump,
      backup: { fuel: 'natural_gas', efficiency: 0.95, switchoverC: -1 },
    }
    const { byFuel } = simulate(
      { ...denverHouse, heating: [dual] },
      packedPlace('us-co-denver-intl-ap').climate,
    )
    expect(byFuel.natural_gas ?? 0).toBeGreaterThan(3000)
  })
})
