import { OPEN_RULE, sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import type { PlanStepView, PlanView } from '@hearthlight/domain/report/plan/plan-view'
import texts from '@hearthlight/domain/texts/en/report.json' with { type: 'json' }
import { render, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanTotal } from './plan-total.tsx'

beforeAll(() => bootForTest())

const cents = (amount: number) => ({ low: amount * 100, mid: amount * 100, high: amount * 100 })
const NET = { cost: cents(2600), incentives: cents(100), net: cents(2500), possible: cents(650) }
const SAVED = { value: 200, low: 150, high: 250 }
const unsure = sampleIncentive({
  eligibility: {
    verdict: 'likely',
    trace: [OPEN_RULE],
  },
})
// The card reads no more of a step than this.
const step = {
  measure: { id: 'attic_insulation', label: 'Attic', description: '', watch: '' },
  net: NET,
  incentives: [sampleIncentive()],
  possible: [unsure],
  moneySaved: SAVED,
  payback: { kind: 'years', expected: 12, low: 10, high: 17 },
  extra: null,
  labelAfter: null,
} as unknown as PlanStepView
const plan = { steps: [step], total: NET, moneySaved: SAVED } as unknown as PlanView // Nor the total of a plan.

const amountOf = (area: HTMLElement, name: string) =>
  within(area).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''

it('"You pay" leaves out aid whose conditions are unknown, which stands beside it: "less $650 if …"', async () => {
  render(
    <WithApp>
      <PlanCard step={step} place={1} isLast bandMax={300} needsOwner={false} building={SAMPLE_HOME} />
    </WithApp>,
  )
  const card = await screen.findByRole('listitem')
  expect(amountOf(card, texts.plan.you_pay)).toBe('$2,500')
  expect(within(card).getByText('less $650 if this holds: Your income is below the limit.')).toBeTruthy()
})

it('the total of a plan uses the words of its rows: cost, likely rebates, "You pay", and what other aid would take off', async () => {
  const { container } = render(
    <WithApp>
      <PlanCard step={step} place={1} isLast bandMax={300} needsOwner={false} building={SAMPLE_HOME} />
      <PlanTotal plan={plan} isFollowing={false} />
    </WithApp>,
  )
  const [row, total] = [
    await screen.findByRole('listitem'),
    container.querySelector<HTMLElement>('[aria-live]'),
  ]
  if (total === null) throw new Error('there is no total')
  for (const name of [texts.plan.rebates, texts.plan.you_pay])
    expect(amountOf(total, name)).toContain(amountOf(row, name))
  expect(amountOf(total, texts.plan.you_pay)).toContain(
    texts.plan.possible_total.replace('{{amount}}', '$650'),
  )
})
