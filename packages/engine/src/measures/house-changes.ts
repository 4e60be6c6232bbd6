import type { House, OpaquePart, Window } from '../house.ts'

type PartTest = (part: OpaquePart) => boolean

export const isCeilingUnderAttic: PartTest = (part) => part.inside === 'living' && part.outside === 'attic'
export const isOuterWall: PartTest = (part) =>
  part.part === 'wall' && part.inside === 'living' && part.outside === 'outdoors'
export const isRimJoist: PartTest = (part) => part.part === 'rim_joist'
export const isDoor: PartTest = (part) => part.part === 'door'
export const isFloorOverUnheated: PartTest = (part) =>
  part.part === 'floor' && part.inside === 'living' && part.outside === 'foundation'

export const partsArea = (house: House, test: PartTest) =>
  house.parts.reduce((sum, part) => sum + (test(part) ? part.areaM2 : 0), 0)

export const windowArea = (house: House) => house.windows.reduce((sum, window) => sum + window.areaM2, 0)

/** Mean R by area: the R of the parts taken together (areas over summed U·A). */
export function meanR(house: House, test: PartTest): number | undefined {
  const area = partsArea(house, test)
  const ua = house.parts.reduce((sum, part) => sum + (test(part) ? part.areaM2 / part.rM2KPerW : 0), 0)
  return area > 0 ? area / ua : undefined
}

export function meanWindowU(house: House): number | undefined {
  const area = windowArea(house)
  return area > 0
    ? house.windows.reduce((sum, window) => sum + window.areaM2 * window.uWPerM2K, 0) / area
    : undefined
}

/** Raises parts to at least `rM2KPerW`; a part already better stays as it is. */
export const withPartsAtLeast = (house: House, test: PartTest, rM2KPerW: number): House => ({
  ...house,
  parts: house.parts.map((part) =>
    test(part) ? { ...part, rM2KPerW: Math.max(part.rM2KPerW, rM2KPerW) } : part,
  ),
})

export const withWindows = (house: House, change: (window: Window) => Window): House => ({
  ...house,
  windows: house.windows.map(change),
})

export const withLeakage = (house: House, factor: number): House => ({
  ...house,
  airLeakage: { ...house.airLeakage, airChangesPerHour: house.airLeakage.airChangesPerHour * factor },
})

/** Air changes at 50 Pa; a natural rate is about a twentieth of it (Kronvall–Persily). */
export const ach50 = (house: House) =>
  house.airLeakage.airChangesPerHour * (house.airLeakage.kind === 'natural' ? 20 : 1)

export const isApartment = (house: House) => house.dwelling === 'apartment'
