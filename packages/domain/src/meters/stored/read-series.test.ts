import { expect, it } from 'vitest'
import { checkSeries } from '../check-series.ts'
import type { Meter } from '../meter.ts'
import { ReadingColumns } from '../reading-columns.ts'
import { countPacked, unpackReadings } from './packed-readings.ts'
import { portionsOf, seriesOfFile, understand } from './read-series.ts'

const DAY = 86_400
const HOUR = 3600

function meter(
  readings: readonly [start: number, seconds: number, value: number][],
  over: Partial<Meter> = {},
) {
  const columns = new ReadingColumns()
  for (const [start, seconds, value] of readings) columns.push(start, seconds, value)
  return {
    point: '7',
    fuel: 'electricity',
    unit: 'kWh',
    direction: 'import',
    doubled: 0,
    corrected: 0,
    readings: columns,
    check: checkSeries(columns),
    unplaced: null,
    ...over,
  } as Meter
}
const rows = (packed: Parameters<typeof unpackReadings>[0]) => {
  const readings = unpackReadings(packed)
  return Array.from({ length: readings.count }, (_, index) => {
    const { start, seconds, value } = readings.at(index)
    return [start, seconds, value]
  })
}

it('parts hours, days of 23 and 25 hours, and bills', () => {
  const { series, leftOut } = seriesOfFile({
    meters: [
      meter([
        [0, HOUR, 1],
        [HOUR, HOUR, 2],
        [DAY, 23 * HOUR, 3],
        [2 * DAY, 25 * HOUR, 4],
        [40 * DAY, 30 * DAY, 5],
        [80 * DAY, 10, 6],
        [90 * DAY, 2000 * DAY, 7],
      ]),
    ],
    leftOut: 1,
  })
  expect(series.map(({ key, packed }) => [key.step, rows(packed).length])).toEqual([
    [HOUR, 2],
    [DAY, 2],
    [0, 1],
  ])
  expect(leftOut).toBe(3)
})

it('takes an hour of twice the length for two, as some send it when clocks change', () => {
  const { series, leftOut } = seriesOfFile({
    meters: [
      meter([
        [0, HOUR, 1],
        [HOUR, 2 * HOUR, 3],
        [3 * HOUR, HOUR, 1],
        [4 * HOUR, 2500, 9],
      ]),
    ],
    leftOut: 0,
  })
  expect(series).toHaveLength(1)
  expect(rows(series[0]?.packed ?? []).map(([, , value]) => value)).toEqual([1, 1.5, 1.5, 1])
  expect(leftOut).toBe(1)
})

it('understands the same meter in two files as one, with what came twice, its gaps and a typical day', () => {
  const file = (from: number, to: number, of = 1) =>
    seriesOfFile({
      meters: [
        meter(Array.from({ length: to - from }, (_, index) => [(from + index) * HOUR, HOUR, of])),
        meter([[0, HOUR, 5]], { fuel: 'natural_gas', unit: 'therm' }),
      ],
      leftOut: 0,
    }).series
  const [electricity, gas, ...others] = understand([...file(0, 24), ...file(12, 30, 2), ...file(40, 48)])
  expect(others).toEqual([])
  expect(electricity).toMatchObject({ doubled: 12, corrected: 12, count: 38 })
  expect(electricity?.gaps).toEqual([[30 * HOUR, 40 * HOUR]])
  expect(electricity?.check.total).toBe(12 + 18 * 2 + 8)
  expect(electricity?.typicalDay).toBeCloseTo((56 / 38) * 24)
  expect(gas).toMatchObject({ doubled: 2, corrected: 0, count: 1 })
  expect(gas?.typicalDayInUnits).toBeCloseTo(5 * 24 * 29.307, 1)
})

it('goes out in portions that hold every reading once', () => {
  const { series } = seriesOfFile({
    meters: [meter(Array.from({ length: 25 }, (_, index) => [index * HOUR, HOUR, index]))],
    leftOut: 0,
  })
  const packed = series[0]?.packed ?? []
  const portions = portionsOf(packed, 10)
  expect(portions.map(countPacked)).toEqual([10, 10, 5])
  expect(portions.flatMap(rows)).toEqual(rows(packed))
})
