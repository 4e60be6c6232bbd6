import { expect, it } from 'vitest'
import type { ProgramWork } from './counted-work.ts'
import { programSavings } from './program-savings.ts'

const promised = (kwh: number) => ({ kwh, low: kwh / 2, high: kwh * 2, kwh_by_fuel: {}, money: 0 })
const work = (id: string, saved: number | null, more: Partial<ProgramWork> = {}): ProgramWork => ({
  ...{
    building_id: id,
    ends: '2025-03-01',
    program_id: null,
    measure_ids: ['air_sealing'],
    promised: promised(1000),
  },
  result:
    saved === null
      ? null
      : {
          total: { saved, band: 30, expected: 9000, observed: 9000 - saved, money: null, is_year: true },
          fuels: [],
          station: null,
        },
  ...more,
})

it('adds savings up and bands by their squares, against what was promised, by measure too', () => {
  const both = { measure_ids: ['air_sealing', 'hpwh'] }
  const found = programSavings([work('a', 900), work('b', 700, both), work('c', 800)], {})
  expect(found.all).toMatchObject({ homes: 3, promised: 3000, saved: 2400, rate: 0.8 })
  expect(found.all.band).toBeCloseTo(30 * Math.sqrt(3), 9)
  expect(found.all.rate_band).toBeCloseTo((30 * Math.sqrt(3)) / 3000, 9)
  expect(found.by_measure).toMatchObject([
    { id: 'air_sealing', homes: 3 },
    { id: 'hpwh', homes: 1, rate: 0.7 },
  ])
  expect(found.distribution.reduce((sum, { homes }) => sum + homes, 0)).toBe(3)
})

it('leaves homes out that cannot be judged yet, with the reason, and counts none of them as zero', () => {
  const early = work('b', 100)
  const part = {
    ...early,
    result: early.result && {
      ...early.result,
      total: early.result.total && { ...early.result.total, is_year: false },
    },
  }
  const weather = { total: null, fuels: [{ why: 'weather' }] } as unknown as ProgramWork['result']
  const found = programSavings(
    [work('a', 900), part, work('c', null), work('d', null, { result: weather }), work('e', null)],
    {},
  )
  expect(found.all).toMatchObject({ homes: 1, saved: 900 })
  expect(found.not_measured).toEqual([
    { why: 'no_meter', homes: 2 },
    { why: 'not_a_year', homes: 1 },
    { why: 'weather', homes: 1 },
  ])
})

it('tells which homes are far from their promise, the farthest first, of the year that is asked for', () => {
  const old = work('x', -500, { ends: '2024-06-01' })
  const found = programSavings([work('a', 980), work('b', 300), work('c', -200), old], { year: 2025 })
  expect(found.outliers.map(({ building_id }) => building_id)).toEqual(['c', 'b'])
  expect(found.years).toEqual([2025, 2024])
  expect(programSavings([], {})).toMatchObject({
    works: 0,
    all: { homes: 0, rate: null },
    distribution: [],
  })
})

it('is of a year, a program or a measure alone, and names all that could be asked for', () => {
  const [one, other] = ['p-1', 'p-2']
  const works = [
    work('a', 900, { program_id: one }),
    work('b', 700, { program_id: other, ends: '2024-05-01' }),
    work('c', 800, { program_id: other, measure_ids: ['hpwh'] }),
    work('d', 600),
  ]
  const saved = (query: Parameters<typeof programSavings>[1]) => programSavings(works, query).all.saved
  expect(saved({})).toBe(3000)
  expect(saved({ program: other })).toBe(1500)
  expect(saved({ measure: 'hpwh' })).toBe(800)
  expect(saved({ program: other, year: 2024 })).toBe(700)
  expect(programSavings(works, { measure: 'hpwh' })).toMatchObject({
    ...{ works: 1, years: [2025, 2024], measures: ['air_sealing', 'hpwh'] },
  })
})
