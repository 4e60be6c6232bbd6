import { type HouseGeometry, round } from './house-geometry.ts'

export const LOSS_PARTS = ['attic', 'air', 'walls', 'windows', 'foundation'] as const
export type LossPart = (typeof LOSS_PARTS)[number]

export type Ribbon = {
  paths: string[]
  tip: { x: number; y: number; turn: number }
  text: { x: number; y: number; anchor: 'start' | 'end' }
}

/** Half the breadth of a ribbon's arrowhead, and its length. */
export const tipHalf = (width: number) => width / 2 + 7
export const tipLength = (width: number) => tipHalf(width) * 0.8

type Draw = (g: HouseGeometry, isCompact: boolean, width: number) => Ribbon

/** Where each part's heat leaves, and where its words stand. */
export function ribbonOf(part: LossPart, g: HouseGeometry, width: number, isCompact: boolean): Ribbon {
  return RIBBONS[part](g, isCompact, width)
}

const RIBBONS: Record<LossPart, Draw> = { attic, air, walls, windows, foundation }

const rightEnd = (isCompact: boolean) => (isCompact ? 562 : 572)

function attic(g: HouseGeometry, isCompact: boolean, width: number): Ribbon {
  const x = g.cx + 14
  const clear = width / 2 + 18
  return {
    paths: [`M${x} ${g.eaves + 40}V${g.ridge - 18}`],
    tip: { x, y: g.ridge - 18, turn: -90 },
    text: {
      x: x + Math.max(isCompact ? 32 : 30, clear),
      y: g.ridge - (isCompact ? 22 : 30),
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
    paths: [`M${g.ix0 + 36} ${y}H150`],
    tip: { x: 150, y, turn: 180 },
    text: isCompact
      ? { x: 96, y: y - Math.max(60, tipHalf(width) + 38), anchor: 'start' }
      : { x: Math.min(116, 150 - tipLength(width) - 8), y: y - 5, anchor: 'end' },
  }
}

function windows(g: HouseGeometry, isCompact: boolean): Ribbon {
  const isOneStorey = g.storeys < 2
  const y = (isOneStorey ? g.floor : g.floorOf(1)) - 44
  const x = rightEnd(isCompact)
  return {
    paths: [`M${g.ix1 - 30} ${y}H${x}`],
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
