import { expect, it } from 'vitest'
import { chosenColumns, columnsOf, EXPORT_NAMES, EXPORTS } from './export-columns.ts'

it('names every export', () => {
  expect([...EXPORT_NAMES].sort()).toEqual(Object.keys(EXPORTS).sort())
})
it('gives the columns that were asked for in the order of the export, and all when none was', () => {
  expect(chosenColumns('people', ['email', 'name'])).toEqual(['name', 'email'])
  expect(chosenColumns('people', [])).toEqual(columnsOf('people'))
  expect(columnsOf('log')).toContain('before')
})
