import { dayNumber } from '@hearthlight/engine/savings'
import { describe, expect, it } from 'vitest'
import { zoneClock } from '../../meters/zone-clock.ts'
import { readWeatherRows } from './weather-file.ts'

const clock = zoneClock('America/Chicago')
const stations = new Set(['us-wi-a', 'us-wi-b'])
const read = (...rows: string[]) => {
  const reading = readWeatherRows(
    rows.map((row) => row.split(',')),
    clock,
    (id) => (stations.has(id) ? id : undefined),
  )
  for (let read = reading.next(); ; read = reading.next()) if (read.done) return read.value
}
const hours = (date: string, from: number, to: number, celsius: (hour: number) => number) =>
  Array.from(
    { length: to - from },
    (_, at) => `us-wi-a,${date} ${String(from + at).padStart(2, '0')}:00,${celsius(from + at)}`,
  )

describe('a table of temperatures', () => {
  it('has a mean of each day, in either unit, in any order of columns', () => {
    const found = read('Date,Temperature (F),Station', '2025-01-02,50,us-wi-a', '2025-01-01,14,us-wi-b')
    expect(found?.days.get('us-wi-a')?.get(dayNumber('2025-01-02'))).toBe(10)
    expect(found?.days.get('us-wi-b')?.get(dayNumber('2025-01-01'))).toBe(-10)
    expect(found?.refused).toEqual([])
  })
  it('of hours needs twelve for a day', () => {
    const found = read(
      'station,time,temperature_c',
      ...hours('2025-01-01', 0, 12, (hour) => hour),
      ...hours('2025-01-02', 0, 11, () => 3),
    )
    expect([...(found?.days.get('us-wi-a') ?? [])]).toEqual([[dayNumber('2025-01-01'), 5.5]])
  })
  it('of instants counts to the day of the place', () => {
    const utc = Array.from(
      { length: 24 },
      (_, hour) => `us-wi-a,2025-01-02T${String(hour).padStart(2, '0')}:00Z,${hour < 6 ? -30 : 4}`,
    )
    const found = read('station,time,temperature_c', ...utc)
    expect([...(found?.days.get('us-wi-a') ?? [])]).toEqual([[dayNumber('2025-01-02'), 4]])
  })
  it('says row by row what it cannot take, and leaves blanks out', () => {
    const found = read(
      ...['station,date,temperature_c', 'elsewhere,2025-01-01,3', 'us-wi-a,1.1.2025,3'],
      ...['us-wi-a,2025-01-01,300', 'us-wi-a,2025-01-02,', 'us-wi-a,2025-13-41,4'],
    )
    expect(found?.refused).toEqual([
      { row: 2, problem: 'station' },
      { row: 3, problem: 'time' },
      { row: 4, problem: 'temperature' },
      { row: 6, problem: 'time' },
    ])
    expect(found?.days.get('us-wi-a')).toBeUndefined()
    expect(read('station,date', 'us-wi-a,2025-01-01')).toBeUndefined()
  })
  it('is read by pieces of 2,500 rows, so that others can be answered between them', () => {
    const rows = Array.from({ length: 5_200 }, () => ['us-wi-a', '2025-01-01', '4'])
    const reading = readWeatherRows([['station', 'date', 'temperature_c'], ...rows], clock, (id) => id)
    const pauses = [reading.next(), reading.next()]
    expect(pauses.map(({ done }) => done)).toEqual([false, false])
    expect(reading.next()).toMatchObject({ done: true, value: { rows: 5_200 } })
  })
})
