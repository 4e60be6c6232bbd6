import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MeasureWork } from '../amounts/measure-work.ts'
import type { IdentifiedIncentive } from '../incentive.ts'
import { OPEN_RULE, sampleIncentive } from '../testing/sample-incentive.ts'
import { netCost } from './net-cost.ts'
import { planIncentives } from './plan-incentives.ts'

const measure = (id: string, mid: number): MeasureWork => ({
  id,
  costCents: { low: Math.round(mid * 0.8), mid, high: Math.round(mid * 1.3) },
  quantities: {},
  kwhSaved: 1000,
  isRecommended: true,
})
const flat = (id: string, amount: string, over: Partial<IdentifiedIncentive> = {}) =>
  sampleIncentive({
    id,
    amount_formula: { parts: [{ kind: 'flat', amount }], never_above_cost: true },
    ...over,
  })
const combining = (over: Partial<IdentifiedIncentive['combining']>) => ({
  combining: { exclusive_group: null, shared_cap: null, at_least_measures: 1, ...over },
})
const attic = measure('attic_insulation', 260_000)
const paid = (plan: MeasureWork[], incentives: IdentifiedIncentive[]) =>
  planIncentives(plan, incentives, {}, '2026-11-15')

describe('incentives of a plan', () => {
  it('pay for the measures in the plan and for no other', () => {
    const { lines } = paid([attic], [flat('a', '650'), flat('b', '500', { measure_ids: ['windows'] })])
    expect(lines.map(({ incentive, cents }) => [incentive.id, cents.mid])).toEqual([['a', 65_000]])
  })
  it('take of an exclusive group the one with the fewest OPEN_RULE questions, and say why not the other', () => {
    const regular = flat('regular', '650', combining({ exclusive_group: 'attic' }))
    const income = flat('income', '1900', {
      ...combining({ exclusive_group: 'attic' }),
      eligibility: { verdict: 'likely', trace: [OPEN_RULE] },
    })
    const { lines, leftOut } = paid([attic], [income, regular])
    expect(lines.map(({ incentive }) => incentive.id)).toEqual(['regular'])
    expect(leftOut).toMatchObject([{ incentive: { id: 'income' }, reason: 'exclusive' }])
  })
  it('stop at a cap they share', () => {
    const shared = combining({ shared_cap: { code: 'home', says: 'At most $900 a home', cap: '900' } })
    const { lines } = paid(
      [attic, measure('windows', 500_000)],
      [flat('a', '650', shared), flat('b', '500', { measure_ids: ['windows'], ...shared })],
    )
    expect(lines.map(({ cents }) => cents.mid)).toEqual([65_000, 25_000])
  })
  it('say of what the price leaves no room for that it is covered, and of what a cap stops that it is the cap', () => {
    const shared = combining({ shared_cap: { code: 'home', says: 'At most $900 a home', cap: '900' } })
    const windows = { measure_ids: ['windows'] }
    const reasonOf = (plan: MeasureWork[], incentives: IdentifiedIncentive[]) =>
      paid(plan, incentives).leftOut.map(({ incentive, reason }) => [incentive.id, reason])
    expect(reasonOf([attic], [flat('whole', '2600'), flat('capped', '500', shared)])).toEqual([
      ['capped', 'covered'],
    ])
    expect(
      reasonOf(
        [attic, measure('windows', 500_000)],
        [flat('first', '900', shared), flat('second', '500', { ...windows, ...shared })],
      ),
    ).toEqual([['second', 'shared_cap']])
  })
  it('a pack is credited to what it pays for, and what is left of it to the next thing it names', () => {
    const pack = flat('pack', '60', { measure_ids: ['led_lighting', 'low_flow_fixtures'] })
    const plan = [measure('low_flow_fixtures', 9000), measure('led_lighting', 4500)]
    expect(paid(plan, [pack]).lines.map(({ measureId, cents }) => [measureId, cents.mid])).toEqual([
      ['led_lighting', 4500],
      ['low_flow_fixtures', 1500],
    ])
  })
  it('wait for enough measures of a bundle', () => {
    const bundle = flat('bundle', '300', {
      measure_ids: ['attic_insulation', 'air_sealing'],
      ...combining({ at_least_measures: 2 }),
    })
    expect(paid([attic], [bundle]).leftOut[0]?.reason).toBe('needs_more_measures')
    expect(paid([attic, measure('air_sealing', 160_000)], [bundle]).lines).toHaveLength(1)
  })
  it('leave out what is not eligible, over or switched off', () => {
    const refused = flat('a', '650', { eligibility: { verdict: 'not_eligible', trace: [] } })
    const over = flat('b', '650', { date_range: { start_at: null, end_at: '2026-11-14' } })
    const { lines, leftOut } = paid([attic], [refused, over, flat('c', '650', { is_active: false })])
    expect(lines).toEqual([])
    expect(leftOut.map(({ reason }) => reason)).toEqual(['not_eligible'])
  })
})

describe('net cost', () => {
  it('takes the incentives off each end of the cost', () => {
    expect(netCost([attic], paid([attic], [flat('a', '650')]).lines)).toEqual({
      cost: { low: 208_000, mid: 260_000, high: 338_000 },
      incentives: { low: 65_000, mid: 65_000, high: 65_000 },
      net: { low: 143_000, mid: 195_000, high: 273_000 },
      possible: { low: 0, mid: 0, high: 0 },
    })
  })
  it('aid whose conditions are unknown is not subtracted from "You pay": it stands beside it', () => {
    const unsure = flat('a', '650', { eligibility: { verdict: 'likely', trace: [OPEN_RULE] } })
    const sure = flat('b', '100')
    expect(netCost([attic], paid([attic], [unsure, sure]).lines)).toMatchObject({
      incentives: { mid: 10_000 },
      net: { low: 198_000, mid: 250_000, high: 328_000 },
      possible: { mid: 65_000 },
    })
  })
  it('is never below nothing, however many incentives pay', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 6 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 900_000 }), (each, cost) => {
        const plan = [measure('attic_insulation', cost)]
        const { net } = netCost(
          plan,
          paid(
            plan,
            each.map((amount, index) => flat(`${index}`, `${amount}`)),
          ).lines,
        )
        expect(Math.min(net.low, net.mid, net.high)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
