import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../engine/src/climate/testing/packed-climate.ts'
import { toAuditResult } from '../report/audit-result/audit-result.ts'
import type { AssessedBuilding } from './answers/assessed-building.ts'
import { assessHome } from './assess-home.ts'
import { houseFromAnswers } from './house/house-from-answers.ts'
import { answersArbitrary, PLACE_IDS, withAnswer } from './testing/random-homes.ts'

const MILWAUKEE = packedPlace('us-wi-milwaukee-mitchell-intl-ap')
const told = {
  fuel_type: { heating_fuel: ['natural_gas'] },
  heating_system: { heating_system: ['furnace'] },
  house_type: { house_type: ['detached'], foundation: ['slab'] },
}
const assess = (building: AssessedBuilding, answers: Parameters<typeof assessHome>[0]['answers'] = told) =>
  assessHome({ building, answers, ...MILWAUKEE, year: 2026 })

const INSULATED = {
  attic_insulation: 'atticRsi',
  wall_insulation: 'wallRsi',
  foundation_insulation: 'foundationRsi',
} as const

it('an option is at least as good as the one before it, and what is not known no better than good', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PLACE_IDS),
      fc.constantFrom(1930, 1955, 1975, 1995, 2008, 2024),
      answersArbitrary(0.3),
      (placeId, construction_year, answers) => {
        const { insulation_type: _, ...rest } = answers
        const factsOf = (field: string, level: string) =>
          houseFromAnswers(
            { construction_year },
            withAnswer(rest, 'insulation_type', field, [level]),
            packedPlace(placeId).place,
            { year: 2026 },
          ).facts
        for (const [field, fact] of Object.entries(INSULATED)) {
          const [none = 0, some = 0, good = 0, excellent = 0, unknown = 0] = [
            'none',
            'some',
            'good',
            'excellent',
            'unknown',
          ].map((level) => factsOf(field, level)[fact])
          expect(some).toBeGreaterThanOrEqual(none)
          expect(good).toBeGreaterThanOrEqual(some)
          expect(excellent).toBeGreaterThanOrEqual(good)
          if (!answers.renovation) expect(good).toBeGreaterThanOrEqual(unknown)
        }
      },
    ),
    { numRuns: 60 },
  )
})

it('coated panes and an insulated door of a home of today are no worse than what is usual in it', () => {
  const factsOf = (answers: Parameters<typeof houseFromAnswers>[1]) =>
    houseFromAnswers({ construction_year: 2024 }, answers, MILWAUKEE.place, { year: 2026 }).facts
  const usual = factsOf({})
  const said = factsOf({ windows_and_doors: { window_type: ['double_lowe'], door_type: ['insulated'] } })
  expect(said.windowU).toBeLessThanOrEqual(usual.windowU)
  expect(said.doorRsi).toBeGreaterThanOrEqual(usual.doorRsi)
})

describe('a house of 2024', () => {
  const { home, audit, recent } = assess({ construction_year: 2024 })
  it('has no equipment older than itself', () => {
    expect(home.facts.heatingYear).toBeGreaterThanOrEqual(2024)
    expect(home.inputs.find(({ field }) => field === 'water_heater_age')?.value).toBeLessThanOrEqual(2)
  })

  it('is proposed neither lamps it has nor what was just built', () => {
    expect(audit.refused).toContainEqual({ id: 'led_lighting', reason: 'already_good' })
    const planned = audit.plan.steps.map(({ id }) => id)
    expect(planned.filter((id) => recent.includes(id))).toEqual([])
    expect(recent).toEqual(expect.arrayContaining(['furnace_high_eff', 'hpwh', 'appliances', 'windows']))
  })
})

it('proposes no work without what it improves', () => {
  const { audit } = assess(
    { construction_year: 1970 },
    {
      ...told,
      heating_system: { heating_system: ['boiler'] },
      water_heating_system: { water_heater: ['heat_pump'] },
    },
  )
  const refused = audit.refused.map(({ id }) => id)
  expect(refused).toEqual(
    expect.arrayContaining(['furnace_high_eff', 'hpwh', 'crawlspace_floor_insulation', 'duct_sealing']),
  )
})

it('an array of panels has one size: what it saves is what the home uses of it, and the label counts what is bought', () => {
  const result = toAuditResult(
    assess({ construction_year: 1970 }, { ...told, fuel_type: { heating_fuel: ['electricity'] } }),
    (key) => key,
  )
  const panels = result.measures.find(({ id }) => id === 'rooftop_pv')
  const solar = panels?.solar
  expect(solar?.kw).toBe(panels?.quantity)
  expect(panels?.saving.kwh).toBeCloseTo(solar?.used_kwh ?? 0, 1)
  expect(solar?.produced_kwh).toBeCloseTo((solar?.used_kwh ?? 0) + (solar?.sold_kwh ?? 0), 1)
  expect(result.label.now.gigajoules).toBeCloseTo(result.totals.current.kwh * 0.0036, 1)
  expect(result.label.after.gigajoules).toBeCloseTo(result.totals.new.kwh * 0.0036, 1)
  expect(result.measures.filter((measure) => measure.solar !== null)).toHaveLength(1)
})

describe('a home fitted to its bills', () => {
  const bills = {
    construction_year: 1970,
    heating_usage: 1400,
    gas_usage_unit: 'therm',
    heating_bill_occurrence: 'yearly',
  }
  it('tells the air changes it airs itself by', () => {
    const { home, audit, calibration } = assess(bills)
    expect(Math.abs((calibration?.factors.shell ?? 1) - 1)).toBeGreaterThan(0.05)
    const said = home.inputs.find(({ field }) => field === 'draughts')?.value
    expect(said).toBeCloseTo(audit.base.house.airLeakage.airChangesPerHour, 6)
  })

  it('keeps the air changes that a blower door told', () => {
    const { home, audit } = assess(bills, { ...told, windows_and_doors: { ach50: ['6'] } })
    expect(audit.base.house.airLeakage.airChangesPerHour).toBe(6)
    expect(home.inputs.find(({ field }) => field === 'ach50')?.value).toBe(6)
  })

  it('costs what its bills in money come to, within their own uncertainty, or the two sums are told', () => {
    const monthly = { heating_bill_occurrence: 'monthly', electrical_bill_occurrence: 'monthly' }
    const money = (heating: number, electric: number) =>
      toAuditResult(
        assess({
          construction_year: 1970,
          ...monthly,
          heating_cost: heating,
          electric_summer_cost: electric,
          electric_winter_cost: electric,
        }),
        (key) => key,
      )
    const plausible = money(100, 120)
    expect(plausible.calibration?.money?.billed).toBe(2640)
    expect(plausible.calibration?.money?.modelled).toBeCloseTo(plausible.totals.current.money, 0)
    expect(Math.abs(plausible.totals.current.money / 2640 - 1)).toBeLessThan(0.1)
    const far = money(250, 300).calibration?.money
    expect(far?.billed).toBe(6600)
    expect(far?.modelled).toBeLessThan(0.9 * 6600)
  })
})
