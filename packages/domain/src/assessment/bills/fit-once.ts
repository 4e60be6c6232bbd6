import { type FitToBills, type FittedHome, homeFittedToBills } from './home-fitted-to-bills.ts'

/**
 * An estimate and its band are asked of the same home, one after the other: the fit to its bills runs for the first
 * only. The key stands for everything a home is asked with.
 */
export function fitOnce(): (key: string) => FitToBills {
  let last: { readonly key: string; readonly fitted: FittedHome } | undefined
  return (key) => (question) => {
    if (last?.key !== key) last = { key, fitted: homeFittedToBills(question) }
    return last.fitted
  }
}
