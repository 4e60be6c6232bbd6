import { expect, it } from 'vitest'
import { type BudgetFacts, forecastBudget } from './forecast-budget.ts'

/** Ten weeks before the year ends. */
const FACTS: BudgetFacts = { budget: 100_000, used: 20_000, approved: [4_000, 4_000], today: '2026-10-22' }
const forecast = (facts: Partial<BudgetFacts> = {}) => forecastBudget({ ...FACTS, ...facts })

it('goes on at the pace of the last eight weeks to the end of the year', () => {
  expect(forecast()).toEqual({
    kind: 'lasts',
    at_year_end: { likely: 30_000, low: 30_000, high: 30_000 },
  })
})

it('takes the slower and the faster half of those weeks for the range', () => {
  const { at_year_end } = forecast({ approved: [2_000, 6_000] })
  expect(at_year_end).toEqual({ likely: 30_000, low: 25_000, high: 35_000 })
  expect(forecast({ approved: [6_000, 2_000] }).at_year_end).toEqual(at_year_end)
})

it('says the day on which the budget runs out, if that is this year', () => {
  const pace = { approved: [40_000, 40_000] } as const
  // 10,000 a week: eight weeks for the 80,000 that are left.
  expect(forecast(pace)).toMatchObject({ kind: 'runs-out', on: '2026-12-17' })
  expect(forecast({ ...pace, budget: 120_000 })).toMatchObject({ kind: 'runs-out', on: '2026-12-31' })
  expect(forecast({ ...pace, budget: 120_001 }).kind).toBe('lasts')
})

it('knows no pace while nothing was approved, and nothing to forecast once all is used', () => {
  expect(forecast({ approved: [0, 0] })).toEqual({
    kind: 'unknown',
    at_year_end: { likely: 20_000, low: 20_000, high: 20_000 },
  })
  expect(forecast({ used: 100_000, approved: [0, 0] }).kind).toBe('used-up')
  expect(forecast({ used: 130_000 }).kind).toBe('used-up')
})

it('ends on the last day of the year', () => {
  const last = forecast({ today: '2026-12-31' })
  expect(last.at_year_end.likely).toBe(FACTS.used)
})
