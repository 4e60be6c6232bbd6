import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleAudit } from '../../../testing/sample-audit.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { ConsumptionChart } from './consumption-chart.tsx'

it('draws two columns a category, and says of each what it was before and what it is after [S1-2.110]', async () => {
  await bootForTest({
    settings: { sections: { home_analysis: { before_label: 'Before', after_label: 'After' } } },
  })
  const figure = (kWh: number) => ({ kWh: { value: kWh, low: kWh, high: kWh } })
  const use = (name: string, now: number, after: number) => ({
    use: name,
    now: { kWh: now },
    after: { kWh: after },
  })
  // The chart reads no more of the home than this.
  const view = {
    now: figure(21_000),
    after: figure(12_500),
    solar: null,
    uses: [use('heating', 17_000, 9_000), use('hot_water', 4_000, 3_500), use('cooling', 0, 0)],
  } as unknown as HomeView
  render(<ConsumptionChart result={sampleAudit({})} view={view} />, { wrapper: WithApp })
  const rows = within(await screen.findByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows.slice(1)).toEqual([
    ['Heating', '17,000', '9,000'],
    ['Hot water', '4,000', '3,500'],
  ])
  expect(rows[0]?.slice(1)).toEqual(['Before', 'After'])
  const columns = screen.getAllByRole('img')
  expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual([
    'Heating: Before 21,000 17,000, After 12,500 9,000',
    'Hot water: Before 21,000 4,000, After 12,500 3,500',
  ])
  const heights = columns.map((column) =>
    [...column.querySelectorAll(':scope > g > rect:first-child')].map((bar) =>
      Number(bar.getAttribute('height')),
    ),
  )
  const unit = (heights[0]?.[0] ?? 0) / 17_000
  expect(unit).toBeGreaterThan(0)
  expect(heights).toEqual([
    [expect.closeTo(17_000 * unit, 3), expect.closeTo(9_000 * unit, 3)],
    [expect.closeTo(4_000 * unit, 3), expect.closeTo(3_500 * unit, 3)],
  ])
})

it.each([
  ['As it stands', 'As planned', ['As it stands', 'As planned']],
  ['', 'As planned', ['Before Improvements', 'As planned']],
  ['As it stands', '', ['As it stands', 'After Improvements']],
])('labels its columns, titled "%s" and "%s" by the result, %j [S1-9.013]', async (before, after, labels) => {
  await bootForTest()
  const result = sampleAudit({})
  result.consumptions.current.total_consumption_before_retrofit.title = before
  result.consumptions.new.total_consumption_after_retrofit.title = after
  const kWh = { value: 9, low: 9, high: 9 }
  // As above.
  const view = {
    now: { kWh },
    after: { kWh },
    solar: null,
    uses: [{ use: 'heating', now: { kWh: 9 }, after: { kWh: 9 } }],
  } as unknown as HomeView
  render(<ConsumptionChart result={result} view={view} />, { wrapper: WithApp })
  const table = await screen.findByRole('table', { hidden: true })
  const [head] = within(table).getAllByRole('row', { hidden: true })
  expect([...(head?.children ?? [])].slice(1).map(({ textContent }) => textContent)).toEqual(labels)
})
