import type { House } from '@hearthlight/engine'
import { geometryOf } from '../facts/geometry.ts'
import type { HomeFacts } from '../facts/home-facts.ts'
import { buildLoads } from './build-loads.ts'
import { buildShell } from './build-shell.ts'
import { buildSystems } from './build-systems.ts'

const DWELLING = {
  detached: 'detached',
  semi: 'attached',
  row_end: 'attached',
  row_mid: 'attached',
  apartment: 'apartment',
} as const

/** Bedrooms of a home of that size, and what of a footprint a heated basement's floor is: estimates. */
const BASEMENT_OF_FOOTPRINT = 0.95
const bedroomsFor = (floorAreaM2: number) => Math.min(6, Math.max(1, Math.round(0.6 + floorAreaM2 / 55)))

/**
 * Half of what a fan test finds in a flat leaks to other homes and the hall; the air of a block rises through
 * stairs and shafts, over two storeys and more. Estimates, checked on what surveys say flats use (docs/sense.md).
 */
const LEAKS_OUTDOORS = 0.5
const BLOCK_HEIGHT_M = 6

/** The engine's model of the home the facts describe. */
export function buildHouse(facts: HomeFacts): House {
  const geometry = geometryOf(facts)
  const apartment = facts.houseType === 'apartment'
  const heatedBasement = facts.foundation === 'basement_heated' && !apartment
  const basementM2 = heatedBasement ? geometry.footprintM2 * BASEMENT_OF_FOOTPRINT : 0
  const floorAreaM2 = facts.floorAreaM2 + basementM2
  const bedrooms = bedroomsFor(facts.floorAreaM2)
  return {
    dwelling: DWELLING[facts.houseType],
    floorAreaM2,
    volumeM3: geometry.livingVolumeM3 + basementM2 * geometry.basementHeightM,
    storeysAboveGrade: facts.storeys,
    ceilingHeightM: facts.ceilingHeightM,
    bedrooms,
    occupants: facts.occupants,
    ...buildShell(facts, geometry),
    airLeakage: {
      kind: 'at_50_pa',
      airChangesPerHour: facts.ach50 * (apartment ? LEAKS_OUTDOORS : 1),
      ...(facts.isAirMeasured ? { isMeasured: true } : {}),
      ...(apartment ? { heightM: BLOCK_HEIGHT_M } : {}),
      shielding: facts.houseType === 'detached' ? 'normal' : 'shielded',
      flue: false,
    },
    opensWindows: true,
    airsWhenWarm: true,
    ...buildSystems(facts, bedrooms, floorAreaM2),
    ...buildLoads(facts, bedrooms),
  }
}
