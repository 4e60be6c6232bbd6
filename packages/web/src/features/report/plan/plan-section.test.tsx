import type { Building } from '@hearthlight/domain/buildings/building'
import type { LeftOut } from '@hearthlight/domain/report/audit-result/left-out'
import type { PlanStepView, PlanView } from '@hearthlight/domain/report/plan/plan-view'
import {
  choose,
  chosenIds,
  move,
  orderPlan,
  type PlanMeasure,
  type ReportPlan,
} from '@hearthlight/domain/report/plan/report-plan'
import { texts } from '@hearthlight/domain/texts/en/report'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { PlanSection } from './plan-section.tsx'

beforeAll(() => bootForTest())
afterEach(cleanup)

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
const viewOf = (plan: ReportPlan): PlanView => ({
  steps: chosenIds(plan).map(stepOf),
  total: NET,
  moneySaved: SAVED,
  kgSaved: SAVED,
  incentives: { lines: [], leftOut: [] } as unknown as PlanView['incentives'], // No one pays anything.
})
const leftOutOf = ({ steps }: ReportPlan) =>
  steps
    .filter(({ choice }) => choice !== 'add')
    .map(
      ({ measure_id, choice }) =>
        ({ measure: stepOf(measure_id).measure, saved: ALONE, reason: choice }) as LeftOut,
    )

/** The section over a plan that the rules of the product order and change. */
function Planned({ chosen }: { chosen: readonly string[] }) {
  const steps = MEASURES.filter(({ id }) => chosen.includes(id)).map(({ id }) => ({
    measure_id: id,
    choice: 'add' as const,
  }))
  const first: ReportPlan = { order: 'build_order', budget_cents: null, steps }
  const [plan, setPlan] = useState(orderPlan(first, 'build_order', MEASURES))
  return (
    <PlanSection
      plan={plan}
      building={{ ownership: 'own' } as Building} // Who owns it is all that is read.
      view={viewOf(plan)}
      leftOut={leftOutOf(plan)}
      actions={{
        move: (id, by) => setPlan(move(plan, id, by)),
        choose: (id, choice) => setPlan(choose(plan, id, choice)),
        orderBy: (order) => setPlan(orderPlan(plan, order, MEASURES)),
        budget: () => undefined,
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
