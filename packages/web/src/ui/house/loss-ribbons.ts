import type { LossPart } from '@hearthlight/domain/report/parts/loss-parts'
import { type HouseGeometry, round } from './house-geometry.ts'

/** On a narrow screen there is no room for the words of machines; the table has them. */
const NARROW: readonly LossPart[] = ['attic', 'air', 'walls', 'windows', 'foundation', 'neighbours']
export const isDrawn = (part: LossPart, isCompact: boolean) => !isCompact || NARROW.includes(part)

export type Ribbon = {
  paths: string[]
  tip: { x: number; y: number; turn: number }
  text: { x: number; y: number; anchor: 'start' | 'end' }
  /** From the tip to words that stand away from it. */
  leader?: string
  /** It leaves by the front: the wall beside it is a neighbour's too and lets nothing out. */
  isInFront?: boolean
}

/** Half the breadth of a ribbon's arrowhead, and its length. */
export const tipHalf = (width: number) => width / 2 + 7
export const tipLength = (width: number) => tipHalf(width) * 0.8

type Draw = (g: HouseGeometry, isCompact: boolean, width: number) => Ribbon

/** Where each part's heat leaves, and where its words stand. */
export function ribbonOf(part: LossPart, g: HouseGeometry, width: number, isCompact: boolean): Ribbon {
  const row = g.isFlat ? FACADE.indexOf(part) : -1
  return row < 0 ? RIBBONS[part](g, isCompact, width) : throughFacade(g, row, isCompact)
}

/** A flat has one wall outdoors: what leaves by it fans out, from top to bottom. */
const FACADE: readonly LossPart[] = ['ventilation', 'air', 'windows', 'walls']

function throughFacade(g: HouseGeometry, row: number, isCompact: boolean): Ribbon {
  const from = g.eaves + 14 + row * 18
  // Larger words need more room between the ribbons; under the roof there is none above.
  const y = isCompact ? Math.max(g.eaves - 40, g.ridge + 16) + (row - 1) * 72 : g.eaves - 66 + row * 56
  const x = rightEnd(isCompact)
  return {
    paths: [`M${g.ix1 - 60} ${from}H${g.ix1}C${g.x1 + 30} ${from} ${g.x1 + 20} ${y} ${x} ${y}`],
    tip: { x, y, turn: 0 },
    text: { x: 602, y: y - 4, anchor: 'start' },
  }
}

const RIBBONS: Record<LossPart, Draw> = {
  attic,
  air,
  walls,
  windows,
  foundation,
  ventilation,
  ducts,
  neighbours,
}

const rightEnd = (isCompact: boolean) => (isCompact ? 562 : 572)

function attic(g: HouseGeometry, isCompact: boolean, width: number): Ribbon {
  const x = g.cx + 14
  const clear = width / 2 + 18
  return {
    paths: [`M${x} ${g.eaves + 40}V${g.ridge - 18}`],
    tip: { x, y: g.ridge - 18, turn: -90 },
    text: {
      x: x + Math.max(isCompact ? 32 : 30, clear),
      // A flat roof lies where the slope of another leaves room for the words.
      y: g.ridge - (isCompact ? (g.isFlat ? 40 : 22) : 30),
      anchor: 'start',
    },
  }
}

/** Air leaks are four strands, so that the kind reads without colour. */
function air(g: HouseGeometry, isCompact: boolean, width: number): Ribbon {
  const end = isCompact ? 190 : 168
  const x = g.cx - 31
  const y = g.eaves - 58
  return {
    paths: [-1.5, -0.5, 0.5, 1.5].map((strand) => {
      const shift = (strand * width) / 4
      return `M${round(x - shift)} ${g.eaves + 56}C${round(x - shift)} ${g.eaves - 30} ${g.cx - 84} ${round(y + shift)} ${end} ${round(y + shift)}`
    }),
    tip: { x: end, y, turn: 180 },
    text: isCompact
      ? { x: 96, y: g.eaves - 122, anchor: 'start' }
      : { x: 132, y: g.eaves - 63, anchor: 'end' },
  }
}

function walls(g: HouseGeometry, isCompact: boolean, width: number): Ribbon {
  const y = g.storeys < 2 ? g.floor - 28 : g.floorOf(1) + 6
  return {
    isInFront: g.party.left,
    paths: [`M${g.ix0 + 36} ${y}H150`],
    tip: { x: 150, y, turn: 180 },
    text: isCompact
      ? { x: 96, y: y - Math.max(60, tipHalf(width) + 38), anchor: 'start' }
      : { x: Math.min(116, 150 - tipLength(width) - 8), y: y - 5, anchor: 'end' },
  }
}

/** From the inner face of the wall to the middle of the next window of the front. */
const FRONT_WINDOW = 57

function windows(g: HouseGeometry, isCompact: boolean): Ribbon {
  const isOneStorey = g.storeys < 2
  const y = (isOneStorey ? g.floor : g.floorOf(1)) - 44
  const x = rightEnd(isCompact)
  return {
    isInFront: g.party.right,
    paths: [`M${g.ix1 - (g.party.right ? FRONT_WINDOW : 30)} ${y}H${x}`],
    tip: { x, y, turn: 0 },
    text: isCompact
      ? { x: 626, y: isOneStorey ? y - 52 : y + 42, anchor: 'end' }
      : { x: 602, y: y - 4, anchor: 'start' },
  }
}

function foundation(g: HouseGeometry, isCompact: boolean, width: number): Ribbon {
  const x = rightEnd(isCompact) - 10
  const y = g.ground + 48
  // Without a basement the heat goes down through the floor before it turns.
  const start = g.ix1 - 70
  const way = g.hasBasement
    ? `M${g.ix1 - 34} ${y}H${x}`
    : `M${start} ${g.ground - 10}V${y - 24}Q${start} ${y} ${start + 24} ${y}H${x}`
  return {
    paths: [way],
    tip: { x, y, turn: 0 },
    text: isCompact
      ? { x: 626, y: Math.max(g.ground + 86, y + tipHalf(width) + 25), anchor: 'end' }
      : { x: Math.max(592, x + tipLength(width) + 8), y: g.ground + 44, anchor: 'start' },
  }
}

/** Used air leaves under the eaves, across from the leaks. */
function ventilation(g: HouseGeometry): Ribbon {
  const y = g.eaves - 40
  const x = g.cx + 74
  return {
    paths: [`M${x} ${g.eaves + 40}C${x} ${g.eaves - 10} ${x + 20} ${y} ${x + 60} ${y}H572`],
    tip: { x: 572, y, turn: 0 },
    text: { x: 602, y: y - 4, anchor: 'start' },
  }
}

/** Out of a cold cellar or crawlspace, else from under the roof. */
function ducts(g: HouseGeometry): Ribbon {
  const isBelow = g.base > g.ground + 12
  const y = isBelow ? g.ground + 28 : g.eaves - 8
  return {
    paths: [`M${g.cx - 60} ${y}H150`],
    tip: { x: 150, y, turn: 180 },
    text: { x: 116, y: y - 5, anchor: 'end' },
  }
}

/** Into the hall beside a flat. On a narrow screen its words stand above the hall. */
function neighbours(g: HouseGeometry, isCompact: boolean): Ribbon {
  const y = g.floor - 40
  return {
    paths: [`M${g.ix0 + 40} ${y}H180`],
    tip: { x: 180, y, turn: 180 },
    ...(isCompact
      ? { text: { x: 136, y: g.ridge - 32, anchor: 'start' }, leader: `M144 ${y}V${g.ridge + 4}` }
      : { text: { x: 140, y: y - 5, anchor: 'end' } }),
  }
}
