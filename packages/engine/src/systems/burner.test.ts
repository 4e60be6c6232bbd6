import { expect, it } from 'vitest'
import type { Fuel } from '../fuel.ts'
import { denverHouse } from '../testing/denver-house.ts'
import { burnerUse } from './burner.ts'

const pumpKWh = (fuel: Fuel): number => {
  const boiler = { kind: 'boiler', fuel, efficiency: 1, share: 1, ducted: false } as const
  const load = Float64Array.from({ length: 12 }, () => (10 * 2080) / 12)
  const uses = burnerUse(denverHouse, boiler, load, 10_000)
  return uses
    .filter((use) => use.endUse === 'heating_fans')
    .reduce((sum, use) => sum + use.monthlyKWh.reduce((all, month) => all + month, 0), 0)
}

it.each([
  ['natural_gas', 170],
  ['electricity', 170],
  ['fuel_oil', 330],
  ['coal', 330],
] as const)('a boiler on %s pumps as it is rated for 2,080 hours of burning', (fuel, kWh) => {
  expect(pumpKWh(fuel)).toBeCloseTo(kWh, 6)
})
