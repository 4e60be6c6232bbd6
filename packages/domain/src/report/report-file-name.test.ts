import { expect, it } from 'vitest'
import { reportFileName } from './report-file-name.ts'

it.each([
  ['test.pdf', 'test.pdf'],
  ['home-energy-report_{street}_{yyyy-mm-dd}.pdf', 'home-energy-report_12-rue-de-l-eglise_2026-11-15.pdf'],
])('names a report by %s', (pattern, name) => {
  expect(reportFileName(pattern, { street: '12, rue de l’Église', day: '2026-11-15' })).toBe(name)
})
