/** A column of degree days with its mean taken away, and its sums with itself and with the use. */
interface Column {
  readonly centred: Float64Array
  readonly mean: number
  readonly square: number
  readonly withUse: number
}

export interface Slopes {
  readonly base: number
  readonly heating: number
  readonly cooling: number
  readonly adjustedR2: number
}

/** What all the fits to one meter share: the use, its weights and their sums. */
export class WeightedColumns {
  readonly count: number
  readonly meanUse: number
  readonly useSquare: number
  private readonly centredUse: Float64Array
  private readonly weights: Float64Array
  private readonly weight: number

  constructor(uses: readonly number[], weights: readonly number[]) {
    this.count = uses.length
    this.weights = Float64Array.from(weights)
    this.weight = this.weights.reduce((sum, each) => sum + each, 0)
    this.meanUse = this.mean(Float64Array.from(uses))
    this.centredUse = Float64Array.from(uses, (each) => each - this.meanUse)
    this.useSquare = this.product(this.centredUse, this.centredUse)
  }

  column(values: Float64Array): Column {
    const mean = this.mean(values)
    const centred = values.map((each) => each - mean)
    return {
      centred,
      mean,
      square: this.product(centred, centred),
      withUse: this.product(centred, this.centredUse),
    }
  }

  product(left: Float64Array, right: Float64Array): number {
    let sum = 0
    // Two thousand fits run through it: a callback for each number takes several times as long.
    for (let index = 0; index < left.length; index += 1)
      sum += (this.weights[index] ?? 0) * (left[index] ?? 0) * (right[index] ?? 0)
    return sum
  }

  private mean(values: Float64Array): number {
    return values.reduce((sum, each, index) => sum + each * (this.weights[index] ?? 0), 0) / this.weight
  }
}

/** Below this share of the product of the squares two columns say the same, and no slope can be told from the other. */
const DEPENDENT = 1e-12

/** The two slopes of the normal equations; Not a Number where the columns cannot be told apart. */
function twoSlopes(sums: WeightedColumns, heating: Column, cooling: Column): [number, number] {
  const cross = sums.product(heating.centred, cooling.centred)
  const determinant = heating.square * cooling.square - cross * cross
  if (!(determinant > DEPENDENT * heating.square * cooling.square)) return [Number.NaN, Number.NaN]
  return [
    (heating.withUse * cooling.square - cooling.withUse * cross) / determinant,
    (cooling.withUse * heating.square - heating.withUse * cross) / determinant,
  ]
}

export function solveSlopes(
  sums: WeightedColumns,
  heating: Column | undefined,
  cooling: Column | undefined,
): Slopes {
  const [h, c] =
    heating !== undefined && cooling !== undefined
      ? twoSlopes(sums, heating, cooling)
      : [heating ? heating.withUse / heating.square : 0, cooling ? cooling.withUse / cooling.square : 0]
  const explained = h * (heating?.withUse ?? 0) + c * (cooling?.withUse ?? 0)
  const slopes = Number(heating !== undefined) + Number(cooling !== undefined)
  const left = sums.count - slopes - 1
  const adjustedR2 = 1 - ((1 - explained / sums.useSquare) * (sums.count - 1)) / left
  return {
    base: sums.meanUse - h * (heating?.mean ?? 0) - c * (cooling?.mean ?? 0),
    heating: h,
    cooling: c,
    // With as few periods as coefficients nothing is left to judge a model by.
    adjustedR2: left > 0 && Number.isFinite(adjustedR2) ? adjustedR2 : Number.NEGATIVE_INFINITY,
  }
}
