import type { Dashboard, ProgramMoney } from '@hearthlight/domain/applications/queue/dashboard'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { AgesChart } from './ages-chart.tsx'
import { Cities } from './cities.tsx'
import { Funnel } from './funnel.tsx'
import { MoneyChart } from './money-chart.tsx'
import { WeeksChart } from './weeks-chart.tsx'

beforeEach(() => bootForTest())

const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name), hidden: true }))
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent)
const labels = () => screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))

it('says of applications by age the same in words, in the drawing and in the table', () => {
  render(
    <WithApp>
      <AgesChart
        ages={[
          { name: 'Submitted', counts: [8, 3, 0, 1] },
          { name: 'Approved', counts: [2, 0, 0, 1] },
        ]}
      />
    </WithApp>,
  )
  expect(
    screen.getByRole('figure', { name: '2 open applications have waited more than 15 days' }),
  ).toBeTruthy()
  expect(labels()[0]).toBe('Submitted: 12, 0 to 5 days: 8, 6 to 10 days: 3, over 15 days: 1')
  expect(rowOf('Submitted')).toEqual(['8', '3', '0', '1'])
})

const program = (name: string, forecast: Partial<ProgramMoney['forecast']>): ProgramMoney => ({
  id: name,
  name,
  budget: 1000,
  paid: 300,
  committed: 200,
  forecast: { kind: 'lasts', runs_out_on: null, likely: 700, low: 600, high: 800, ...forecast },
})

it('names the program whose money runs out first, and what is left of the others', () => {
  render(
    <WithApp>
      <MoneyChart
        money={[
          program('Appliances', {}),
          program('Insulation', { kind: 'runs-out', runs_out_on: '2026-12-19', likely: 1200 }),
          program('Heat pump', { kind: 'runs-out', runs_out_on: '2026-12-03', likely: 1400 }),
          program('Kit', { kind: 'unknown' }),
        ]}
      />
    </WithApp>,
  )
  expect(screen.getByRole('figure', { name: 'Heat pump: runs out about 12-03-2026' })).toBeTruthy()
  expect(labels()[0]).toBe(
    'Appliances: $300 paid, $200 committed of $1,000, $300 left at the end of the year',
  )
  expect(labels()[3]).toContain('no forecast')
  expect(rowOf('Appliances')).toEqual(['$1,000', '$300', '$200', '$700 ($600 to $800)'])
})

const total = { homes: 40, assessed: 30, begun: 14, submitted: 12, approved: 5, paid: 2 }
const late = { count: 0, oldest: [] }
const DASHBOARD: Dashboard = {
  period: '30_days',
  program: null,
  programs: [],
  from: '2026-10-20',
  to: '2026-11-18',
  late: { applications: { ...late, never_opened: 0 }, messages: late },
  late_visits: null,
  total,
  decisions: null,
  waiting: null,
  yours: null,
  failed_jobs: null,
  publishing: null,
  paid: null,
  ages: null,
  money: null,
  cities: [
    { name: 'Plymouth', accounts: null, ...total, approved_amount: 8400, median_days: 11.2 },
    { name: null, accounts: null, ...total, homes: 10, approved_amount: null, median_days: null },
  ],
  cities_in_all: 34,
  weeks: [
    { from: '2026-10-19', started: 8, finished: 2 },
    { from: '2026-10-26', started: 3, finished: 3 },
  ],
}

it('keeps the numbers of the funnel where there is little room', () => {
  render(
    <WithApp>
      <Funnel dashboard={DASHBOARD} />
    </WithApp>,
  )
  expect(screen.getByRole('list', { name: /./ }).dataset['numbered']).toBe('true')
  expect(labels()).toEqual([
    'Homes begun: 40, in this period',
    'Assessment finished: 30, 75% of those',
    'Application begun: 14, 47% of those',
    'Application handed in: 12, 86% of those',
    'Approved: 5, 42% of those',
    'Paid: 2, 40% of those',
  ])
})

it('says how many cities there are beside those it shows, and nothing of them when it shows all', () => {
  const { rerender } = render(
    <WithApp>
      <Cities dashboard={DASHBOARD} />
    </WithApp>,
  )
  expect(screen.getByRole('table', { name: 'By city: 2 of 34' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Most homes were begun in Plymouth' })).toBeTruthy()
  expect(rowOf('Plymouth')).toEqual(['40', '75%', '12', '$8,400', '12'])
  expect(rowOf('No city given').slice(-2)).toEqual(['–', '–'])
  rerender(
    <WithApp>
      <Cities dashboard={{ ...DASHBOARD, cities_in_all: 2 }} />
    </WithApp>,
  )
  expect(screen.getByRole('table', { name: 'By city' })).toBeTruthy()
})

it('compares cities by what was begun of 1,000 accounts, where it is known how many there are', () => {
  const cities = [
    { name: 'Plymouth', accounts: 2000, ...total, approved_amount: null, median_days: null },
    { name: 'Kiel', accounts: null, ...total, homes: 30, approved_amount: null, median_days: null },
    { name: 'Kohler', accounts: 100, ...total, homes: 10, approved_amount: null, median_days: null },
  ]
  render(
    <WithApp>
      <Cities dashboard={{ ...DASHBOARD, cities, cities_in_all: 3 }} />
    </WithApp>,
  )
  expect(
    screen.getByRole('heading', {
      name: 'Kohler begins most often, Plymouth least: 100 and 20 homes of 1,000 accounts',
    }),
  ).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['City', 'Accounts', 'Homes begun', 'In 1,000 accounts', 'Finished'],
    ...['Application handed in', 'Approved in this period', 'Median days to decision'],
  ])
  expect(rowOf('Plymouth').slice(0, 3)).toEqual(['2,000', '40', '20'])
  expect(rowOf('Kiel').slice(0, 3)).toEqual(['–', '30', '–'])
  expect(rowOf('Kohler').slice(0, 3)).toEqual(['100', '10', '100'])
})

it('says week by week what was begun and finished, in words, in the drawing and in the table', () => {
  render(
    <WithApp>
      <WeeksChart dashboard={DASHBOARD} />
    </WithApp>,
  )
  expect(screen.getByRole('figure', { name: '11 homes were begun, 5 finished the assessment' })).toBeTruthy()
  expect(labels()[0]).toBe('Week of 10-19-2026: Homes begun 8, Assessment finished 2')
  expect(rowOf('10-26-2026')).toEqual(['3', '3'])
})
