import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import { assessHome } from '../../assessment/assess-home.ts'
import { toAuditResult } from '../audit-result/audit-result.ts'
import { withPlan } from './what-if.ts'

const assessment = assessHome({
  building: { country: 'US', region: 'WI', construction_year: 1974, floor_area: 1850 },
  answers: {
    fuel_type: { heating_fuel: ['natural_gas'], water_heating_fuel: ['natural_gas'] },
    heating_system: { heating_system: ['furnace'], heating_age: ['over_20'], cooling_system: ['central'] },
    insulation_type: { attic_insulation: ['some'], wall_insulation: ['some'] },
    windows_and_doors: { draughts: ['draughty'], window_type: ['double'] },
  },
  ...packedPlace('us-wi-milwaukee-mitchell-intl-ap'),
  year: 2026,
})
const t = (key: string) => key
const result = (ids: readonly string[]) => toAuditResult(withPlan(assessment, ids), t)
const full = toAuditResult(assessment, t)

describe('what-if', () => {
  it('gives the numbers of the stored result for the plan of the audit', () => {
    expect(result(full.plan.measure_ids)).toEqual(full)
  })
  it('comes back to the exact numbers when a measure is taken out and put in again', () => {
    const without = full.plan.measure_ids.slice(1)
    expect(result(without).totals.new.money).toBeGreaterThan(full.totals.new.money)
    expect(result(full.plan.measure_ids)).toEqual(full)
  })
  it('is the home of today without any measure', () => {
    const none = result([])
    expect(none.totals.new).toEqual(none.totals.current)
    expect(none.label.after).toEqual(none.label.now)
  })
  it('takes the steps in the order of the person, and they still add up to the package', () => {
    const back = result(full.plan.measure_ids.toReversed())
    const saved = back.measures.filter((measure) => measure.is_recommended).map(({ saving }) => saving.money)
    expect(saved.reduce((sum, money) => sum + money, 0)).toBeCloseTo(back.totals.savings.money, 0)
  })
})
