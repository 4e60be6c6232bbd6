/**
 * The label compares what a home buys for each square metre with two references in the same weather, of the same
 * size and kind: the mean home of the stock (Rs) and a home built today (Rr), as EN ISO 52003-1 / EN 15217 annex B
 * does: A ≤ ½·Rr, B ≤ Rr, C ≤ ½·(Rr + Rs), D ≤ Rs, E ≤ 1¼·Rs, F ≤ 1½·Rs, G above.
 */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type Letter = (typeof LETTERS)[number]

export interface LabelReferences {
  /** kWh/m² a year of the mean home like this one. */
  readonly stock: number
  /** kWh/m² a year of the same home built today. */
  readonly regulation: number
}

export interface EnergyLabel {
  readonly letter: Letter
  /** 10 best; 5 is the mean home, as in the DOE Home Energy Score. */
  readonly score: number
  /** Gigajoules bought a year, as on the EnerGuide label. */
  readonly gigajoules: number
  readonly kWhPerM2: number
}

const GJ_PER_KWH = 0.0036
/** Where a new home is hardly better than the mean one the scale would collapse: it is drawn out towards worse homes. */
const LEAST_STEP = 0.85

/** What is built to today's rules is B, whatever the mean home uses. */
const drawnOut = ({ stock, regulation }: LabelReferences): LabelReferences => ({
  regulation,
  stock: Math.max(stock, regulation / LEAST_STEP),
})

/** Upper ends of A to F in kWh/m². */
export function letterLimits(references: LabelReferences): number[] {
  const { stock, regulation } = drawnOut(references)
  return [0.5 * regulation, regulation, (regulation + stock) / 2, stock, 1.25 * stock, 1.5 * stock]
}

const LOWEST_SCORE = 1
const HIGHEST_SCORE = 10
/** Zero energy 10, a new home 8, the mean home 5, twice the mean 1; straight lines between. */
function scoreOf(kWhPerM2: number, references: LabelReferences): number {
  const { stock, regulation } = drawnOut(references)
  const points: readonly (readonly [number, number])[] = [
    [0, HIGHEST_SCORE],
    [regulation, 8],
    [stock, 5],
    [2 * stock, LOWEST_SCORE],
  ]
  const after = points.findIndex(([x]) => x >= kWhPerM2)
  const [x1, y1] = points[after] ?? [kWhPerM2, LOWEST_SCORE]
  const [x0, y0] = points[after - 1] ?? [x1, y1]
  const score = x1 === x0 ? y1 : y0 + ((y1 - y0) * (kWhPerM2 - x0)) / (x1 - x0)
  return Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, Math.round(score)))
}

/** `boughtKWh` may be negative for a home that sends out more than it buys. */
export function energyLabel(
  boughtKWh: number,
  floorAreaM2: number,
  references: LabelReferences,
): EnergyLabel {
  const kWhPerM2 = Math.max(0, boughtKWh) / floorAreaM2
  const index = letterLimits(references).findIndex((limit) => kWhPerM2 <= limit)
  return {
    letter: LETTERS[index] ?? 'G',
    score: scoreOf(kWhPerM2, references),
    gigajoules: boughtKWh * GJ_PER_KWH,
    kWhPerM2,
  }
}
