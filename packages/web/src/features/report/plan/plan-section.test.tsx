import type { Building } from '@hearthlight/domain/buildings/building'
import type { LeftOut } from '@hearthlight/domain/report/audit-result/left-out'
import type { PlanStepView, PlanView } from '@hearthlight/domain/report/plan/plan-view'
import {
  type CurrentPlan,
  choose,
  currentPlan,
  move,
  NO_PLAN,
  PLAN_ORDERS,
  type PlanMeasure,
} from '@hearthlight/domain/report/plan/report-plan'
import texts from '@hearthlight/domain/texts/en/report.json' with { type: 'json' }
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { PlanSection } from './plan-section.tsx'

beforeAll(() => bootForTest())

const measure = (id: string, roadmapOrder: number, of: Partial<PlanMeasure>): PlanMeasure => ({
  id,
  roadmapOrder,
  isRecommended: true,
  cost: 9000,
  moneySaved: 100,
  kgSaved: 100,
  heatKeptOut: 10,
  hotHoursSaved: 1,
  needsOwner: false,
  ...of,
})
/** Each comes first in an order of its own. */
const MEASURES = [
  measure('windows', 6, { heatKeptOut: 900 }),
  measure('heat pump', 5, { kgSaved: 3000 }),
  measure('thermostat', 4, { cost: 200, moneySaved: 200 }),
  measure('lamps', 3, { cost: 50, moneySaved: 30 }),
  measure('attic_insulation', 2, { cost: 1000, moneySaved: 500 }),
  measure('air_sealing', 1, {}),
]
const NOTHING = { low: 0, mid: 0, high: 0 }
const NET = { cost: NOTHING, incentives: NOTHING, net: NOTHING, possible: NOTHING }
const ALONE = { money: 100, kWh: 500, kg: 100 }
const SAVED = { value: 100, low: 50, high: 150 }
// A card reads no more of a measure than its name.
const stepOf = (id: string) =>
  ({
    measure: { id, label: id, description: '', watch: '' },
    net: NET,
    incentives: [],
    possible: [],
    moneySaved: SAVED,
    payback: { kind: 'free' },
    extra: null,
    labelAfter: null,
  }) as unknown as PlanStepView
const viewOf = (plan: CurrentPlan): PlanView => ({
  steps: plan.measureIds.map(stepOf),
  total: NET,
  moneySaved: SAVED,
  kgSaved: SAVED,
  incentives: { lines: [], leftOut: [] } as unknown as PlanView['incentives'], // No one pays anything.
})
const leftOutOf = ({ choices, beyondBudget }: CurrentPlan) =>
  [...choices, ...beyondBudget.map((id) => [id, 'beyond_budget'] as const)]
    .filter(([, reason]) => reason !== 'add')
    .map(([id, reason]) => ({ measure: stepOf(id).measure, saved: ALONE, reason }) as LeftOut)

/** The section over a plan that the rules of the product order and change. */
function Planned({ chosen }: { chosen: readonly string[] }) {
  const [kept, setKept] = useState(NO_PLAN)
  const measures = MEASURES.filter(({ id }) => chosen.includes(id))
  const plan = currentPlan(kept, {
    measures,
    netCents: (ids) => 100 * measures.reduce((sum, { id, cost }) => sum + (ids.includes(id) ? cost : 0), 0),
  })
  return (
    <PlanSection
      order={plan.order}
      building={{ ownership: 'own' } as Building} // Who owns it is all that is read.
      view={viewOf(plan)}
      basis=""
      leftOut={leftOutOf(plan)}
      shaped={{
        plan,
        orders: PLAN_ORDERS,
        actions: {
          move: (id, by) => setKept(move(kept, plan.measureIds, id, by)),
          choose: (id, choice) => setKept(choose(kept, id, choice)),
          orderBy: (order) => setKept({ ...kept, order }),
          budget: (budget_cents) => setKept({ ...kept, budget_cents }),
        },
        undo: null,
        trial: kept === NO_PLAN ? null : { keep: () => undefined, back: () => setKept(NO_PLAN) },
      }}
    />
  )
}
const show = (...chosen: string[]) => render(<Planned chosen={chosen} />, { wrapper: WithApp })
const said = async () => (await screen.findByRole('heading', { level: 2 })).nextElementSibling?.textContent
const first = () => screen.getAllByRole('heading', { level: 3 })[0]?.textContent

it('says above the plan what comes first in it, in every order', async () => {
  show(...MEASURES.map(({ id }) => id))
  const order = await screen.findByRole('combobox', { name: texts.plan.order_by })
  for (const [chosen, step] of [
    ['biggest_bill_cut', 'attic_insulation'],
    ['biggest_carbon_cut', 'heat pump'],
    ['heat_wave', 'windows'],
    ['budget', 'thermostat'],
    ['lowest_cost', 'lamps'],
    ['build_order', 'air_sealing'],
  ] as const) {
    fireEvent.change(order, { target: { value: chosen } })
    expect([await said(), first()]).toEqual([texts.plan.hint[chosen], step])
  }
  const [card] = screen.getAllByRole('listitem')
  if (card === undefined) throw new Error('there is no step')
  fireEvent.click(within(card).getByRole('button', { name: /down/i }))
  expect([await said(), first()]).toEqual([texts.plan.hint.own, 'attic_insulation'])
})

it('says of an empty plan whether the person emptied it or nothing was to be advised', async () => {
  show('air_sealing')
  fireEvent.click(await screen.findByRole('button', { name: `${texts.plan.not_for_me}: air_sealing` }))
  expect(await said()).toBe(texts.plan.empty)
  cleanup()
  show()
  expect(await said()).toBe(texts.plan.none)
})

it('shows what a budget does not reach by that name, and all steps again on the way back', async () => {
  show('thermostat', 'lamps', 'windows')
  const order = await screen.findByRole('combobox', { name: texts.plan.order_by })
  expect(screen.queryByText(texts.plan.trial.says)).toBeNull()
  fireEvent.change(order, { target: { value: 'budget' } })
  const budget = screen.getByLabelText(texts.plan.budget)
  fireEvent.change(budget, { target: { value: '250' } })
  fireEvent.blur(budget)
  const beyond = await screen.findByRole('region', { name: 'Beyond your budget (1)' })
  expect(within(beyond).getByRole('listitem').textContent).toBe(
    `windows. By itself it saves about $100 a year. ${texts.plan.not_for_me}`,
  )
  expect(screen.queryByText(/not sure\./)).toBeNull()
  expect(screen.getByText(texts.plan.trial.says)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.plan.trial.back }))
  expect(screen.queryByRole('region', { name: /Beyond your budget/ })).toBeNull()
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'lamps',
    'thermostat',
    'windows',
  ])
})

it('says of a budget that pays for nothing that it is too small, and not that the plan is empty', async () => {
  show('windows')
  fireEvent.change(await screen.findByRole('combobox', { name: texts.plan.order_by }), {
    target: { value: 'budget' },
  })
  const budget = screen.getByLabelText(texts.plan.budget)
  fireEvent.change(budget, { target: { value: '10' } })
  fireEvent.blur(budget)
  expect(await said()).toBe(texts.plan.empty_budget)
})
