import { type DayTemperatures, hasWeather, type Metering, temperaturesOf, type UsePeriod } from './period.ts'
import { type Slopes, solveSlopes, WeightedColumns } from './weighted-columns.ts'

/** In the order in which a tie keeps the earlier. */
export const MODEL_KINDS = ['flat', 'heating', 'cooling', 'both'] as const
export type ModelKind = (typeof MODEL_KINDS)[number]

/** Use a day = base + heating × degrees below the heating point + cooling × degrees above the cooling point. */
export interface UseModel {
  readonly kind: ModelKind
  readonly base: number
  readonly heating: number
  readonly cooling: number
  /** °F; null where the model has none. */
  readonly heatingPoint: number | null
  readonly coolingPoint: number | null
  readonly adjustedR2: number
}

export interface Fit {
  readonly best: UseModel
  /** All that may be chosen, in the order in which they were tried. */
  readonly qualified: readonly UseModel[]
  /** How many came out with a coefficient below 0, and how many had too few degree days to be tried. */
  readonly negative: number
  readonly notTried: number
}

const FIRST_POINT = 30
const POINTS = 61
const FEWEST_DAYS = 10
const FEWEST_DEGREE_DAYS = 20
/** Two fits that differ by rounding alone are equal. */
const TIE = 1e-12

interface FitOptions {
  readonly metering: Metering
  /** Gas and oil do not cool. */
  readonly cools: boolean
}

interface Fitted {
  readonly uses: number[]
  readonly weights: number[]
  readonly temperatures: number[][]
}

function fitted(periods: readonly UsePeriod[], weather: DayTemperatures): Fitted {
  const all: Fitted = { uses: [], weights: [], temperatures: [] }
  for (const period of periods) {
    const known = temperaturesOf(period, weather)
    if (period.use === null || !hasWeather(period, known)) continue
    all.uses.push(period.use / period.days)
    all.weights.push(known.length)
    all.temperatures.push(known)
  }
  return all
}

/** The mean degree days of each period by balance point; `side` is 1 for heating and -1 for cooling. */
const degreeDays = (temperatures: readonly (readonly number[])[], side: 1 | -1): Float64Array[] =>
  Array.from({ length: POINTS }, (_, point) =>
    Float64Array.from(temperatures, (known) => {
      let sum = 0
      for (const each of known) sum += Math.max(0, side * (FIRST_POINT + point - each))
      return sum / known.length
    }),
  )

function isTried(column: Float64Array, weights: readonly number[], metering: Metering): boolean {
  let days = 0
  let total = 0
  for (const [index, value] of column.entries()) {
    if (value > 0) days += 1
    total += value * (weights[index] ?? 0)
  }
  return total >= FEWEST_DEGREE_DAYS && (metering === 'bills' || days >= FEWEST_DAYS)
}

interface Tried {
  readonly kind: ModelKind
  readonly heatingPoint: number | null
  readonly coolingPoint: number | null
  readonly slopes: Slopes | undefined
}

const pointOf = (index: number) => FIRST_POINT + index
type Columns = readonly (ReturnType<WeightedColumns['column']> | undefined)[]

function triedModels(sums: WeightedColumns, heating: Columns, cooling: Columns): Tried[] {
  const one = heating.map((column, h): Tried => {
    const slopes = column && solveSlopes(sums, column, undefined)
    return { kind: 'heating', heatingPoint: pointOf(h), coolingPoint: null, slopes }
  })
  const other = cooling.map((column, c): Tried => {
    const slopes = column && solveSlopes(sums, undefined, column)
    return { kind: 'cooling', heatingPoint: null, coolingPoint: pointOf(c), slopes }
  })
  const both = cooling.flatMap((cold, c) =>
    heating.slice(0, c + 1).map((warm, h): Tried => {
      const slopes = cold && warm && solveSlopes(sums, warm, cold)
      return { kind: 'both', heatingPoint: pointOf(h), coolingPoint: pointOf(c), slopes }
    }),
  )
  return [...one, ...other, ...both]
}

const isPositive = ({ base, heating, cooling }: Slopes) => base >= 0 && heating >= 0 && cooling >= 0

/**
 * Tries the flat model and every balance point of the others by weighted least squares. All of them share the sums over the
 * periods, so that each is solved in closed form.
 */
export function fitModel(
  periods: readonly UsePeriod[],
  weather: DayTemperatures,
  { metering, cools }: FitOptions,
): Fit | undefined {
  const { uses, weights, temperatures } = fitted(periods, weather)
  if (uses.length === 0) return undefined
  const sums = new WeightedColumns(uses, weights)
  const columns = (side: 1 | -1): Columns =>
    degreeDays(temperatures, side).map((column) =>
      isTried(column, weights, metering) ? sums.column(column) : undefined,
    )
  const tried = triedModels(sums, columns(1), cools ? columns(-1) : [])
  const flat = { base: sums.meanUse, heating: 0, cooling: 0, heatingPoint: null, coolingPoint: null }
  const qualified: UseModel[] = [{ kind: 'flat', ...flat, adjustedR2: 0 }]
  for (const { slopes, ...model } of tried)
    if (slopes && isPositive(slopes)) qualified.push({ ...model, ...slopes })
  const solved = tried.filter(({ slopes }) => slopes !== undefined).length
  return {
    best: qualified.reduce((found, each) => (each.adjustedR2 > found.adjustedR2 + TIE ? each : found)),
    qualified,
    negative: solved - (qualified.length - 1),
    notTried: tried.length - solved,
  }
}
