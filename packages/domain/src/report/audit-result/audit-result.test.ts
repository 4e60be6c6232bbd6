import { ENGINE_VERSION } from '@hearthlight/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import type { Answers } from '../../assessment/answers/answers.ts'
import type { AssessedBuilding } from '../../assessment/answers/assessed-building.ts'
import { assessHome } from '../../assessment/assess-home.ts'
import { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { answersArbitrary, PLACE_IDS } from '../../assessment/testing/random-homes.ts'
import en from '../../texts/en/assessment.json' with { type: 'json' }
import fr from '../../texts/fr/assessment.json' with { type: 'json' }
import type { Texts } from '../../texts/namespaces.ts'
import { monthlyUse } from '../home/monthly-use.ts'
import { toAuditResult } from './audit-result.ts'

/** Fails on a key nobody has written. */
const translator = (texts: Texts) => (key: string) => {
  const path = key.replace(/^assessment:/, '').split('.')
  const found = path.reduce<string | Texts | undefined>(
    (at, part) => (typeof at === 'object' ? at[part] : undefined),
    texts,
  )
  if (typeof found !== 'string') throw new Error(`no text ${key}`)
  return found
}

const OLD: Answers = {
  fuel_type: { heating_fuel: ['natural_gas'] },
  heating_system: { heating_system: ['furnace'], heating_age: ['over_20'], cooling_system: ['central'] },
  insulation_type: { attic_insulation: ['none'], wall_insulation: ['none'] },
  area_basics: { occupants: ['4'] },
}
const assess = (answers: Answers, building: AssessedBuilding = {}, id = 'us-wi-milwaukee-mitchell-intl-ap') =>
  assessHome({
    building: { construction_year: 1958, floor_area: id.startsWith('us') ? 1700 : 160, ...building },
    answers,
    ...packedPlace(id),
    year: 2026,
  })
const assessment = assess(OLD)
const result = toAuditResult(assessment, translator(en))
const round = (value: number) => Math.round(value * 100) / 100
const sum = (values: readonly number[]) => round(values.reduce((all, value) => all + value, 0))

describe('the audit result', () => {
  it('is complete: what the contract asks for and nothing else', () => {
    expect(AuditResult.parse(result)).toEqual(result)
  })

  it('has both totals with value, unit, title and description, and each category with value and label', () => {
    const { current, new: after } = result.consumptions
    for (const total of [current.total_consumption_before_retrofit, after.total_consumption_after_retrofit])
      expect(total).toEqual({
        value: expect.any(Number),
        unit: 'kWh',
        title: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w/),
      })
    for (const category of ['heating', 'cooling', 'hot_water', 'appliances', 'ventilation', 'other'] as const)
      expect(current[category]).toEqual({ value: expect.any(Number), label: expect.stringMatching(/\w/) })
  })

  it('has each fuel now and after, and kg CO2 now and after', () => {
    expect(Object.keys(result.consumptions_by_fuel).toSorted()).toEqual(['electricity', 'natural_gas'])
    const gas = result.consumptions_by_fuel['natural_gas']
    expect(gas?.new.value).toBeLessThan(gas?.current.value ?? 0)
    expect(result.total_kg_co2.new).toBeLessThan(result.total_kg_co2.current)
  })

  it('has money and greenhouse gas of each measure, and the total of all', () => {
    for (const savings of [result.savings.money, result.savings.ghg])
      for (const measure of Object.values(savings))
        expect(measure).toEqual({
          value: expect.any(Number),
          label: expect.stringMatching(/\w/),
          hideInAnalysis: expect.any(Boolean),
        })
    expect(result.savings.all_measurements.money.total).toBe(result.totals.savings.money)
  })

  it('names engine, place, and every input with its source', () => {
    expect(result.engine).toMatchObject({
      version: ENGINE_VERSION,
      climate_place: { id: 'us-wi-milwaukee-mitchell-intl-ap', region: 'WI' },
    })
    const attic = result.assumptions.find((input) => input.field === 'attic_insulation')
    expect(attic).toMatchObject({ source: 'answered', reason_text: 'You told us.' })
    expect(result.answered_count).toBe(result.assumptions.filter((one) => one.source === 'answered').length)
    expect(result.input_count).toBe(result.assumptions.length)
  })

  it('speaks the language it is asked in', () => {
    const french = toAuditResult(assessment, translator(fr))
    expect(french.consumptions.current.heating.label).toBe('Chauffage')
    expect(french.totals).toEqual(result.totals)
  })
})

describe('the figures agree to the cent', () => {
  it('categories with the total, end uses with the bill, steps with the package, in any home', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLACE_IDS), answersArbitrary(0.5), (id, answers) => {
        const found = toAuditResult(assess(answers, {}, id), translator(en))
        const { total_consumption_before_retrofit: total, ...categories } = found.consumptions.current
        expect(sum(Object.values(categories).map((one) => one.value))).toBe(total.value)
        expect(total.value).toBe(found.totals.current.kwh)
        expect(sum(Object.values(found.consumptions_by_fuel).map((fuel) => fuel.current.value))).toBeCloseTo(
          total.value,
          1,
        )
        for (const when of ['current', 'new'] as const) {
          const uses = found.end_uses.map((use) => use[when])
          expect(sum(uses.map((use) => use.kwh))).toBe(found.totals[when].kwh)
          expect(sum(uses.map((use) => use.kg_co2))).toBe(found.totals[when].kg_co2)
          expect(
            round(
              sum(uses.map((use) => use.money)) + found.bill.fixed_charges - found.bill.solar_export[when],
            ),
          ).toBe(found.totals[when].money)
        }
        const planned = found.measures.filter((measure) => measure.is_recommended)
        expect(sum(planned.map((measure) => measure.saving.money))).toBe(found.totals.savings.money)
        expect(sum(planned.map((measure) => measure.saving.kwh))).toBe(found.totals.savings.kwh)
        expect(round(found.totals.current.money - found.totals.savings.money)).toBe(found.totals.new.money)
      }),
      { numRuns: 10, endOnFailure: true },
    )
  })

  it('heat lost by part adds up to the whole', () => {
    expect(sum(result.heat_loss_by_part.map((part) => part.current.share))).toBeCloseTo(1, 2)
  })

  it('twelve months add up to the year', () => {
    const months = Object.values(result.monthly.current).flat()
    expect(sum(months)).toBeCloseTo(result.totals.current.kwh, -1)
  })
})

describe('certainty', () => {
  it('holds every total and every saving inside its band', () => {
    const { current, new: after, savings } = result.uncertainty
    for (const meter of ['money', 'kwh', 'kg_co2'] as const) {
      expect(current[meter].p10).toBeLessThanOrEqual(result.totals.current[meter])
      expect(current[meter].p90).toBeGreaterThanOrEqual(result.totals.current[meter])
      expect(after[meter].p10).toBeLessThanOrEqual(result.totals.new[meter])
      expect(savings[meter].p90).toBeGreaterThanOrEqual(result.totals.savings[meter])
    }
  })

  it('grows with every answer', () => {
    const vague = toAuditResult(assess({}), translator(en))
    expect(vague.uncertainty.half_width_percent).toBeGreaterThan(result.uncertainty.half_width_percent)
  })

  it('asks what would narrow the band most, and never what was answered', () => {
    const question = result.next_question
    expect(question?.half_width_percent_after).toBeLessThan(question?.half_width_percent_now ?? 0)
    const field = result.assumptions.find((input) => input.field === question?.field)
    expect(field?.source).not.toBe('answered')
  })

  it('narrows when the answer comes', () => {
    const told: Answers = {
      ...OLD,
      insulation_type: { wall_insulation: ['none'] },
      house_type: { foundation: ['basement_heated'] },
    }
    const before = toAuditResult(assess(told), translator(en))
    const { section, field, cost_shift_percent } = before.next_question ?? {}
    expect([section, field, cost_shift_percent]).toEqual(['windows_and_doors', 'draughts', null])
    const after = toAuditResult(assess({ ...told, windows_and_doors: { ach50: ['9'] } }), translator(en))
    expect(after.uncertainty.half_width_percent).toBeLessThan(before.uncertainty.half_width_percent)
  })

  it('narrows with bills, and says how well they fit', () => {
    const billed = toAuditResult(
      assess(OLD, { heating_usage: 1400, gas_usage_unit: 'therms', electric_summer_usage: 4000 }),
      translator(en),
    )
    expect(billed.calibration).toMatchObject({ readings: 2 })
    expect(billed.calibration?.cv_rmse).toBeLessThan(0.15)
    expect(billed.uncertainty.half_width_percent).toBeLessThan(result.uncertainty.half_width_percent)
    expect(result.calibration).toBeNull()
  })
})

describe('bills by month', () => {
  const billed = toAuditResult(
    assess(OLD, { heating_usage: 1400, gas_usage_unit: 'therms', electric_summer_usage: 4000 }),
    translator(en),
  )
  const months = billed.calibration?.bill_months ?? []

  it('spread a yearly and a seasonal figure evenly over their months, and say so', () => {
    const of = (fuel: string) => months.filter((bill) => bill.fuel === fuel)
    expect(of('natural_gas').map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(of('electricity').map(({ month }) => month)).toEqual([5, 6, 7, 8, 9, 10])
    expect(new Set(of('natural_gas').map(({ kwh }) => kwh))).toEqual(new Set([round((1400 * 29.3071) / 12)]))
    expect(of('electricity').every(({ kwh }) => kwh === round(4000 / 6))).toBe(true)
    expect(months.every(({ kind }) => kind === 'average')).toBe(true)
  })

  it('stand beside what the fitted model buys of the same fuels', () => {
    const { modelled_months: modelled = {} } = billed.calibration ?? {}
    for (const fuel of ['natural_gas', 'electricity'])
      expect(sum(modelled[fuel] ?? [])).toBeCloseTo(
        billed.consumptions_by_fuel[fuel]?.current.value ?? Number.NaN,
        0,
      )
    const { months: profile, billedFuels } = monthlyUse(billed)
    expect(billedFuels).toEqual(['natural_gas', 'electricity'])
    expect(profile[0]).toMatchObject({ month: 0, billed: undefined })
    expect(profile[6]?.billed).toBeCloseTo((1400 * 29.3071) / 12 + 4000 / 6, 0)
    const written = 12 * 5
    expect(Math.abs(sum(profile.map((month) => month.modelled)) - billed.totals.current.kwh)).toBeLessThan(
      written,
    )
  })

  it('are none when nothing but the pre-filled 1 is on record', () => {
    const prefilled = {
      heating_usage: 1,
      heating_cost: 1,
      electric_summer_usage: 1,
      electric_summer_cost: 1,
      electric_winter_usage: 1,
      electric_winter_cost: 1,
    }
    const untouched = toAuditResult(assess(OLD, prefilled), translator(en))
    expect(untouched.calibration).toBeNull()
    expect(untouched.totals).toEqual(result.totals)
    expect(monthlyUse(untouched).billedFuels).toEqual([])
    const marked = { ...prefilled, heating_usage: 900, prefilled_fields: Object.keys(prefilled) }
    expect(toAuditResult(assess(OLD, marked), translator(en)).calibration).toBeNull()
  })

  it('are absent from a result stored before they were kept', () => {
    const { bill_months: _bills, modelled_months: _modelled, ...before } = billed.calibration ?? {}
    const read = AuditResult.parse({ ...billed, calibration: before })
    expect(read.calibration).toMatchObject({ bill_months: [], modelled_months: {} })
    expect(monthlyUse(read).billedFuels).toEqual([])
  })
})

describe('label and comparison', () => {
  it('improve with the plan, step by step', () => {
    const { now, after } = result.label
    expect(after.score).toBeGreaterThan(now.score)
    expect(after.gigajoules).toBeLessThan(now.gigajoules)
    const labels = result.measures.filter((measure) => measure.is_recommended).map((one) => one.label_after)
    expect(labels.at(-1)).toEqual(after)
  })

  it('set an old home against a typical and a new one', () => {
    const { typical, new_home, verdict } = result.comparison
    expect(typical.kwh).toBeLessThan(result.totals.current.kwh)
    expect(new_home.kwh).toBeLessThan(typical.kwh)
    expect(typical.label.letter).toBe('D')
    expect(new_home.label.letter).toBe('B')
    expect(verdict).toBe('room_to_save')
  })
})
