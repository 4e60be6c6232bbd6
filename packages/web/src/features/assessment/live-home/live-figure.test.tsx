import type { LiveBand } from '@hearthlight/domain/assessment/live-band'
import texts from '@hearthlight/domain/texts/en/assessment.json' with { type: 'json' }
import { cleanup, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import type { Live } from './live-estimate.ts'
import { LiveFigure } from './live-figure.tsx'

beforeAll(() => bootForTest())

const estimate = (money: number): NonNullable<Live['estimate']> => ({
  money,
  kWh: 20_000,
  kgCo2: 4000,
  currency: 'USD',
  inputs: [],
  bills: null,
})
const band = (p10: number, p90: number): LiveBand => ({
  money: { p10, p90 },
  kWh: { p10: 15_000, p90: 25_000 },
  next: null,
})
const NARROWED = texts.wizard.live.narrowed
const MOVED = texts.wizard.live.moved

/** What is said of a range that was `before` and is `now`, and of a figure that was `cost`. */
async function saidOf(before: readonly [number, number] | null, now: readonly [number, number], cost = 2000) {
  const live: Live = {
    answers: {},
    estimate: estimate(2000),
    band: band(...now),
    before: estimate(cost),
    bandBefore: before === null ? undefined : band(...before),
    problemField: undefined,
  }
  render(<LiveFigure live={live} count={{ given: 3, all: 20 }} />, { wrapper: WithApp })
  return (await screen.findByText(/^3 of 20/)).parentElement?.textContent ?? ''
}

it('says that the last answer narrowed the range only when it did', async () => {
  expect(await saidOf([1000, 3000], [1500, 2500])).toContain(NARROWED)
  cleanup()
  const hardly = await saidOf([1000, 3000], [1010, 2990])
  expect([hardly.includes(NARROWED), hardly.includes(MOVED)]).toEqual([false, false])
  cleanup()
  const first = await saidOf(null, [1500, 2500])
  expect([first.includes(NARROWED), first.includes(MOVED)]).toEqual([false, false])
})

it('says why the range grew when an answer moved it, and never that it narrowed', async () => {
  const wider = await saidOf([1500, 2500], [1200, 3200])
  expect(wider).toContain(MOVED)
  expect(wider).not.toContain(NARROWED)
})

it('says by how much the last answer changed the figure, up or down', async () => {
  expect(await saidOf([1000, 3000], [1000, 3000], 1500)).toContain(
    texts.wizard.live.more.replace('{{amount}}', '$500'),
  )
  cleanup()
  expect(await saidOf([1000, 3000], [1000, 3000], 2700)).toContain(
    texts.wizard.live.less.replace('{{amount}}', '$700'),
  )
})
