import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { Roadmap } from './roadmap.tsx'

const pair = (now: number, after: number) => ({ now, after })
const FUELS: HomeView['fuels'] = [
  { fuel: 'electricity', name: 'Electricity', kWh: pair(6200, 5900), money: pair(900, 850) },
  { fuel: 'natural_gas', name: 'Natural gas', kWh: pair(24_000, 12_000), money: pair(1200, 600) },
]

/** The rows of fuels at a partner, for a home in a region. */
async function fuelsAt(settings: object, region: string) {
  await bootForTest({ settings: { enable_report_summary: true, ...settings } })
  const figure = (value: number) => ({ value, low: value, high: value })
  const totals = (money: number, kWh: number) => ({ money: figure(money), kWh: figure(kWh), kg: figure(1) })
  // The table reads no more of the home, of its result and of the plan than this.
  const view = { now: totals(2100, 30_200), after: totals(1450, 17_900), fuels: FUELS } as unknown as HomeView
  const result = { engine: { climate_place: { region } } } as AuditResult
  const plan = { steps: [] } as unknown as PlanView
  render(<Roadmap result={result} view={view} plan={plan} />, { wrapper: WithApp })
  const table = await screen.findByRole('table', { name: 'By fuel, a year' })
  const cellsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  return within(table).getAllByRole('row').slice(1).map(cellsOf)
}

it('tells natural gas in therms to a reader in the United States', async () => {
  expect(await fuelsAt({ gas_unit: 'therm' }, 'WI')).toEqual([
    ['6,200 kWh', '5,900 kWh', '−5%'],
    ['819 therms', '409 therms', '−50%'],
  ])
})

it('tells natural gas in the cubic metres of the province, which hold more or less', async () => {
  const gasIn = async (region: string) => {
    const [, gas] = await fuelsAt({ gas_unit: 'm3' }, region)
    cleanup()
    return gas
  }
  expect(await gasIn('QC')).toEqual(['2,243 m³', '1,121 m³', '−50%'])
  expect(await gasIn('AB')).toEqual(['2,192 m³', '1,096 m³', '−50%'])
})

it('tells what each fuel costs where the partner hides energy', async () => {
  expect(await fuelsAt({ gas_unit: 'm3', hide_energy_savings: true }, 'QC')).toEqual([
    ['$900', '$850', '−6%'],
    ['$1,200', '$600', '−50%'],
  ])
})
