import type { Band, Totals, YearBill } from '@hearthlight/engine'
import type { EnergyLabel } from '../../assessment/result/energy-label.ts'

/** Cents and hundredths: the edge where estimates are rounded. */
export const round2 = (value: number): number => Math.round(value * 100) / 100 + 0

export const wireTotals = (bill: YearBill) => ({
  money: round2(bill.money),
  kwh: round2(bill.totalBoughtKWh),
  kg_co2: round2(bill.kgCo2),
})

type WireTotals = ReturnType<typeof wireTotals>

export const totalsBetween = (before: WireTotals, after: WireTotals): WireTotals => ({
  money: round2(before.money - after.money),
  kwh: round2(before.kwh - after.kwh),
  kg_co2: round2(before.kg_co2 - after.kg_co2),
})

/** Rounds the parts so that they add up to the rounded whole; the largest part takes the odd cent. */
export function roundedParts(parts: readonly number[], whole: number): number[] {
  const rounded = parts.map(round2)
  const odd = round2(round2(whole) - rounded.reduce((sum, part) => sum + part, 0))
  const largest = rounded.indexOf(Math.max(...rounded))
  return rounded.map((part, i) => (i === largest ? round2(part + odd) : part))
}

const wireBand = (band: Band): Band => ({ p10: round2(band.p10), p90: round2(band.p90) })

export const wireBands = (bands: Totals<Band>) => ({
  money: wireBand(bands.money),
  kwh: wireBand(bands.kWh),
  kg_co2: wireBand(bands.kgCo2),
})

export const wireLabel = (label: EnergyLabel) => ({
  letter: label.letter,
  score: label.score,
  gigajoules: round2(label.gigajoules),
  kwh_per_m2: round2(label.kWhPerM2),
})
