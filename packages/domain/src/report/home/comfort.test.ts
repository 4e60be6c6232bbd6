import { describe, expect, it } from 'vitest'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { sampleAssumption } from '../testing/sample-assumption.ts'
import { comfortOf } from './comfort.ts'

const same = (value: number) => ({ current: value, new: value })
const loads = (own: Partial<AuditResult['loads']> = {}): AuditResult['loads'] => ({
  peak_heating_kw: { current: 12, new: 8 },
  peak_cooling_kw: same(0),
  solar_gain_kwh: 0,
  inner_gain_kwh: 0,
  air_changes_per_hour: { current: 0.5, new: 0.25 },
  share_of_hours_above_26: { current: 0.05, new: 0.02 },
  share_of_hours_below_18: same(0),
  solar_kwh: same(0),
  ...own,
})
const input = (field: string, value: string | number) => sampleAssumption('ventilation_system', field, value)
const home = [input('floor_area', 160), input('ventilation', 'none')]

describe('comfort', () => {
  it('writes hours once: warm ones in tens, air to the half hour, an outage in whole ones', () => {
    const found = comfortOf({
      loads: loads({ air_changes_per_hour: { current: 0.61, new: 0.27 } }),
      assumptions: [...home, input('cooling_system', 'none')],
    })
    expect(found.airHours).toEqual({ now: 1.5, after: 3.5 })
    expect(found.summer).toEqual({ hotHours: { now: 440, after: 180 } })
    expect(Object.values(found.outageHours ?? {}).every(Number.isInteger)).toBe(true)
    const freezing = loads({ peak_heating_kw: same(900) })
    expect(comfortOf({ loads: freezing, assumptions: home }).outageHours).toEqual({ now: 1, after: 1 })
  })

  it('says how much less heat the coldest day takes', () => {
    expect(comfortOf({ loads: loads(), assumptions: home }).winterLess).toBe(33)
  })

  it('counts warm hours where nothing cools, and what is spared where something does', () => {
    const bare = [...home, input('cooling_system', 'none')]
    expect(comfortOf({ loads: loads(), assumptions: bare }).summer).toEqual({
      hotHours: { now: 440, after: 180 },
    })
    const cooled = loads({ peak_cooling_kw: { current: 8, new: 6 } })
    const summer = comfortOf({
      loads: cooled,
      assumptions: [...home, input('cooling_system', 'central')],
    }).summer
    expect(summer).toEqual({ less: 25 })
  })

  it('says how long the rooms stay warm without heating: longer with the plan', () => {
    const { outageHours } = comfortOf({ loads: loads(), assumptions: home })
    expect(outageHours?.now).toBe(Math.round((5 * 160 * 165) / 3600 / 12))
    expect(outageHours?.after ?? 0).toBeGreaterThan(outageHours?.now ?? 0)
    const unheated = loads({ peak_heating_kw: same(0) })
    expect(comfortOf({ loads: unheated, assumptions: home }).outageHours).toBeNull()
  })

  it('speaks of an attic only where the home has one', () => {
    expect(comfortOf({ loads: loads(), assumptions: home }).hasAttic).toBe(false)
    const under = [...home, input('attic_insulation', 3)]
    expect(comfortOf({ loads: loads(), assumptions: under }).hasAttic).toBe(true)
  })

  it('asks for a fan where the plan makes the rooms tight and none is there', () => {
    expect(comfortOf({ loads: loads(), assumptions: home }).needsFan).toBe(true)
    const fan = [input('floor_area', 160), input('ventilation', 'hrv')]
    expect(comfortOf({ loads: loads(), assumptions: fan }).needsFan).toBe(false)
    const airy = loads({ air_changes_per_hour: same(0.6) })
    expect(comfortOf({ loads: airy, assumptions: home }).needsFan).toBe(false)
  })
})
