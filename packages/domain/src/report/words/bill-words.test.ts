import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import type { AssessedBuilding } from '../../assessment/answers/assessed-building.ts'
import { assessHome } from '../../assessment/assess-home.ts'
import { liveEstimate } from '../../assessment/live-estimate.ts'
import type { VirtualAudit } from '../../assessment/result/virtual-audit.ts'
import { toAuditResult } from '../audit-result/audit-result.ts'
import { auditForReader } from '../report-share.ts'
import { english } from '../testing/english.ts'
import { billWords } from './bill-words.ts'

const home = (bills: AssessedBuilding) => ({
  building: { construction_year: 1965, floor_area: 1800, ...bills },
  answers: { fuel_type: { heating_fuel: ['natural_gas'] }, heating_system: { heating_system: ['furnace'] } },
  ...packedPlace('us-wi-milwaukee-mitchell-intl-ap'),
  year: 2026,
})
const MONTHLY = {
  gas_usage_unit: 'therms',
  heating_bill_occurrence: 'monthly',
  electrical_bill_occurrence: 'monthly',
  electric_summer_usage: 900,
  electric_winter_usage: 700,
}
const resultOf = (bills: AssessedBuilding) =>
  toAuditResult(assessHome(home(bills)), (key) => key.replace('assessment:fuel.', ''))
const words = billWords(
  {
    number: (value) => value.toLocaleString('en-US'),
    money: (value) => `$${value.toLocaleString('en-US')}`,
    locale: 'en-US',
  },
  english,
)

describe('bills that cannot be this home’s, 9,000 therms a month', () => {
  const without = resultOf({})
  const absurd = resultOf({ ...MONTHLY, heating_usage: 9000 })
  const usual = resultOf({ ...MONTHLY, heating_usage: 75 })

  it('a fit that is off by 139 % is “does not fit”', () => {
    expect(absurd.calibration?.cv_rmse).toBeGreaterThan(1.35)
    expect(words.finding(absurd)).toBe('Your bills do not fit this home')
    expect(words.seen(absurd)).toMatch(/^Your bills do not fit this home: .* off by 1[34]\d%\./)
    expect(words.method(absurd)).toMatch(/^They do not fit this home/)
    expect(words.finding(usual)).toMatch(/^The model follows your bills within \d%$/)
    expect(words.seen(usual)).toMatch(/^Fitted to your bills/)
  })

  it('a fit that is off widens the band, a good one narrows it, and the figures stay with the answers', () => {
    const width = ({ uncertainty }: typeof absurd) => uncertainty.half_width_percent
    expect(width(absurd)).toBeGreaterThan(width(without) * 1.2)
    expect(width(usual)).toBeLessThan(width(without))
    expect(absurd.totals.current).toEqual(without.totals.current)
    expect(liveEstimate(home({ ...MONTHLY, heating_usage: 9000 })).money).toBeCloseTo(
      absurd.totals.current.money,
      1,
    )
  })

  it('a fit that is off shows which month', () => {
    expect(words.note(absurd)).toMatch(/natural.gas, the whole year\. Your bills say 263,764 kWh a month, /i)
    const winter = resultOf({ electrical_bill_occurrence: 'monthly', electric_winter_usage: 30_000 })
    expect(words.note(winter)).toMatch(/November–April\. Your bills say 30,000 kWh a month, /)
    const summer = resultOf({ electrical_bill_occurrence: 'monthly', electric_summer_usage: 30_000 })
    expect(words.note(summer)).toMatch(/May–October\. Your bills say 30,000 kWh a month, /)
    expect(usual.calibration?.furthest).toBeNull()
  })
})

it('tells both sums where the home does not cost what its bills come to, and none where it does', () => {
  const monthly = { heating_bill_occurrence: 'monthly', electrical_bill_occurrence: 'monthly' }
  const paid = (heating_cost: number, electric: number) =>
    words.seen(
      resultOf({ ...monthly, heating_cost, electric_summer_cost: electric, electric_winter_cost: electric }),
    )
  expect(paid(250, 300)).toMatch(
    /The bills you gave come to \$6,600; .* we estimate \$[45],\d{3}\. Even with the most .* we do not get any higher\.$/,
  )
  const small = [40, 50, 60, 70].map((cost) => paid(cost, cost))
  expect(small).toContainEqual(
    expect.stringMatching(/come to .* Even with the least .* we do not get any lower\.$/),
  )
  expect(paid(100, 120)).not.toMatch(/come to/)
})

describe('why the bills in money are another sum than the home costs', () => {
  const monthly = { heating_bill_occurrence: 'monthly', electrical_bill_occurrence: 'monthly' }

  it('is the price, where the energy fits and a unit costs something else', () => {
    const usage = { gas_usage_unit: 'therms', heating_usage: 75, electric_summer_usage: 800 }
    const said = words.seen(
      resultOf({ ...monthly, ...usage, electric_winter_usage: 700, electric_winter_cost: 300 }),
    )
    expect(said).toMatch(/The bills you gave come to \$1,800; /)
    expect(said).toMatch(/electricity: by your bills a unit costs \d{2,3}% more than by the price/i)
    expect(said).not.toMatch(/Even with/)
  })

  it('is a fuel that was paid for without a bill, and months without one', () => {
    const said = words.seen(resultOf({ ...monthly, electric_winter_cost: 110 }))
    expect(said).toMatch(/natural.gas: no bill in money\. The yearly cost counts it too\./i)
    expect(said).toMatch(/electricity: no bill in money for May–October\./i)
    const whole = words.seen(
      resultOf({ ...monthly, heating_cost: 100, electric_summer_cost: 120, electric_winter_cost: 120 }),
    )
    expect(whole).not.toMatch(/no bill in money/)
  })
})

it('tells who a report is shared with nothing of what the bills come to', () => {
  const audit = { ...resultOf({ heating_bill_occurrence: 'monthly', heating_cost: 250 }), answers: {} }
  expect(audit.calibration?.money).not.toBeNull()
  // The reader's answers and incentives play no part in it.
  const { calibration } = auditForReader(audit as unknown as VirtualAudit, [])
  expect(calibration?.money).toBeNull()
  expect(words.seen({ ...audit, calibration })).not.toMatch(/\$/)
})

describe('a model that was fitted to meters', () => {
  const span = { first: '2024-11-01', end: '2025-11-01', metering: 'daily', station: null } as const
  const months_kwh = Array.from({ length: 12 }, () => 900)
  const electricity = { fuel: 'electricity', months_kwh, ...span } as const
  const gas = { ...electricity, fuel: 'natural_gas', months_kwh: months_kwh.map((kWh) => 30 * kWh) } as const
  const of = (metered: readonly (typeof electricity | typeof gas)[], bills: AssessedBuilding = {}) =>
    toAuditResult(assessHome({ ...home(bills), metered }), (key) => key.replace('assessment:fuel.', ''))

  it('says so, over which months, and of the plan too', () => {
    const result = of([electricity])
    expect(words.seen(result)).toMatch(
      /^From your meters: fitted to them, off by about \d+% from month to month\.$/,
    )
    expect(words.finding(result)).toMatch(/^The model follows your meters within \d+%$/)
    expect(words.note(result)).toMatch(/^Fitted to your meters, November 2024\s–\sOctober 2025, off by/)
    expect(words.basis(result)).toMatch(/^From your meters, November 2024\s–\sOctober 2025\.$/)
    expect([words.billed(result, 'month'), words.methodName(result)]).toEqual(['Your meters', 'Your meters'])
    expect(words.mark(result, 'month')).toBe('The dots mark your meters.')
  })

  it('names the bills that tell the other fuels', () => {
    const result = of([electricity], { ...MONTHLY, heating_usage: 75 })
    expect(words.seen(result)).toMatch(/^From your meters and bills: /)
    expect(words.basis(result)).toMatch(/, and your bills\.$/)
    expect(words.billed(result, 'average')).toBe('Your meters and bills, average of their months')
  })

  it('does not say so of a plan that rests on the answers, and asks whose meter it is', () => {
    const result = of([gas])
    expect(words.seen(result)).toMatch(/^Your meters do not fit this home: /)
    expect(words.basis(result)).toBe('')
    expect(words.note(result)).toMatch(
      /Your meter says [\d,]+ kWh a month, .*Check that it is this home’s meter/,
    )
    expect(words.basis(resultOf({ ...MONTHLY, heating_usage: 75 }))).toBe('')
  })

  it('is told to who a report is shared with, and not what the meters said', () => {
    const audit = { ...of([electricity]), answers: {} }
    const { calibration } = auditForReader(audit as unknown as VirtualAudit, [])
    expect(words.finding({ ...audit, calibration })).toMatch(/^The model follows your meters/)
    expect(JSON.stringify(calibration)).not.toContain('900')
  })
})
