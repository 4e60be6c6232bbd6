import { expect, it } from 'vitest'
import { FT2_PER_M2 } from '../area-units.ts'
import { denverHouse } from '../testing/denver-house.ts'
import { plugLoads } from './plugs.ts'

/** OpenStudio-HPXML's defaults for two people on 1,000 ft². */
it.each([
  ['detached', 1600.5, 578.4],
  ['attached', 1277.9, 514.1],
  ['apartment', 1105.2, 462.3],
  ['mobile', 1795.1, 569.1],
] as const)('%s homes have plugs and televisions of their own', (dwelling, other, television) => {
  const home = { ...denverHouse, dwelling, occupants: 2, floorAreaM2: 1000 / FT2_PER_M2 }
  expect(plugLoads(home).map((load) => load.kWhPerYear)).toEqual([
    expect.closeTo(other, 6),
    expect.closeTo(television, 6),
  ])
})
