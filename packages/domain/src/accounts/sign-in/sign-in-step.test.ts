import { describe, expect, it } from 'vitest'
import { needsFactor, signInStep } from './sign-in-step.ts'

describe('what staff owe after the password', () => {
  it.each([
    [{ hasFactor: false, needsFactor: false, isShown: false }, 'done'],
    [{ hasFactor: false, needsFactor: true, isShown: false }, 'set-up'],
    // Shown once and removed since: what was shown no longer exists.
    [{ hasFactor: false, needsFactor: true, isShown: true }, 'set-up'],
    [{ hasFactor: true, needsFactor: false, isShown: false }, 'second-factor'],
    [{ hasFactor: true, needsFactor: true, isShown: false }, 'second-factor'],
    [{ hasFactor: true, needsFactor: true, isShown: true }, 'done'],
  ] as const)('%o: %s', (standing, step) => {
    expect(signInStep(standing)).toBe(step)
  })
})

it.each([
  ['an admin', { kind: 'admin' }, false, false],
  ['an admin of a partner that demands it', { kind: 'admin' }, true, true],
  ['the operator of the demo', { kind: 'operator', admin: { is_demo: true } }, false, false],
  [
    'the operator of the demo where it is demanded',
    { kind: 'operator', admin: { is_demo: true } },
    true,
    true,
  ],
  ['an operator', { kind: 'operator', admin: { is_demo: false } }, false, true],
] as const)('%s needs a factor: see the last column', (_who, staff, staffSecondFactor, needed) => {
  expect(needsFactor(staff, { staffSecondFactor })).toBe(needed)
})
