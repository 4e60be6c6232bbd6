/** How well a model follows what was observed. */
export interface FitQuality {
  readonly count: number
  readonly observedMean: number
  /** The mean of its size, where solar export makes some of it negative. */
  readonly observedSize: number
  /** Null where the model or the use does not vary. */
  readonly r2: number | null
  /** The slopes are counted, the base is not. */
  readonly rmse: number
  readonly cv: number
  /** Mean of modelled less observed, and of its size, over the mean observed. */
  readonly meanBias: number
  readonly meanError: number
  /** Of each residual with the next. */
  readonly autocorrelation: number
  /** How many independent observations these residuals are worth. */
  readonly independent: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length

function correlation(left: readonly number[], right: readonly number[]): number | null {
  const [leftMean, rightMean] = [mean(left), mean(right)]
  let [both, leftSquare, rightSquare] = [0, 0, 0]
  for (const [index, each] of left.entries()) {
    const [a, b] = [each - leftMean, (right[index] ?? 0) - rightMean]
    both += a * b
    leftSquare += a * a
    rightSquare += b * b
  }
  const scale = Math.sqrt(leftSquare * rightSquare)
  // A constant leaves rounding behind, which is no variation.
  const varies = (square: number, around: number) => square > 1e-18 * left.length * around * around
  return varies(leftSquare, leftMean) && varies(rightSquare, rightMean) ? both / scale : null
}

export function fitQuality(
  observed: readonly number[],
  modelled: readonly number[],
  slopes: number,
): FitQuality {
  const count = observed.length
  const errors = observed.map((each, index) => (modelled[index] ?? 0) - each)
  const observedMean = mean(observed)
  const observedSize = mean(observed.map(Math.abs))
  const rmse = Math.sqrt(errors.reduce((sum, each) => sum + each * each, 0) / (count - slopes))
  const autocorrelation = correlation(errors.slice(0, -1), errors.slice(1)) ?? 0
  const r = correlation(observed, modelled)
  return {
    count,
    observedMean,
    observedSize,
    r2: r === null ? null : r * r,
    rmse,
    cv: rmse / observedSize,
    meanBias: mean(errors) / observedMean,
    meanError: mean(errors.map(Math.abs)) / observedMean,
    autocorrelation,
    independent: (count * (1 - autocorrelation)) / (1 + autocorrelation),
  }
}
