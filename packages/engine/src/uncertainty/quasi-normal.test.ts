import { expect, test } from 'vitest'
import { bandOf, explainedShare } from './band.ts'
import { inverseNormal, quasiNormals } from './quasi-normal.ts'
import { MOST_DIMENSIONS, sobolPoints } from './sobol.ts'

test('the inverse normal distribution matches the tables', () => {
  expect(inverseNormal(0.5)).toBeCloseTo(0, 9)
  expect(inverseNormal(0.9)).toBeCloseTo(1.2815516, 6)
  expect(inverseNormal(0.001)).toBeCloseTo(-3.0902323, 6)
  expect(inverseNormal(0.999)).toBeCloseTo(3.0902323, 6)
})

test('64 draws have mean 0 and deviation 1 in every dimension, and are the same each time', () => {
  const dimensions = MOST_DIMENSIONS
  const draws = quasiNormals(64, dimensions)
  for (let j = 0; j < dimensions; j++) {
    const column = draws.filter((_, i) => i % dimensions === j)
    const mean = column.reduce((a, b) => a + b, 0) / 64
    const variance = column.reduce((a, b) => a + (b - mean) ** 2, 0) / 64
    expect(mean).toBeCloseTo(0, 6)
    expect(variance).toBeCloseTo(1, 1)
  }
  expect(quasiNormals(64, dimensions)).toEqual(draws)
})

test('no two dimensions move together', () => {
  const points = sobolPoints(64, 18)
  const column = (j: number) => points.filter((_, i) => i % 18 === j)
  for (let a = 0; a < 18; a++)
    for (let b = a + 1; b < 18; b++) expect(explainedShare(column(a), column(b))).toBeLessThan(0.2)
})

test('more dimensions than the table has are refused', () => {
  expect(() => quasiNormals(64, MOST_DIMENSIONS + 1)).toThrow(RangeError)
})

test('the band of 64 normal draws is that of the normal distribution', () => {
  const { p10, p90 } = bandOf(quasiNormals(64, 1), 0)
  expect(p10).toBeCloseTo(-1.28, 1)
  expect(p90).toBeCloseTo(1.28, 1)
})

test('a band always holds the estimate itself', () => {
  expect(bandOf([1, 2, 3], 10)).toEqual({ p10: 1.2, p90: 10 })
  expect(bandOf([5, 5, 5], 5)).toEqual({ p10: 5, p90: 5 })
})

test('what moves with a cause is explained by it, what does not is not', () => {
  const x = [1, 2, 3, 4]
  expect(explainedShare(x, [2, 4, 6, 8])).toBeCloseTo(1)
  expect(explainedShare(x, [1, -1, -1, 1])).toBeCloseTo(0)
  expect(explainedShare(x, [7, 7, 7, 7])).toBe(0)
})
