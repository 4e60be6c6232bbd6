import type { DrawnHouse } from './drawn-house.ts'

/** Units of the drawing: a storey is 84, an attic's R about 0.7, one percent of heat loss 1.45 of ribbon. */
const STOREY = 84
const WALL = 16
const OVERHANG = 24
const X0 = 212
const X1 = 508
const GROUND = 430
const RISE = 110

const DEPTH: Record<DrawnHouse['foundation'], number> = {
  basement_heated: 80,
  basement_unheated: 80,
  crawlspace: 34,
  slab: 12,
}

/** Storeys of the drawn block below a flat, of three. */
const BELOW_FLAT: Record<DrawnHouse['apartmentFloor'], number> = { ground: 0, middle: 1, top: 2 }
const BLOCK_STOREYS = 3

export type HouseGeometry = {
  isFlat: boolean
  /** Sides shared with another home or a hall. */
  party: { left: boolean; right: boolean }
  x0: number
  x1: number
  /** Inner faces of the walls. */
  ix0: number
  ix1: number
  cx: number
  ground: number
  /** Floor line of the home's lowest storey: the ground, or the slab of a flat in the air. */
  floor: number
  eaves: number
  ridge: number
  base: number
  storeys: number
  hasBasement: boolean
  /** Where machines stand, and where their line of places begins. */
  machineFloor: number
  machineX: number
  floorOf: (storey: number) => number
  wall: number
  rise: number
  overhang: number
}

export function houseGeometry(house: DrawnHouse): HouseGeometry {
  const isFlat = house.houseType === 'apartment'
  const full = isFlat ? 1 : Math.max(1, Math.floor(house.storeys))
  const half = !isFlat && house.storeys % 1 !== 0 ? STOREY / 2 : 0
  const below = isFlat ? BELOW_FLAT[house.apartmentFloor] : 0
  const floor = GROUND - below * STOREY
  const eaves = floor - full * STOREY - half
  const hasBasement = !isFlat && house.foundation.startsWith('basement')
  return {
    isFlat,
    party: partySides(house),
    x0: X0,
    x1: X1,
    ix0: X0 + WALL,
    ix1: X1 - WALL,
    cx: (X0 + X1) / 2,
    ground: GROUND,
    floor,
    eaves,
    ridge: isFlat ? GROUND - BLOCK_STOREYS * STOREY - 18 : eaves - RISE,
    base: GROUND + (isFlat ? 12 : DEPTH[house.foundation]),
    storeys: full,
    hasBasement,
    machineFloor: hasBasement ? GROUND + 80 : floor - 4,
    machineX: hasBasement ? 386 : 424,
    floorOf: (storey) => floor - storey * STOREY,
    wall: WALL,
    rise: RISE,
    overhang: OVERHANG,
  }
}

function partySides({ houseType, apartmentCorner }: DrawnHouse): HouseGeometry['party'] {
  if (houseType === 'apartment') return { left: apartmentCorner === 'no', right: false }
  return {
    left: houseType === 'semi' || houseType === 'row_end' || houseType === 'row_mid',
    right: houseType === 'row_mid',
  }
}

/** Thickness of an insulation layer on the drawing. */
export const LAYER: Record<DrawnHouse['atticInsulation'], number> = {
  none: 0,
  some: 12,
  good: 24,
  excellent: 40,
}

export function atticThickness({ atticR, atticInsulation }: DrawnHouse): number {
  return atticR === undefined ? LAYER[atticInsulation] : Math.min(52, atticR * 0.72)
}

export const PANES: Record<DrawnHouse['windowType'], 1 | 2 | 3> = {
  single: 1,
  double: 2,
  double_lowe: 2,
  triple: 3,
}

export function round(value: number): number {
  return Number(value.toFixed(1))
}
