import { expect, it } from 'vitest'
import { isLocked } from './is-locked.ts'

it.each([
  ['locked', 'yes'],
  ['locked_in_portal', 'Yes, since it was approved'],
  ['locked_in_educate', 'YES'],
])('locks by %s that begins with yes [S2-4.051] [S2-6.013]', (flag, value) => {
  expect(isLocked({ locked: 'no', locked_in_portal: 'no', locked_in_educate: 'no', [flag]: value })).toBe(
    true,
  )
})

it.each([['no'], ['no, yes later'], [''], [' yes'], [null], [undefined]])(
  'does not lock by %j [S2-4.051]',
  (value) => {
    expect(isLocked({ locked: value, locked_in_portal: value, locked_in_educate: value })).toBe(false)
  },
)
