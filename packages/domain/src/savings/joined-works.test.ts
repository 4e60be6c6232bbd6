import { expect, it } from 'vitest'
import { type DatedWork, joinWorks } from './joined-works.ts'

const promised = (kwh: number, fuel = 'natural_gas') => ({
  kwh,
  low: kwh - 300,
  high: kwh + 400,
  kwh_by_fuel: { [fuel]: kwh },
  money: kwh / 10,
})
const work = (begins: string, ends: string, measure: string, kwh: number | null = 1000): DatedWork => ({
  begins,
  ends,
  measure_ids: [measure],
  promised: kwh === null ? null : promised(kwh),
})

it('joins works with less than a year between, whatever order they come in, and adds up what was promised', () => {
  const attic = work('2024-03-01', '2024-03-04', 'attic_insulation', 3000)
  const sealing = work('2024-02-20', '2024-02-27', 'air_sealing', 1000)
  const pump = { ...work('2024-09-01', '2024-09-08', 'hpwh'), promised: promised(500, 'electricity') }
  const old = work('2022-05-01', '2022-05-02', 'air_sealing')
  const [joined, first, ...none] = joinWorks([sealing, old, pump, attic])
  expect(none).toEqual([])
  expect(first).toMatchObject({ begins: '2022-05-01', works: [old], last: old, promised: { kwh: 1000 } })
  expect(joined).toMatchObject({
    begins: '2024-02-20',
    ends: '2024-09-08',
    last: pump,
    works: [pump, attic, sealing],
    measure_ids: ['hpwh', 'attic_insulation', 'air_sealing'],
    promised: { kwh: 4500, kwh_by_fuel: { natural_gas: 4000, electricity: 500 }, money: 450 },
  })
  // Each may be off by itself.
  expect(joined?.promised?.low).toBeCloseTo(4500 - 300 * Math.sqrt(3), 6)
  expect(joined?.promised?.high).toBeCloseTo(4500 + 400 * Math.sqrt(3), 6)
})

it('tells works apart that have a year between, to the day', () => {
  const one = work('2024-01-01', '2024-01-10', 'air_sealing')
  const after = (begins: string) => joinWorks([work(begins, '2025-02-01', 'hpwh'), one]).length
  expect(after('2025-01-09')).toBe(2)
  expect(after('2025-01-08')).toBe(1)
})

it('knows no promise of all where one of them had none', () => {
  const works = [
    work('2024-01-01', '2024-01-10', 'air_sealing', null),
    work('2024-02-01', '2024-02-02', 'hpwh'),
  ]
  expect(joinWorks(works)).toMatchObject([{ promised: null }])
  expect(joinWorks([])).toEqual([])
})
