import { expect, it } from 'vitest'
import { packedPlace } from '../../../engine/src/climate/testing/packed-climate.ts'
import { toAuditResult } from '../report/audit-result/audit-result.ts'
import type { Answers } from './answers/answers.ts'
import { assessHome } from './assess-home.ts'

const resultOf = (renovation: Answers['renovation']) =>
  toAuditResult(
    assessHome({
      building: { country: 'US', region: 'WI', construction_year: 1955, floor_area: 1850 },
      answers: {
        fuel_type: { heating_fuel: ['natural_gas'] },
        windows_and_doors: { draughts: ['draughty'] },
        ...(renovation && { renovation }),
      },
      ...packedPlace('us-wi-milwaukee-mitchell-intl-ap'),
      year: 2026,
    }),
    (key) => key,
  )

it('work done 0–5 years ago is not step 1, nor any other', () => {
  expect(resultOf(undefined).plan.measure_ids[0]).toBe('air_sealing')
  const sealed = resultOf({ renovations: ['air_sealing'], air_sealing_when: ['0_5'] })
  expect(sealed.plan.measure_ids).not.toContain('air_sealing')
  expect(sealed.measures.find(({ id }) => id === 'air_sealing')?.done_recently ?? true).toBe(true)
  const longAgo = resultOf({ renovations: ['air_sealing'], air_sealing_when: ['over_20'] })
  expect(longAgo.measures.find(({ id }) => id === 'air_sealing')?.done_recently).toBe(false)
})
