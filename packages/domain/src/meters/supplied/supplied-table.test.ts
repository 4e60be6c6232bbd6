import { expect, it } from 'vitest'
import { SuppliedTable, suppliedColumns } from './supplied-table.ts'

const HEADINGS = ['Account number', 'Site-Number', 'Fuel', 'UNIT', 'start', 'end', 'value', 'Estimated']
const table = (...rows: string[][]) => {
  const collected = new SuppliedTable(suppliedColumns(HEADINGS) ?? new Map(), 'America/Chicago')
  for (const row of rows) collected.row(row, false)
  return collected
}

it('knows a table of many homes by its headings, and no other', () => {
  expect(suppliedColumns(HEADINGS)?.get('site_number')).toBe(1)
  expect(suppliedColumns(['TYPE', 'DATE', 'START TIME', 'USAGE'])).toBeUndefined()
})

it('gathers the readings of each meter, in whatever order they come, by the clocks of the zone', () => {
  const { meters, count, unreadable } = table(
    ['1', 'A', 'electricity', 'kWh', '2025-07-01', '2025-07-02', '30', ''],
    ['2', 'B', 'natural_gas', 'therm', '2025-01-01 00:00', '2025-01-01 01:00', '2.5', 'E'],
    ['1', 'A', 'electricity', 'kWh', '2025-07-02T00:00:00Z', '2025-07-02T01:00:00Z', '1,031.5', ''],
    ['', '', '', '', '', '', '', ''],
  )
  const [first, second] = [...meters.values()]
  const summer = Date.UTC(2025, 6, 1, 5) / 1000
  expect([first?.home.account_number, [...(first?.readings.starts.subarray(0, 2) ?? [])]]).toEqual([
    '1',
    [summer, summer + 19 * 3600],
  ])
  expect(first?.readings.at(1)).toMatchObject({ seconds: 3600, value: 1031.5, flags: 0 })
  expect(second).toMatchObject({ fuel: 'natural_gas', unit: 'therm', direction: 'import' })
  expect(second?.readings.at(0)).toMatchObject({
    start: Date.UTC(2025, 0, 1, 6) / 1000,
    seconds: 3600,
    flags: 1,
  })
  expect([count, unreadable]).toEqual([3, 0])
})

it('counts the rows that it cannot read', () => {
  const { count, unreadable } = table(
    ['1', '', '', 'kWh', '2025-07-02', '2025-07-01', '3', ''],
    ['1', '', '', 'barrels', '2025-07-01', '2025-07-02', '3', ''],
    ['', '', '', 'kWh', '2025-07-01', '2025-07-02', '3', ''],
    ['1', '', '', 'kWh', 'yesterday', '2025-07-02', '3', ''],
    ['1', '', '', 'kWh', '2025-07-01', '2025-07-02', 'n/a', ''],
  )
  expect([count, unreadable]).toEqual([0, 5])
})
