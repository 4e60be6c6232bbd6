import { expect, it } from 'vitest'
import lakeshore from '../../../../partners/lakeshore/incentives.json' with { type: 'json' }
import { IncentiveCatalogue } from './incentive-catalogue.ts'
import type { MeasureWork } from './measure-work.ts'
import { presentIncentive } from './present-incentive.ts'

const { incentives, languages: _, ...dictionaries } = IncentiveCatalogue.parse(lakeshore)
const work = (id: string, kwhSaved: number, isRecommended: boolean): MeasureWork => ({
  id,
  costCents: { low: 100_000, mid: 100_000, high: 100_000 },
  quantities: {},
  kwhSaved,
  isRecommended,
})
function shown(code: string, measures: readonly MeasureWork[] | null, isSoftRecommended = false) {
  const entry = incentives.find((one) => one.code === code)
  if (entry === undefined) throw new Error(`the demo has no ${code}`)
  const home = { facts: {}, measures, placeholders: {} }
  return presentIncentive(entry, dictionaries, home, {
    language: 'en',
    currencyCode: 'USD',
    projectTypeId: 'type',
    energyAdvisorIds: [],
    isSoftRecommended,
  })
}

it('counts the energy of what it pays for and of nothing else', () => {
  const works = [work('basement_wall_insulation', 900, true), work('windows', 5000, true)]
  expect(shown('basement-insulation', works).energy_savings_kwh).toBe(900)
  expect(shown('basement-insulation', [work('windows', 5000, true)]).energy_savings_kwh).toBe(0)
})

it('counts what is advised, and what could be done only where nothing is', () => {
  const wall = (isRecommended: boolean) => work('basement_wall_insulation', 900, isRecommended)
  const joist = work('rim_joist_insulation', 1200, false)
  expect(shown('basement-insulation', [wall(true), joist]).energy_savings_kwh).toBe(900)
  expect(shown('basement-insulation', [wall(false), joist]).energy_savings_kwh).toBe(1200)
})

it('knows no energy of a home that was not assessed', () => {
  expect(shown('basement-insulation', null).energy_savings_kwh).toBeNull()
})

it('is recommended with as many advised measures as it asks for, or where the partner says so', () => {
  const [sealing, attic] = [work('air_sealing', 500, true), work('attic_insulation', 700, true)]
  expect(shown('weatherization-bundle', [sealing]).is_recommended).toBe(false)
  expect(shown('weatherization-bundle', [sealing, attic]).is_recommended).toBe(true)
  expect(shown('weatherization-bundle', [sealing], true).is_recommended).toBe(true)
})
