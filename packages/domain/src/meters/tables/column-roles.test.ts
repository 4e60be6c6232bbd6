import { expect, it } from 'vitest'
import { guessLayout, layoutName, mappingOfRoles, previewOf } from './column-roles.ts'

const KENOSHA = [
  ['READ_DTTM', 'KWH_DEL', 'KWH_REC', 'FLG', 'ROUTE'],
  ['10/31/2025 22:00', '0.71', '0', '', '114'],
  ['10/31/2025 22:30', '0.64', '0.2', '', '114'],
  ['10/31/2025 23:00', '0.38', '0', 'E', '114'],
]

it('guesses the columns of a table that nobody has met, and reads it so', () => {
  const layout = guessLayout(KENOSHA)
  expect(layout).toEqual({ headingRow: 1, roles: ['begin', 'used_kwh', 'export_kwh', 'estimated', 'out'] })
  const meters = previewOf(layout, KENOSHA, 'America/Chicago')?.meters
  expect(meters?.map(({ direction, check }) => [direction, check.total, check.estimated])).toEqual([
    ['import', 1.73, 1],
    ['export', 0.2, 1],
  ])
  expect(meters?.[0]?.readings.seconds[0]).toBe(1800)
})

it('takes a lone time for the end of an interval when the person says so', () => {
  const layout = { headingRow: 1, roles: ['end', 'used_kwh'] as const }
  const [meter] = previewOf(layout, KENOSHA, 'UTC')?.meters ?? []
  expect(new Date((meter?.readings.starts[0] ?? 0) * 1000).toISOString()).toBe('2025-10-31T21:30:00.000Z')
})

it('reads bills that tell only their last day, with decimal commas and lines above', () => {
  const bills = [
    ['Jane Doe'],
    ['Ablesung', 'Verbrauch m3', 'Betrag'],
    ['31.01.2025', '120,5', '99,10'],
    ['28.02.2025', '90,25', '80,00'],
    ['31.03.2025', '60,00', '55,00'],
  ]
  const layout = { ...guessLayout(bills), roles: ['end', 'used_m3', 'cost'] as const }
  expect(layout.headingRow).toBe(2)
  expect(guessLayout(bills).roles).toEqual(['begin', 'used_m3', 'out'])
  const [meter] = previewOf(layout, bills, 'Europe/Berlin')?.meters ?? []
  expect(meter).toMatchObject({ fuel: 'natural_gas', unit: 'm3', unplaced: { use: 120.5 } })
  expect(meter?.check).toMatchObject({ total: 150.25, cost: 135 })
})

it('cannot be read before time and use are told', () => {
  expect(mappingOfRoles({ headingRow: 1, roles: ['begin', 'out'] }, KENOSHA)).toBeUndefined()
  expect(mappingOfRoles({ headingRow: 1, roles: ['out', 'used_kwh'] }, KENOSHA)).toBeUndefined()
  expect(previewOf({ headingRow: 0, roles: [] }, [], 'UTC')).toBeUndefined()
})

it('is known again by its headings', () => {
  expect(layoutName(guessLayout(KENOSHA), KENOSHA)).toBe('read dttm|kwh del|kwh rec|flg|route')
  expect(layoutName({ headingRow: 0 }, KENOSHA.slice(1))).toBe('5')
})
