import { describe, expect, it } from 'vitest'
import type { House } from '../house.ts'
import { denverHouse } from '../testing/denver-house.ts'
import { checkHouse } from './check-house.ts'
import { ImpossibleHouse } from './impossible-house.ts'

const [wall, ...otherParts] = denverHouse.parts
const [window, ...otherWindows] = denverHouse.windows
if (!wall || !window) throw new Error('the sample house has a wall and a window')

const refusal = (house: House): string => {
  try {
    checkHouse(house)
  } catch (error) {
    if (error instanceof ImpossibleHouse) return `${error.input} ${error.reason}`
    throw error
  }
  return 'accepted'
}

describe('a house that cannot stand', () => {
  it('accepts the sample house', () => {
    expect(refusal(denverHouse)).toBe('accepted')
  })

  it.each([
    ['an area of 5 m²', { floorAreaM2: 5 }, 'floorAreaM2 too_small'],
    ['an area of 5,000 m²', { floorAreaM2: 5000 }, 'floorAreaM2 too_large'],
    ['a negative area', { floorAreaM2: -120 }, 'floorAreaM2 negative'],
    ['an area that is not a number', { floorAreaM2: Number.NaN }, 'floorAreaM2 not_a_number'],
    ['an endless volume', { volumeM3: Number.POSITIVE_INFINITY }, 'volumeM3 not_a_number'],
    [
      'a part of negative area',
      { parts: [{ ...wall, part: 'ceiling', areaM2: -3 }, ...otherParts] },
      'parts.0.areaM2 negative',
    ],
    [
      'a part without resistance',
      { parts: [{ ...wall, rM2KPerW: 0 }, ...otherParts] },
      'parts.0.rM2KPerW zero',
    ],
    [
      'a window with U of 0',
      { windows: [{ ...window, uWPerM2K: 0 }, ...otherWindows] },
      'windows.0.uWPerM2K zero',
    ],
    [
      'windows larger than the walls',
      { windows: [{ ...window, areaM2: 2000 }, ...otherWindows] },
      'windows windows_larger_than_walls',
    ],
    [
      'walls eaten up by their windows',
      { parts: [{ ...wall, part: 'wall', areaM2: -1 }, ...otherParts] },
      'windows windows_larger_than_walls',
    ],
    [
      'a furnace of no efficiency',
      { heating: [{ kind: 'furnace', fuel: 'natural_gas', efficiency: 0, share: 1, ducted: true }] },
      'heating.0.efficiency zero',
    ],
    [
      'a heating set point above the cooling one',
      { thermostat: { heatingC: Array(24).fill(27), coolingC: Array(24).fill(24) } },
      'thermostat.heatingC too_large',
    ],
    [
      'a thermostat of 23 hours',
      { thermostat: { heatingC: Array(23).fill(20), coolingC: Array(24).fill(24) } },
      'thermostat.heatingC missing',
    ],
  ] as const)('refuses %s and names it', (_what, change, expected) => {
    expect(refusal({ ...denverHouse, ...change })).toBe(expected)
  })
})
