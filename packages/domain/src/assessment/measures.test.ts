import { type House, homeYear, simulate } from '@hearthlight/engine'
import {
  type Audit,
  audit,
  inOrderOfWork,
  MEASURE_IDS,
  type MeasureId,
  measureOf,
  planBasis,
  simulatePlan,
} from '@hearthlight/engine/measures'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { packedPlace } from '../../../engine/src/climate/testing/packed-climate.ts'
import { CATEGORIES, categoryTotals } from '../report/parts/end-use-totals.ts'
import type { Answers } from './answers/answers.ts'
import { dueMeasures } from './due-measures.ts'
import { economicsFor } from './house/economics-for.ts'
import { houseFromAnswers } from './house/house-from-answers.ts'
import { answersArbitrary, buildingArbitrary, PLACE_IDS } from './testing/random-homes.ts'

vi.setConfig({ testTimeout: 120_000 })

const YEAR = { year: 2026, areaUnit: 'm2' } as const
const question = (answers: Answers, placeId: string, building = {}) => {
  const at = packedPlace(placeId)
  const { house } = houseFromAnswers(building, answers, at.place, YEAR)
  return { house, ...at, economics: economicsFor(at.place) }
}
const HOME = 'us-wi-milwaukee-mitchell-intl-ap'
const auditOf = (answers: Answers, placeId = HOME): Audit => audit(question(answers, placeId))
const refusal = (found: Audit, id: MeasureId) => found.refused.find((one) => one.id === id)?.reason

describe('applicability', () => {
  it('offers no smart thermostat to who has one, and one to who has a clock', () => {
    for (const placeId of [HOME, 'ca-on-toronto']) {
      const withThermostat = (kind: string) =>
        refusal(
          auditOf({ heating_system: { heating_system: ['furnace'], thermostat: [kind] } }, placeId),
          'smart_thermostat',
        )
      expect(withThermostat('smart')).toBe('already_have')
      expect(withThermostat('programmable')).toBeUndefined()
      expect(withThermostat('manual')).toBeUndefined()
    }
  })

  it('a smart thermostat makes no room hotter where nothing cools', () => {
    const answers = { heating_system: { heating_system: ['furnace'], cooling_system: ['none'] } }
    const { house, place, climate } = question(answers, HOME)
    const base = simulate(house, climate)
    const learned = measureOf('smart_thermostat').apply(house, { place, climate, base })
    expect(base.indoor.hoursAbove26).toBeGreaterThan(0)
    expect(simulate(learned, climate).indoor.hoursAbove26).toBeLessThanOrEqual(base.indoor.hoursAbove26)
  })

  it('offers an apartment no attic, no roof and no facade', () => {
    const found = auditOf({ house_type: { house_type: ['apartment'] } })
    for (const id of [
      'attic_insulation',
      'rooftop_pv',
      'wall_exterior_insulation',
      'solar_dhw',
      'gshp',
    ] as const)
      expect(refusal(found, id)).toBe('not_in_apartment')
  })

  it('offers no furnace where there is a heat pump', () => {
    const found = auditOf({ heating_system: { heating_system: ['heat_pump_ducted'] } })
    expect(refusal(found, 'furnace_high_eff')).toBe('has_heat_pump')
    expect(refusal(found, 'ashp_ducted_cold_climate')).toBe('has_heat_pump')
  })

  it('leaves alone what is already good', () => {
    const found = auditOf({
      insulation_type: {
        attic_insulation: ['excellent'],
        wall_insulation: ['excellent'],
        foundation_insulation: ['excellent'],
      },
      windows_and_doors: { window_type: ['triple'], draughts: ['tight'], ach50: ['1.5'] },
    })
    for (const id of ['attic_insulation', 'wall_cavity_insulation', 'windows', 'air_sealing'] as const)
      expect(refusal(found, id)).toBe('already_good')
  })

  it('finds the obvious in an old house: attic, walls, leaks, furnace', () => {
    const ids = auditOf({
      insulation_type: { attic_insulation: ['none'], wall_insulation: ['none'] },
      heating_system: { heating_system: ['furnace'], heating_age: ['over_20'] },
      windows_and_doors: { draughts: ['draughty'] },
    }).alone.map((step) => step.id)
    expect(ids).toEqual(
      expect.arrayContaining([
        'attic_insulation',
        'wall_cavity_insulation',
        'air_sealing',
        'furnace_high_eff',
      ]),
    )
  })

  it('answers for each of the measures once, offered or refused', () => {
    const found = auditOf({})
    const all = [...found.alone.map((step) => step.id), ...found.refused.map((one) => one.id)]
    expect(all.toSorted()).toEqual([...MEASURE_IDS].toSorted())
  })
})

describe('lamps count by number and hours', () => {
  const led = measureOf('led_lighting')
  const swap = (placeId: string, floorArea: string) => {
    const { house, climate, place } = question(
      { area_basics: { floor_area: [floorArea], floor_area_unit: ['m2'] } },
      placeId,
    )
    const base = simulate(house, climate)
    const site = { place, climate, base }
    const after = simulate(led.apply(house, site), climate)
    return {
      lamps: led.quantity(house, base, site),
      savedKWh: base.byEndUse.lighting - after.byEndUse.lighting,
      leftKWh: after.byEndUse.lighting,
    }
  }

  it.each([HOME, 'ca-qc-montreal-intl-ap', 'pt-lisboa-lisboa'])(
    'in %s: more rooms have more lamps, and none saves more than an old one uses',
    (placeId) => {
      const [small, large] = [swap(placeId, '80'), swap(placeId, '240')]
      expect(large.lamps / small.lamps).toBeGreaterThan(2)
      for (const { lamps, savedKWh, leftKWh } of [small, large]) {
        // 40 % of the lamps are old ones; of those three in eight are bulbs of 60 W, lit 1.6 hours a day.
        expect(savedKWh / lamps).toBeLessThanOrEqual(((50 * 3 + 5 * 5) / 8 / 1000) * 1.6 * 365 * 1.15)
        expect(savedKWh / lamps).toBeGreaterThan(2)
        expect(leftKWh).toBeGreaterThan(0)
      }
    },
  )
})

describe('the plan', () => {
  const found = auditOf({
    insulation_type: { attic_insulation: ['none'], wall_insulation: ['none'] },
    heating_system: { heating_system: ['furnace'], heating_age: ['over_20'] },
  })

  it('insulates before it sizes equipment', () => {
    const ids = found.plan.steps.map((step) => step.id)
    expect(ids).toEqual(inOrderOfWork(ids))
    expect(inOrderOfWork(['rooftop_pv', 'gshp', 'attic_insulation'])).toEqual([
      'attic_insulation',
      'gshp',
      'rooftop_pv',
    ])
  })

  it('leaves out panels that bring back their price only when they are worn out', () => {
    const panels = found.alone.find((step) => step.id === 'rooftop_pv')
    expect((panels?.cost.mid ?? 0) / (panels?.saving.money ?? 1)).toBeGreaterThan(17.5)
    expect(found.plan.steps.map((step) => step.id)).not.toContain('rooftop_pv')
  })

  it('takes in a better furnace where the old one is due, and not where it still runs', () => {
    const old = question(
      { heating_system: { heating_system: ['furnace'], heating_age: ['over_20'] } },
      'us-mn-duluth-international-arpt',
    )
    const ids = (due: MeasureId[]) => audit({ ...old, due }).plan.steps.map((step) => step.id)
    expect(dueMeasures({ heatingYear: 2001 }, 2026)).toEqual(['furnace_high_eff', 'boiler_condensing'])
    expect(dueMeasures({ heatingYear: 2013 }, 2026)).toEqual([])
    expect(ids(dueMeasures({ heatingYear: 2001 }, 2026))).toContain('furnace_high_eff')
    expect(ids([])).not.toContain('furnace_high_eff')
  })

  it('holds one measure of each group', () => {
    const ids = found.plan.steps.map((step) => step.id)
    const group = (members: readonly MeasureId[]) => ids.filter((id) => members.includes(id)).length
    expect(group(['wall_cavity_insulation', 'wall_exterior_insulation'])).toBeLessThanOrEqual(1)
    expect(group(['furnace_high_eff', 'ashp_ducted_cold_climate', 'gshp'])).toBeLessThanOrEqual(1)
  })

  it('saves less with a furnace after insulating than with the furnace alone', () => {
    const [, second] = simulatePlan(found.basis, ['attic_insulation', 'furnace_high_eff']).steps
    const alone = found.alone.find((step) => step.id === 'furnace_high_eff')
    expect(second?.saving.money).toBeLessThan(alone?.saving.money ?? 0)
  })

  it('buys a smaller heat pump for an insulated house', () => {
    const bare = simulatePlan(found.basis, ['ashp_ducted_cold_climate'])
    const wrapped = simulatePlan(found.basis, ['attic_insulation', 'ashp_ducted_cold_climate'])
    expect(wrapped.steps[1]?.cost.mid).toBeLessThan(bare.steps[0]?.cost.mid ?? 0)
  })

  it('uses a price of the partner for the whole work', () => {
    const own = { attic_insulation: { low: 1, mid: 2, high: 3 } }
    const basis = planBasis({
      ...question({ insulation_type: { attic_insulation: ['none'] } }, 'ca-on-toronto'),
      ownCosts: own,
    })
    expect(simulatePlan(basis, ['attic_insulation']).steps[0]?.cost).toEqual(own.attic_insulation)
  })

  it('drops a chosen measure that no longer applies, and says why', () => {
    const plan = simulatePlan(found.basis, ['gshp', 'furnace_high_eff'])
    expect(plan.dropped).toEqual([{ id: 'furnace_high_eff', reason: 'has_heat_pump' }])
  })
})

const plans = fc.subarray([...MEASURE_IDS], { minLength: 1, maxLength: 3 })
const close = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-6 * Math.max(1, Math.abs(a)))

it('in 500 homes end uses add up to the total, and steps to the package', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PLACE_IDS),
      buildingArbitrary,
      answersArbitrary(0.5),
      plans,
      (placeId, building, answers, chosen) => {
        const basis = planBasis(question(answers, placeId, building))
        const plan = simulatePlan(basis, inOrderOfWork(chosen))
        for (const home of [basis.base, plan.after]) {
          const totals = categoryTotals(home, basis.economics, 'bought')
          const sum = (of: 'kWh' | 'money' | 'kgCo2') =>
            CATEGORIES.reduce((all, category) => all + totals[category][of], 0)
          close(sum('kWh'), home.bill.totalBoughtKWh)
          close(sum('kgCo2'), home.bill.kgCo2)
          close(sum('money') + home.bill.fixedMoney - home.bill.exportMoney, home.bill.money)
        }
        close(plan.saving.money, basis.base.bill.money - plan.after.bill.money)
        close(plan.saving.kWh, basis.base.bill.totalBoughtKWh - plan.after.bill.totalBoughtKWh)
        close(plan.saving.kgCo2, basis.base.bill.kgCo2 - plan.after.bill.kgCo2)
      },
    ),
    { numRuns: 500, endOnFailure: true },
  )
})

it('taking a measure out again gives back the very same figures', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACE_IDS), answersArbitrary(0.5), plans, (placeId, answers, chosen) => {
      const basis = planBasis(question(answers, placeId))
      const before = structuredClone(basis.base.result)
      simulatePlan(basis, chosen)
      expect(simulatePlan(basis, []).after.result).toEqual(before)
      expect(simulate(basis.base.house, basis.site.climate)).toEqual(before)
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

it('more insulation never raises the heat a home needs', () => {
  const shellMeasures = ['attic_insulation', 'wall_cavity_insulation', 'basement_wall_insulation'] as const
  fc.assert(
    fc.property(
      fc.constantFrom(...PLACE_IDS),
      answersArbitrary(0.4),
      fc.constantFrom(...shellMeasures),
      (placeId, answers, id) => {
        const basis = planBasis(question(answers, placeId))
        const [step] = simulatePlan(basis, [id]).steps
        if (!step) return
        const heat = (house: House) =>
          homeYear(house, basis.site, basis.economics).result.loads.roomHeatingKWh
        expect(heat(step.after.house)).toBeLessThanOrEqual(heat(basis.base.house) + 1e-6)
      },
    ),
    { numRuns: 60, endOnFailure: true },
  )
})
