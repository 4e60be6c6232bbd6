import { expect, it } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

const values = { 'attic_insulation.money': '$190', total_kwh: '45,150.5' }

it.each([
  ['Saves about {{attic_insulation.money}} a year.', 'Saves about $190 a year.'],
  ['You use {{ total_kwh }} kWh.', 'You use 45,150.5 kWh.'],
  ['Saves {{attic_insulation.money}} of {{total_kwh}} kWh.', 'Saves $190 of 45,150.5 kWh.'],
  ['No values here.', 'No values here.'],
  ['For homes with gas. Saves {{windows.money}} a year. Ends soon.', 'For homes with gas. Ends soon.'],
  ['Saves {{windows.money}} a year.', ''],
])('fills "%s" [S2-3.003] [S1-3.018]', (text, shown) => {
  expect(fillPlaceholders(text, values)).toBe(shown)
})
