import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { cleanup, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { Confidence } from './confidence.tsx'

beforeAll(() => bootForTest())

async function asked(now: number, after: number, shift: number | null = null) {
  const result = {
    uncertainty: { half_width_percent: now },
    next_question: {
      section: 'windows_and_doors',
      field: 'window_share',
      half_width_percent_now: now,
      half_width_percent_after: after,
      cost_shift_percent: shift,
    },
    calibration: null,
  } as unknown as AuditResult // Nothing else of a result says how sure it is.
  render(
    <WithApp>
      <Confidence result={result} buildingId="home" onAnswer={() => undefined} />
    </WithApp>,
  )
  await screen.findByText(/How sure are we/)
  return screen.queryByRole('button')?.textContent ?? null
}

it('promises a narrower range only where it can be read: not ±23 % to make it ±23 %', async () => {
  expect(await asked(23.4, 22.6)).toBeNull()
  cleanup()
  expect(await asked(23.4, 22.4)).toMatch(/±22%/)
})

it('says first which assumption moves the yearly cost by more than a tenth', async () => {
  expect(await asked(23.4, 23.1, 27.6)).toMatch(/first: it may move the yearly cost by 28%/)
})
