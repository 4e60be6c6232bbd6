import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import texts from '@hearthlight/domain/texts/en/report.json' with { type: 'json' }
import { cleanup, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { Comfort } from './comfort.tsx'

beforeAll(() => bootForTest())

const { winter, summer, air, outage } = texts.comfort
const pair = (current: number, after: number) => ({ current, new: after })

async function comfortOfHome(known: Readonly<Record<string, string | number>>, after: number) {
  const loads = {
    peak_heating_kw: pair(10, 10 * after),
    peak_cooling_kw: pair(0, 0),
    air_changes_per_hour: pair(0.5, 0.5 * after),
    share_of_hours_above_26: pair(0.05, 0.05 * after),
  }
  const assumptions = Object.entries(known).map(([field, value]) => ({ field, value }))
  const result = { loads, assumptions } as unknown as AuditResult // Comfort reads no more of a result.
  render(
    <WithApp>
      <Comfort result={result} />
    </WithApp>,
  )
  return (await screen.findByRole('region', { name: texts.comfort.title })).textContent ?? ''
}
const FLAT = { floor_area: 65, cooling_system: 'none', ventilation: 'exhaust' }
const HOUSE = { ...FLAT, attic_insulation: 3 }

it('tells a flat below another one of shade and night air, and of no attic', async () => {
  expect(await comfortOfHome(FLAT, 0.8)).toContain(summer.why_no_attic)
  cleanup()
  expect(await comfortOfHome(HOUSE, 0.8)).toContain(summer.why)
})

it.each([
  ['furnace', true],
  ['baseboard', false],
])('says of a power cut in a home with a %s that the fire stops too: %s', async (heating_system, says) => {
  expect((await comfortOfHome({ ...HOUSE, heating_system }, 1)).includes(outage.needs_power)).toBe(says)
})

it('says once what the plan does not change, and promises no fewer draughts from it', async () => {
  const said = await comfortOfHome(HOUSE, 1)
  expect(said).toContain(winter.same)
  expect(said).not.toContain(winter.why)
  for (const { hours_same } of [summer, air, outage]) expect(said).toContain(hours_same.split('{{')[0])
  expect(said.match(/with the plan too/g)).toHaveLength(3)
  cleanup()
  const changed = await comfortOfHome(HOUSE, 0.5)
  expect(changed).toContain(winter.why)
  expect(changed).not.toContain('with the plan too')
})
