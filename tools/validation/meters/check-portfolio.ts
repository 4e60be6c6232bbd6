import { portfolioSavings } from '@hearthlight/engine/savings'
import { differences } from './differences.ts'
import type { measureMeter } from './measure-meter.ts'

type Measured = ReturnType<typeof measureMeter>

interface PortfolioFile {
  readonly [name: string]: {
    readonly meters: readonly string[]
    readonly leftOut: readonly (readonly [string, readonly string[]])[]
  }
}

/** The savings of several homes; the reference adds its own bands, with the baseline's total. */
export function checkPortfolios(file: PortfolioFile, measured: ReadonlyMap<string, Measured>): string[] {
  return Object.entries(file).flatMap(([name, expected]) => {
    const ids = [...expected.meters, ...expected.leftOut.map(([id]) => id)]
    const homes = ids.flatMap((id) => {
      const daily = measured.get(id)?.daily
      if (daily?.reporting === undefined) return []
      const { counterfactual, savings, errorBand90 } = daily.reporting
      return [{ cv: daily.model.totals.cvrmse_adj, counterfactual, savings, band: errorBand90.fsu }]
    })
    const sum = portfolioSavings(homes)
    const { counterfactual, savings, band, fraction } = sum
    const ours = {
      counterfactual,
      savings,
      fsuBand90: band,
      fsu90: band / savings,
      savingsFraction: fraction,
    }
    const { meters, leftOut, ...wanted } = expected
    const counted = differences(
      [meters.length, leftOut.length],
      [sum.homes, sum.leftOut],
      `meters.portfolio.${name}.homes`,
    )
    return [...differences(wanted, ours, `meters.portfolio.${name}`), ...counted]
  })
}
