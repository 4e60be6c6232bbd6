import { FITTED, type Fitted } from '../../../packages/engine/src/fitted.ts'
import { type ComparedCase, type Summary, summarizeCases } from './statistics.ts'
import { type EnergyPlusCase, validateEnergyPlus } from './validate-energyplus.ts'
import type { WeatherSource } from './weather.ts'

/** The first word of a case's tag says what it tells of the house. */
const GROUPINGS = { climate: 'loc', foundation: 'fnd', heating: 'heat', cooling: 'cool' } as const
const QUANTITIES = ['total', 'heating', 'cooling'] as const
type Quantity = (typeof QUANTITIES)[number]

export interface LeftOutFamily {
  readonly name: string
  readonly n: number
  /** What the fit without the family chose. */
  readonly fitted: Fitted
}

export interface LeftOutGrouping {
  readonly grouping: string
  readonly families: readonly LeftOutFamily[]
  readonly summary: Readonly<Record<Quantity, Summary>>
}

const familyOf = (item: EnergyPlusCase, prefix: string): string =>
  (item.tags ?? []).find((tag) => tag.startsWith(`${prefix}:`))?.slice(prefix.length + 1) ?? 'none'

type Rows = Readonly<Record<Quantity, readonly ComparedCase[]>>

function compareFigures(cases: readonly EnergyPlusCase[], weather: WeatherSource, fitted: Fitted): Rows {
  Object.assign(FITTED, fitted)
  const { quantities } = validateEnergyPlus(cases, weather)
  return {
    total: quantities['total']?.cases ?? [],
    heating: quantities['heating']?.cases ?? [],
    cooling: quantities['cooling']?.cases ?? [],
  }
}

/** Mean absolute error; a total counts twice, as it is what a person reads first. */
const misfit = ({ total, heating, cooling }: Rows): number =>
  2 * mean(total) + mean(heating) + 0.5 * mean(cooling)
const mean = (rows: readonly ComparedCase[]) =>
  rows.reduce((sum, { error }) => sum + Math.abs(error), 0) / Math.max(1, rows.length)

/** Coordinate search: each figure up and down in turn, in steps that halve. */
const STEPS = [0.16, 0.08] as const

/** A figure leaves its physical value only as far as the houses insist: 15 % away costs a point of error. */
const PRIOR = { deviation: 0.15, weight: 0.01 } as const
const strain = (fitted: Fitted, start: Fitted): number =>
  (Object.keys(start) as (keyof Fitted)[]).reduce(
    (sum, name) => sum + PRIOR.weight * (Math.log(fitted[name] / start[name]) / PRIOR.deviation) ** 2,
    0,
  )

function fitWithout(cases: readonly EnergyPlusCase[], weather: WeatherSource, start: Fitted): Fitted {
  let best = start
  let least = misfit(compareFigures(cases, weather, best))
  for (const step of STEPS)
    for (const name of Object.keys(start) as (keyof Fitted)[])
      for (const factor of [1 - step, 1 + step]) {
        const tried = { ...best, [name]: best[name] * factor }
        const found = misfit(compareFigures(cases, weather, tried)) + strain(tried, start)
        if (found < least) {
          least = found
          best = tried
        }
      }
  return best
}

/** For every family of each grouping: fit the figures on all other houses, and check the family with them. */
export function validateLeftOut(
  cases: readonly EnergyPlusCase[],
  weather: WeatherSource,
  said: (line: string) => void,
): LeftOutGrouping[] {
  const kept: Fitted = { ...FITTED }
  // Before the search every figure starts away from where the whole set has put it.
  const start: Fitted = {
    ...kept,
    slabFactor: 1,
    calmGain: 0.03,
    surfaceWPerM2K: 2,
  }
  const groupings = Object.entries(GROUPINGS).map(([grouping, prefix]) => {
    const names = [...new Set(cases.map((item) => familyOf(item, prefix)))]
    const left = names.map((name) => {
      const family = cases.filter((item) => familyOf(item, prefix) === name)
      const rest = cases.filter((item) => familyOf(item, prefix) !== name)
      const fitted = fitWithout(rest, weather, start)
      said(`${grouping} ${name}: ${family.length}`)
      return { name, n: family.length, fitted, rows: compareFigures(family, weather, fitted) }
    })
    const all = (quantity: Quantity) => summarizeCases(left.flatMap(({ rows }) => rows[quantity])).summary
    return {
      grouping,
      families: left.map(({ name, n, fitted }) => ({ name, n, fitted })),
      summary: { total: all('total'), heating: all('heating'), cooling: all('cooling') },
    }
  })
  Object.assign(FITTED, kept)
  return groupings
}
