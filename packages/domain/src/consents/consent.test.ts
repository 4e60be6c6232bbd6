import { expect, it } from 'vitest'
import { consentEnd, consentState } from './consent.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)

it('ends a consent on the same day of its last month, or the last day there is', () => {
  expect(consentEnd(day('2026-03-15'), 36)).toEqual(day('2029-03-15'))
  expect(consentEnd(day('2026-01-31'), 1)).toEqual(day('2026-02-28'))
  expect(consentEnd(day('2027-08-31'), 6)).toEqual(day('2028-02-29'))
})

it('lets a consent hold until the instant of its end, and not when it was withdrawn', () => {
  const ends_at = day('2026-03-15')
  expect(consentState({ ends_at, withdrawn_at: null }, new Date(ends_at.getTime() - 1))).toBe('effective')
  expect(consentState({ ends_at, withdrawn_at: null }, ends_at)).toBe('ended')
  expect(consentState({ ends_at, withdrawn_at: day('2026-03-01') }, day('2026-03-02'))).toBe('withdrawn')
})
