import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bootForTest, InConsole } from '../../../testing/with-app.tsx'
import type { ReviewedApplication } from '../../api/application-api.ts'
import { Rules } from './rules.tsx'

type Line = ReviewedApplication['eligibility']['trace'][number]
const rule = (says: string, more: Partial<Line>): Line => ({
  code: says,
  says,
  outcome: 'met',
  settled_by: null,
  finding: null,
  used: null,
  asks: ['heating_fuel'],
  source_url: null,
  ...more,
})

const show = (trace: Line[]) =>
  render(
    <InConsole>
      <Rules
        application={{
          id: 'a1',
          revision: 1,
          program_version: null,
          eligibility: { verdict: 'not_eligible', trace },
        }}
      />
    </InConsole>,
  )
const known = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement).getAllByRole('cell')[1]
    ?.textContent

it('each rule says what it was judged on and where that is known from', async () => {
  await bootForTest()
  const used = (source: 'answered' | 'application', value: string) => ({
    used: { fact: 'heating_fuel', values: [value], source },
  })
  const trace = [
    rule('Heated with gas', used('application', 'natural_gas')),
    rule('Heated with oil', { outcome: 'not_met', ...used('answered', 'natural_gas') }),
    rule('Heated at all', { outcome: 'unknown' }),
    rule('Warm enough', {}),
    rule('It has a basement', { outcome: 'not_met', asks: [] }),
  ]
  show(trace)
  expect(known('Heated with gas')).toBe('Natural gas in this application')
  expect(known('Heated with oil')).toBe('Natural gas told us')
  expect(known('Heated at all')).toBe('Nothing is known')
  expect(known('Warm enough')).toBe('Told by a restricted answer')
  expect(known('It has a basement')).toBe('Found by the assessment')
})

it.each([
  ['feet and Fahrenheit', {}, ['1,850 sq ft', '68 °F', '1958', 'United States']],
  [
    'metres and Celsius',
    { settings: { area_unit: 'square_meters', temperature_unit: 'celsius' } },
    ['1,850 m²', '68 °C', '1958', 'United States'],
  ],
])('what a rule was judged on is said in %s, as the partner asks it', async (_, over, words) => {
  await bootForTest(over)
  const used = (fact: string, value: string, source: 'answered' | 'record') =>
    rule(fact, { used: { fact, values: [value], source } })
  const trace = [
    used('floor_area', '1850', 'answered'),
    used('heating_setpoint', '68', 'answered'),
    used('construction_year', '1958', 'record'),
    used('country', 'US', 'record'),
  ]
  show(trace)
  expect(trace.map(({ code }) => known(code)?.replace(/ (told us|record)$/, ''))).toEqual(words)
})
