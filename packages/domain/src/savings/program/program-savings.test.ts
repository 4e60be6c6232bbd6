import { expect, it } from 'vitest'
import { type ProgramWork, programWorks } from './counted-work.ts'
import { programSavings } from './program-savings.ts'

const promised = (kwh: number) => ({ kwh, low: kwh / 2, high: kwh * 2, kwh_by_fuel: {}, money: 0 })
const work = (id: string, saved: number | null, more: Partial<ProgramWork> = {}): ProgramWork => ({
  building_id: id,
  ends: '2025-03-01',
  program_ids: [],
  measure_ids: ['air_sealing'],
  promised: promised(1000),
  result:
    saved === null
      ? null
      : {
          state: 'saved',
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
  const weather = {
    total: null,
    fuels: [{ why: 'weather' }],
    station: null,
  } as unknown as ProgramWork['result']
  const bare = { state: 'not_yet' as const, total: null, fuels: [], station: null }
  const unread = { ...promised(1000), kwh_by_fuel: { natural_gas: 4000, electricity: -3000 } }
  const gas = { fuel: 'natural_gas', measured: {} }
  const ofGas = work('f', 3900).result
  const found = programSavings(
    [
      ...[work('a', 900), part, work('c', null), work('d', null, { result: weather })],
      ...[work('e', null, { result: bare }), work('g', 900, { promised: null }), work('h', null)],
      work('f', null, {
        promised: unread,
        result: { ...ofGas, fuels: [gas] } as unknown as ProgramWork['result'],
      }),
    ],
    {},
  )
  expect(found.all).toMatchObject({ homes: 1, saved: 900, promised: 1000 })
  expect(found.not_measured).toEqual([
    { why: 'not_measured', homes: 2 },
    { why: 'not_a_year', homes: 1 },
    { why: 'weather', homes: 1 },
    { why: 'no_meter', homes: 1 },
    { why: 'nothing_promised', homes: 1 },
    { why: 'fuel_not_read', homes: 1 },
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
    work('a', 900, { program_ids: [one] }),
    work('b', 700, { program_ids: [other], ends: '2024-05-01' }),
    work('c', 800, { program_ids: [other], measure_ids: ['hpwh'] }),
    work('d', 600),
  ]
  const saved = (query: Parameters<typeof programSavings>[1]) => programSavings(works, query).all.saved
  expect(saved({})).toBe(3000)
  expect(saved({ program: other })).toBe(1500)
  expect(saved({ measure: 'hpwh' })).toBe(800)
  expect(saved({ program: other, year: 2024 })).toBe(700)
  expect(programSavings(works, {}).by_program).toMatchObject([
    { id: other, homes: 2, saved: 1500, rate: 0.75 },
    { id: null, homes: 1, saved: 600 },
    { id: one, homes: 1, saved: 900 },
  ])
  expect(programSavings(works, { program: other }).by_program).toMatchObject([{ id: other, homes: 2 }])
  expect(programSavings(works, { measure: 'hpwh' })).toMatchObject({
    works: 1,
    years: [2025, 2024],
    measures: ['air_sealing', 'hpwh'],
  })
})

it('counts works that cannot be told apart once, with all that was promised of them', () => {
  const stored = (building_id: string, begins: string, more: object = {}) => ({
    building_id,
    begins,
    ends: begins,
    measure_ids: ['air_sealing'],
    promised: promised(1000),
    program_id: null,
    result: work(building_id, 1500).result,
    ...more,
  })
  const [first, second] = ['2025-01-01', '2025-06-01']
  const works = programWorks([
    stored('a', first, { program_id: 'p-1', result: null }),
    stored('b', first),
    stored('a', second, { program_id: 'p-2', measure_ids: ['hpwh'] }),
  ])
  expect(works).toMatchObject([
    { building_id: 'a', ends: second, program_ids: ['p-2', 'p-1'], measure_ids: ['hpwh', 'air_sealing'] },
    { building_id: 'b', ends: first, program_ids: [] },
  ])
  const found = programSavings(works, {})
  expect(found).toMatchObject({ works: 2, all: { homes: 2, saved: 3000, promised: 3000 } })
  expect(found.by_program.map(({ id, homes }) => [id, homes])).toEqual([
    [null, 1],
    ['p-1', 1],
    ['p-2', 1],
  ])
})
