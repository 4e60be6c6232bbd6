import { expect, it } from 'vitest'
import { effectiveFoundationRsi, shellDefaults } from './shell-defaults.ts'
import type { ShellInput } from './shell-input.ts'

it('a basement wall without insulation has none, and one insulated all over has all of it', () => {
  expect(effectiveFoundationRsi(0)).toBeCloseTo(0, 10)
  expect(effectiveFoundationRsi(1.75)).toBeCloseTo(1.75, 10)
  expect(effectiveFoundationRsi(3)).toBeCloseTo(3, 10)
})

it('half of a wall left bare loses more than the mean of its insulation says', () => {
  const half = effectiveFoundationRsi(1.75 / 2)
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(1.75 / 4)
})

it('an old Portuguese window has a frame of wood or aluminium, a new one a thermal break', () => {
  const frame = (era: ShellInput['era']) =>
    // as: a Portuguese shell is decided by its era alone
    shellDefaults({ place: { country: 'PT' }, era } as ShellInput).windowFrame
  expect(frame('1946_1960')).toBe('wood')
  expect(frame('1971_1980')).toBe('metal')
  expect(frame('2011_on')).toBe('metal_break')
})
