import { expect, it } from 'vitest'
import type { SavingsMonth } from '../home-savings.ts'
import type { Counted } from './counted-work.ts'
import { comparedAt, comparison, type LikeHome, likeFuels } from './like-homes.ts'
import { meterShows } from './meter-shows.ts'

const AT = comparedAt('2025-02-27')
const STATION = 'us-wi-milwaukee'

const month = (used: number, expected: number | null): SavingsMonth => ({
  start: '2024-01-01',
  end: '2024-02-01',
  used,
  expected,
  band: null,
})
/** A home whose gas took so much in the year before, and then saved a share of what it would have taken. */
function work(before: number, share: number, more: Partial<Counted> = {}): Counted {
  const total = { saved: before * share, band: 100, expected: before, observed: before * (1 - share) }
  const measured = { expected: before, saved: before * share, share, months: [month(before, null)] }
  const fuel = { fuel: 'natural_gas', kwh_per_unit: 1, measured }
  return {
    building_id: 'b',
    ends: '2025-02-27',
    program_ids: [],
    measure_ids: ['air_sealing'],
    promised: { kwh: 3000, low: 0, high: 0, kwh_by_fuel: {}, money: 0 },
    total: { ...total, money: null, is_year: true },
    result: { total: { ...total, money: null, is_year: true }, fuels: [fuel], station: STATION },
    ...more,
  } as unknown as Counted
}
const like = (id: string, before: number, share: number, more: Partial<LikeHome> = {}): LikeHome => ({
  building_id: id,
  at: AT,
  station: STATION,
  fuels: [{ fuel: 'natural_gas', before, share }],
  ...more,
})
const many = (count: number, before: number, share: number, more: Partial<LikeHome> = {}) =>
  Array.from({ length: count }, (_, index) =>
    like(`${before} ${index} ${more.at}`, before + index, share, more),
  )

it('takes what like homes saved without work off what homes with work saved', () => {
  const homes = [...many(5, 20_000, 0.03), ...many(5, 10_000, 0.01)]
  const found = comparison([work(20_000, 0.15), work(10_000, 0.1)], homes)
  expect(found).toMatchObject({ homes: 2, like_homes: 10, saved: 4000, promised: 6000 })
  expect(found?.like_saved).toBeCloseTo(20_000 * 0.03 + 10_000 * 0.01, 6)
  expect(found?.net).toBeCloseTo(4000 - 700, 6)
  expect(found?.rate).toBeCloseTo(3300 / 6000, 9)
  expect(found?.net_band).toBeCloseTo(Math.hypot(found?.band ?? 0, found?.like_band ?? 0), 9)
  expect(found?.like_band).toBeGreaterThan(0)
  // Homes that all did the same say it for sure.
  expect(comparison([work(20_000, 0.15)], many(12, 20_000, 0.03))).toBeNull()
  const both = comparison([work(20_000, 0.15), work(20_011, 0.15)], many(12, 20_000, 0.03))
  expect(both?.like_band).toBeCloseTo(0, 6)
})

it('holds a home only against those of its station, fuel, time and use, and the nearest five of them', () => {
  const enough = [...many(5, 20_000, 0), ...many(5, 26_000, 0)]
  const others = [
    ...many(9, 20_000, 0.5, { station: 'elsewhere' }),
    ...many(9, 20_000, 0.5, { at: comparedAt('2025-04-01') }),
    ...many(9, 20_000, 0.5, { fuels: [{ fuel: 'electricity', before: 20_000, share: 0.5 }] }),
    ...many(9, 32_600, 0.5),
    ...many(9, 20_900, 0.5),
  ]
  const works = [work(20_000, 0.15), work(26_000, 0.15)]
  expect(comparison(works, [...others, ...enough])).toMatchObject({ homes: 2, like_homes: 10, like_share: 0 })
  // A home without like ones is left out, with what it was promised.
  expect(comparison([...works, work(90_000, 0.5)], enough)).toMatchObject({ homes: 2, promised: 6000 })
  expect(comparison(works, enough.slice(1))).toBeNull()
})

it('looks at like homes about the middle of the quarter, and at nothing of them that was not measured', () => {
  expect(['2025-01-01', '2025-03-31', '2025-04-01', '2025-12-31'].map(comparedAt)).toEqual([
    ...['2025-02-15', '2025-02-15', '2025-05-15', '2025-11-15'],
  ])
  const { result } = work(20_000, 0.1)
  expect(likeFuels(result)).toEqual([{ fuel: 'natural_gas', before: 20_000, share: 0.1 }])
  expect(likeFuels({ fuels: result.fuels.map((fuel) => ({ ...fuel, measured: null })) })).toEqual([])
})

it.each([
  ['empty', [20, 30, 100, 150], [2, 4, 100, 150]],
  ['no_change', [100, 100, 200, 200], [100, 101, 199, 200]],
  ['more_always', [100, 100, 200, 200], [200, 200, 300, 300]],
  ['more_in_season', [10, 10, 10, 900], [10, 10, 10, 1500]],
  ['less_always', [300, 300, 400, 400], [200, 200, 300, 300]],
  ['less_in_season', [10, 10, 10, 900], [10, 10, 10, 400]],
])('of a home far from its promise the meter shows %s', (shows, expected, used) => {
  const months = used.map((each, index) => month(each, expected[index] ?? 0))
  const saved = months.reduce((sum, each) => sum + (each.expected ?? 0) - each.used, 0)
  const { result, total } = work(1000, 0)
  const [fuel] = result.fuels
  const fuels = [{ ...fuel, measured: { ...fuel?.measured, saved, months } }] as typeof result.fuels
  expect(meterShows({ total: { ...total, saved, band: 50 }, fuels })).toBe(shows)
})
