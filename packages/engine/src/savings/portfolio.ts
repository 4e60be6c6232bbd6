export interface PortfolioHome {
  readonly cv: number
  readonly counterfactual: number
  readonly savings: number
  /** Half the width of the home's band. */
  readonly band: number
}

export interface PortfolioSavings {
  readonly homes: number
  /** Homes whose model follows them too badly to be counted. */
  readonly leftOut: number
  readonly counterfactual: number
  readonly savings: number
  readonly band: number
  readonly fraction: number
}

/** A model whose error is as large as the use itself says nothing. */
export const WORST_CV = 1

/** Savings add up; bands add by their squares, because the errors of homes are their own. */
export function portfolioSavings(homes: readonly PortfolioHome[]): PortfolioSavings {
  const counted = homes.filter(({ cv }) => cv <= WORST_CV)
  const sum = (of: (home: PortfolioHome) => number) => counted.reduce((total, home) => total + of(home), 0)
  const counterfactual = sum((home) => home.counterfactual)
  const savings = sum((home) => home.savings)
  return {
    homes: counted.length,
    leftOut: homes.length - counted.length,
    counterfactual,
    savings,
    band: Math.sqrt(sum(({ band }) => band * band)),
    fraction: savings / counterfactual,
  }
}
