import type { OpaquePart } from '@hearthlight/engine'
import type { Geometry } from '../facts/geometry.ts'
import type { HomeFacts } from '../facts/home-facts.ts'
import { isOnGround, isUnderRoof } from '../facts/home-standing.ts'

/** Concrete floors and double walls between homes, with both films. Estimates. */
const PARTY_FLOOR_RSI = 0.8
const PARTY_WALL_RSI = 0.7
/**
 * How far a neighbour's temperature lies from ours towards outdoors (b of ISO 13789). Some flats stand empty, some are
 * kept cool, in Portugal most are heated at other hours: an estimate. Halls are heated in North America, staircases
 * in Portugal are not (REH, common circulation: 0.3 to 0.8).
 */
const COLDNESS = {
  home: { US: 0.05, CA: 0.05, PT: 0.15 },
  hall: { US: 0.12, CA: 0.12, PT: 0.4 },
} as const
/** Of the outline of a flat, what borders the hall. An estimate. */
const HALL_SHARE = 0.25

const against = (
  part: OpaquePart['part'],
  areaM2: number,
  rM2KPerW: number,
  coldness: number,
): OpaquePart => ({
  part,
  areaM2,
  rM2KPerW,
  inside: 'living',
  outside: 'neighbour',
  tiltDeg: part === 'wall' ? 90 : part === 'floor' ? 180 : 0,
  solarAbsorptance: 0,
  emittance: 0.9,
  heavy: false,
  neighbourColdness: coldness,
})

/** What a flat shares with other homes and the hall. Houses in a row are taken to be as warm as each other. */
export function partyParts(facts: HomeFacts, geometry: Geometry): OpaquePart[] {
  if (facts.houseType !== 'apartment') return []
  const { country } = facts.place
  const home = COLDNESS.home[country]
  const heightM = geometry.grossWallM2 / geometry.exposedPerimeterM
  const hallM = HALL_SHARE * geometry.perimeterM
  const homesM = Math.max(0, geometry.perimeterM - geometry.exposedPerimeterM - hallM)
  return [
    against('wall', hallM * heightM, PARTY_WALL_RSI, COLDNESS.hall[country]),
    against('wall', homesM * heightM, PARTY_WALL_RSI, home),
    ...(isUnderRoof(facts) ? [] : [against('ceiling', geometry.footprintM2, PARTY_FLOOR_RSI, home)]),
    ...(isOnGround(facts) ? [] : [against('floor', geometry.footprintM2, PARTY_FLOOR_RSI, home)]),
  ]
}

/**
 * Floors between flats run through the insulation of the facade: Ψ about 0.6 to 0.95 W/mK (ISO 14683, intermediate
 * floors), half of it where homes are framed in wood and since codes ask for breaks. Estimates. The Portuguese figures
 * have their bridges in them.
 */
const FLOOR_EDGE_W_PER_M_K = { old: 0.35, modern: 0.2 } as const

/** R of the wall with the edges of the floors in it. */
export function bridgedRsi(facts: HomeFacts, geometry: Geometry, netWallM2: number): number {
  if (facts.houseType !== 'apartment' || facts.place.country === 'PT') return facts.wallRsi
  const edge = FLOOR_EDGE_W_PER_M_K[facts.era === '2011_on' ? 'modern' : 'old']
  return netWallM2 / (netWallM2 / facts.wallRsi + edge * geometry.exposedPerimeterM)
}
