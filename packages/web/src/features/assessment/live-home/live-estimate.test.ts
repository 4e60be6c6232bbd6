import type { LiveBand } from '@hearthlight/domain/assessment/live-band'
import type { LiveEstimate } from '@hearthlight/domain/assessment/live-estimate'
import { Problem } from '@hearthlight/domain/shared/problem'
import { expect, test } from 'vitest'
import type { EngineHome } from '../../../home/engine/engine-home.ts'
import { createLiveEstimate } from './live-estimate.ts'

const place = { id: 'lisbon' } as EngineHome['climate']['place']
const home = (fuel: string): EngineHome => ({
  building: {},
  answers: { fuel_type: { heating_fuel: [fuel] } },
  climate: { place, record: '' },
  year: 2026,
})
const estimate = (money: number): LiveEstimate => ({
  money,
  kWh: 1,
  kgCo2: 1,
  currency: 'EUR',
  inputs: [],
  bills: null,
})
const band: LiveBand = {
  money: { p10: 1, p90: 3 },
  kWh: { p10: 1, p90: 3 },
  next: null,
}

/** An engine that answers when it is told to; what it was asked is seen from outside. */
function slowEngine() {
  const calls: Array<{
    task: string
    fuel: string | undefined
    answer: (output: never) => void
    refuse: (cause: Error) => void
  }> = []
  const live = createLiveEstimate(
    (task, { answers }) =>
      new Promise((answer, refuse) => {
        calls.push({ task, fuel: answers.fuel_type?.['heating_fuel']?.[0], answer, refuse })
      }),
  )
  const next = async () => {
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    return calls.shift() as (typeof calls)[number]
  }
  return { live, calls, next }
}

test('shows only the figure of the latest answer when answers come faster than figures', async () => {
  const { live, calls, next } = slowEngine()
  const shown: number[] = []
  live.subscribe(() => shown.push(live.now().estimate?.money ?? 0))
  live.ask('home', home('oil'))
  live.ask('home', home('wood'))
  live.ask('home', home('district'))
  const first = await next()
  expect(first.fuel).toBe('oil')
  expect(calls).toEqual([])
  first.answer(estimate(1000) as never)
  const last = await next()
  expect(last.fuel).toBe('district')
  last.answer(estimate(3000) as never)
  await expect.poll(() => live.now().estimate?.money).toBe(3000)
  expect(shown).not.toContain(1000)
})

test('shows the figure first and the band after, and drops the band of an answer that was changed', async () => {
  const { live, next } = slowEngine()
  live.ask('home', home('oil'))
  ;(await next()).answer(estimate(1000) as never)
  const old = await next()
  expect(old.task).toBe('band')
  expect(live.now()).toMatchObject({ estimate: { money: 1000 }, band: undefined })
  live.ask('home', home('wood'))
  old.answer(band as never)
  ;(await next()).answer(estimate(2000) as never)
  const now = await next()
  expect(live.now()).toMatchObject({ estimate: { money: 2000 }, before: { money: 1000 }, band: undefined })
  now.answer(band as never)
  await expect.poll(() => live.now().band).toEqual(band)
})

test('asks once for the same answers, and begins anew with another building', async () => {
  const { live, calls, next } = slowEngine()
  live.ask('home', home('oil'))
  ;(await next()).answer(estimate(1000) as never)
  await expect.poll(() => live.now().estimate).toBeDefined()
  await next()
  live.ask('home', home('oil'))
  expect(calls).toEqual([])
  live.ask('cottage', home('wood'))
  expect(live.now().estimate).toBeUndefined()
})

test('names the field of answers that do not fit together, and keeps the last figure', async () => {
  const { live, next } = slowEngine()
  live.ask('home', home('oil'))
  ;(await next()).answer(estimate(1000) as never)
  await next()
  live.ask('home', home('wood'))
  const fields = [{ pointer: '/data/area_basics/floor_area', message: '' }]
  ;(await next()).refuse(new Problem('assessment.impossible-input', { fields }))
  await expect.poll(() => live.now().problemField).toBe('floor_area')
  expect(live.now().estimate?.money).toBe(1000)
})

test('keeps the band before the last answer, so that only an answer that narrowed it is said to have', async () => {
  const { live, next } = slowEngine()
  const narrower: LiveBand = { ...band, money: { p10: 1.5, p90: 2 } }
  for (const [fuel, found] of [
    ['oil', band],
    ['wood', narrower],
  ] as const) {
    live.ask('home', home(fuel))
    ;(await next()).answer(estimate(1000) as never)
    ;(await next()).answer(found as never)
    await expect.poll(() => live.now().band).toEqual(found)
  }
  expect(live.now().bandBefore).toEqual(band)
})
