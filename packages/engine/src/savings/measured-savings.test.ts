import { describe, expect, it } from 'vitest'
import { cleanBills } from './clean-bills.ts'
import { enoughData } from './enough-data.ts'
import { heatLoss } from './heat-loss.ts'
import { measureBaseline, measureSavings } from './measure-savings.ts'
import { baselineBills, baselineDays, knownDays, reportingBills, reportingDays } from './measured-year.ts'
import { portfolioSavings } from './portfolio.ts'

const TWO_YEARS = 730
const temperature = (day: number) => 50 - 25 * Math.cos((2 * Math.PI * day) / 365) + ((day * 31) % 11) - 5
const weather = { firstDay: 0, values: Array.from({ length: TWO_YEARS }, (_, day) => temperature(day)) }
const noise = (day: number) => (((day * 7919) % 101) - 50) / 50
const days = (saved: number, ripple = 1) =>
  Array.from({ length: TWO_YEARS }, (_, day) => {
    const use = 10 + Math.max(0, 60 - temperature(day)) + ripple * noise(day)
    return { day, days: 1, use: day < 365 ? use : use * (1 - saved) }
  })

const measured = (saved: number, ripple?: number) => {
  const all = days(saved, ripple)
  const baseline = measureBaseline({
    metering: 'daily',
    cools: true,
    weather,
    baseline: baselineDays(all, 365),
  })
  return (
    baseline && measureSavings(baseline, { metering: 'daily', weather, reporting: reportingDays(all, 365) })
  )
}

describe('measured savings', () => {
  it('finds a fifth that was saved, within its band', () => {
    const found = measured(0.2)
    expect(found?.fraction).toBeCloseTo(0.2, 2)
    expect(found?.mayBeChance).toBe(false)
  })

  it('cannot tell nothing from chance', () => {
    const found = measured(0.002, 8)
    expect(found?.mayBeChance).toBe(true)
  })

  it('never scales a short reporting period up', () => {
    const all = days(0.2).slice(0, 465)
    expect(reportingDays(all, 365)).toHaveLength(100)
  })

  it('takes an electric meter that counts nothing for unread', () => {
    const zero = [{ day: 0, days: 1, use: 0 }]
    expect(knownDays(zero, 'electricity')[0]?.use).toBeNull()
    expect(knownDays(zero, 'other')[0]?.use).toBe(0)
  })
})

describe('the data of a baseline', () => {
  const check = (missing: number, negative = false) => {
    const baseline = baselineDays(days(0), 365).map((period, index) => ({
      ...period,
      use: index < missing ? null : negative && index === 200 ? -3 : period.use,
    }))
    return enoughData(baseline, weather, 'daily')
  }

  it.each([
    [36, true, 329],
    [37, false, 328],
  ])('with %i days missing are enough: %s', (missing, isEnough, validDays) => {
    expect(check(missing)).toMatchObject({ isEnough, validDays })
  })

  it('are not enough with a day below 0, which asks for solar panels', () => {
    expect(check(0, true)).toMatchObject({ isEnough: false, problems: ['negativeUse'] })
  })
})

describe('bills', () => {
  const bills = (lengths: readonly number[], estimated: readonly number[] = []) => {
    let day = 0
    return lengths.map((length, index) => {
      const bill = { day, days: length, use: 100 + index, isEstimated: estimated.includes(index) }
      day += length
      return bill
    })
  }
  const usesOf = (lengths: readonly number[], estimated?: readonly number[]) =>
    cleanBills(bills(lengths, estimated), 'monthly').map(({ day, use }) => [day, use])

  it('that are too short or too long lose their use', () => {
    expect(usesOf([30, 24, 36, 25])).toEqual([
      [0, 100],
      [30, null],
      [54, null],
      [90, 103],
    ])
  })

  it('that are estimated join the next read one, from where the first began', () => {
    expect(usesOf([30, 31, 30, 29], [1])).toEqual([
      [0, 100],
      [30, 203],
      [91, 103],
    ])
    expect(usesOf([30, 31, 30, 29, 30], [1, 2])).toEqual([
      [0, 100],
      [30, null],
      [120, 104],
    ])
    expect(usesOf([30, 31], [1])).toEqual([
      [0, 100],
      [30, null],
    ])
  })

  it('of the baseline go back from the last read before the work to the one nearest a year before', () => {
    const all = bills(Array.from({ length: 24 }, () => 31))
    const baseline = baselineBills(all, 400)
    expect([baseline[0]?.day, baseline.length]).toEqual([0, 12])
    expect(reportingBills(all, 400)[0]?.day).toBe(403)
  })

  it('tell the loss of heat of a home and its balance point', () => {
    const input = { weather, btuPerUnit: 100_000, efficiency: 0.8, setPoint: 70 }
    const known = bills([30, 30, 30, 30, 30, 30, 30]).map((bill, index) => {
      const below = weather.values
        .slice(bill.day, bill.day + bill.days)
        .reduce((sum, each) => sum + Math.max(0, 62.5 - each), 0)
      const season = index < 4 ? ('heating' as const) : ('summer' as const)
      return { ...bill, season, use: season === 'summer' ? 9 : 9 + (600 * 24 * below) / 80_000 }
    })
    const found = heatLoss({ ...input, bills: known })
    expect(found?.balancePoint).toBe(62.5)
    expect(found?.loss).toBeCloseTo(600, 6)
  })
})

it('a portfolio leaves out the home whose model says nothing, and adds bands by their squares', () => {
  const homes = [
    { cv: 0.3, counterfactual: 1000, savings: 100, band: 30 },
    { cv: 0.4, counterfactual: 2000, savings: 300, band: 40 },
    { cv: 1.2, counterfactual: 9000, savings: 4000, band: 4000 },
  ]
  expect(portfolioSavings(homes)).toMatchObject({ homes: 2, leftOut: 1, savings: 400, band: 50 })
})
