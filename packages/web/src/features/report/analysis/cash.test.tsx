import type { PlanStepView, PlanView } from '@hearthlight/domain/report/plan/plan-view'
import texts from '@hearthlight/domain/texts/en/report.json' with { type: 'json' }
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { Cash } from './cash.tsx'

beforeAll(() => bootForTest())

const cents = (low: number, mid: number, high: number) => ({
  low: low * 100,
  mid: mid * 100,
  high: high * 100,
})

/** A plan of one step that lasts twenty years. */
function planOf(net: PlanView['total']['net'], moneySaved: PlanStepView['moneySaved']): PlanView {
  const step = { measure: { lifetime_years: 20 }, moneySaved } as PlanStepView // The line reads no more of a step.
  const nothing = cents(0, 0, 0)
  return {
    steps: [step],
    total: { cost: net, incentives: nothing, net, possible: nothing },
    moneySaved,
    kgSaved: { value: 0, low: 0, high: 0 },
    incentives: { lines: [], notes: [] } as unknown as PlanView['incentives'], // Nor of who pays.
  }
}

async function headline(plan: PlanView) {
  render(
    <WithApp>
      <Cash plan={plan} />
    </WithApp>,
  )
  return (await screen.findByRole('heading')).textContent
}

it('does not say "may pay for itself after 8 years" while the middle line never crosses', async () => {
  const lucky = planOf(cents(6000, 9000, 12_000), { value: 300, low: 100, high: 800 })
  expect(await headline(lucky)).toBe(texts.cash.never.replace('{{years}}', '25'))
})

it('says of $0 to pay that nothing has to be paid back', async () => {
  const free = planOf(cents(0, 0, 0), { value: 300, low: 100, high: 800 })
  expect(await headline(free)).toBe(texts.cash.free)
})

it('says the year beside which the line is paid back, within its range', async () => {
  const plan = planOf(cents(2500, 3015, 3500), { value: 300, low: 250, high: 350 })
  expect(await headline(plan)).toBe('The plan pays for itself in about 10 years, likely 8 to 14')
})
