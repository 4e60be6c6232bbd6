/**
 * What a person means by a level, as effective RSI (m²·K/W) of the whole assembly; foundation: added insulation,
 * "some" being half of the wall. Estimates.
 */
export const INSULATION_RSI = {
  attic: { none: 0.5, some: 2.3, good: 5.3, excellent: 8.8 },
  wall: { none: 0.65, some: 1.6, good: 2.4, excellent: 3.7 },
  foundation: { none: 0, some: 0.45, good: 1.9, excellent: 3.3 },
} as const

type Points = readonly (readonly [number, number])[]

/**
 * Nominal R of the insulation → effective R of the assembly, R-IP: attics of hescore-hpxml's lookup tables, walls of
 * OpenStudio-HPXML's wood-stud options; foundations and what lies beyond the tables drawn on in a line.
 */
const ATTIC: Points = [
  [0, 2.2],
  [3, 5],
  [9, 10],
  [11, 10.9],
  [19, 19.2],
  [30, 30.3],
  [38, 38.5],
  [49, 50],
  [60, 58.8],
  [100, 97],
]
const WALL: Points = [
  [0, 3.4],
  [3, 6],
  [7, 8.7],
  [11, 10.3],
  [13, 11.3],
  [15, 12.1],
  [19, 15.4],
  [21, 17.1],
  [30, 24],
  [100, 80],
]
const FOUNDATION: Points = [
  [0, 0],
  [100, 95],
]
const CURVES = { attic: ATTIC, wall: WALL, foundation: FOUNDATION } as const
export type InsulatedPart = keyof typeof CURVES

export const RSI_PER_R = 0.1761102

/** Linear between the points of a rising curve. */
export function interpolate(points: Points, x: number): number {
  const after = points.findIndex(([px]) => px >= x)
  const [x1, y1] = points[after] ?? points.at(-1) ?? [0, 0]
  const [x0, y0] = points[after - 1] ?? [x1, y1]
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

export function effectiveRsi(part: InsulatedPart, nominalR: number): number {
  return interpolate(CURVES[part], nominalR) * RSI_PER_R
}

/** The insulation that an assembly of that effective R-IP has: the other way along the curve. */
export function nominalR(part: InsulatedPart, assemblyR: number): number {
  const points = CURVES[part].map(([nominal, effective]) => [effective, nominal] as const)
  return assemblyR <= (points[0]?.[0] ?? 0) ? 0 : interpolate(points, assemblyR)
}
