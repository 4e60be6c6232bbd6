import { studentT } from '@hearthlight/engine/savings'
import { z } from 'zod'
import type { HomeSavings } from '../home-savings.ts'
import type { SavingsOfWork } from '../savings-of-work.ts'
import type { Counted } from './counted-work.ts'

/** Homes that each measured home is held against. */
const MOST_LIKE = 5
/** The use of the year before may differ by so much: a quarter more, or a fifth less. */
const NEAR = 1.25
/** Fewer homes say what they did, and not what homes did. */
const FEWEST_LIKE = 10

/** A home without work, over the two years about a day, as if work had been done on it then. */
export interface LikeHome {
  readonly building_id: string
  readonly at: string
  readonly station: string
  readonly fuels: readonly LikeFuel[]
}

export interface LikeFuel {
  readonly fuel: HomeSavings['fuels'][number]['fuel']
  /** kWh in the year before. */
  readonly before: number
  /** Of what it would have taken in the weather of the year after, what it took less. */
  readonly share: number
}

/** What measured homes saved beyond what homes like them saved without work. kWh in the year after; bands are half widths, 9 in 10. */
export const Comparison = z.object({
  homes: z.int().describe('Measured homes for which there are like ones'),
  like_homes: z.int(),
  saved: z.number(),
  band: z.number(),
  like_share: z.number().describe('What like homes took less, of what they would have taken'),
  like_saved: z.number().describe('The same share of what the measured homes would have taken'),
  like_band: z.number(),
  net: z.number().describe('Saved less like_saved'),
  net_band: z.number(),
  promised: z.number(),
  rate: z.number().nullable().describe('Net over promised'),
  rate_band: z.number().nullable(),
})
export type Comparison = z.infer<typeof Comparison>

const MONTHS_A_QUARTER = 3

/** The day about which like homes are looked at: the middle of the quarter in which the work ended. */
export function comparedAt(ends: string): string {
  const month = Number(ends.slice(5, 7)) - 1
  const middle = month - (month % MONTHS_A_QUARTER) + 2
  return `${ends.slice(0, 4)}-${String(middle).padStart(2, '0')}-15`
}

export const likeFuels = ({ fuels }: Pick<SavingsOfWork, 'fuels'>): LikeFuel[] =>
  fuels.flatMap((each) =>
    each.measured === null ? [] : [{ fuel: each.fuel, before: beforeOf(each), share: each.measured.share }],
  )

/** kWh of the year before, by its months. */
function beforeOf({ measured, kwh_per_unit }: HomeSavings['fuels'][number]): number {
  const months = (measured?.months ?? []).filter(({ expected }) => expected === null)
  return months.reduce((sum, { used }) => sum + used, 0) * kwh_per_unit
}

type Candidate = LikeFuel & { readonly home: string }

const groupOf = (at: string, station: string | null, fuel: string) => `${at} ${station} ${fuel}`

function candidatesOf(homes: readonly LikeHome[]): ReadonlyMap<string, readonly Candidate[]> {
  const groups = new Map<string, Candidate[]>()
  for (const { building_id, at, station, fuels } of homes)
    for (const each of fuels) {
      const group = groupOf(at, station, each.fuel)
      const own = groups.get(group) ?? []
      groups.set(group, own)
      own.push({ ...each, home: building_id })
    }
  return groups
}

const apart = (one: number, other: number) => Math.abs(Math.log(Math.max(1, one) / Math.max(1, other)))

/** One fuel of a measured home, and the homes that it is held against. */
interface Matched {
  readonly expected: number
  readonly like: readonly Candidate[]
}

/** Undefined where one of its measured fuels has no like home. */
function matched(
  { ends, result }: Counted,
  groups: ReadonlyMap<string, readonly Candidate[]>,
): Matched[] | undefined {
  const all: Matched[] = []
  for (const fuel of result.fuels) {
    if (fuel.measured === null) continue
    const before = beforeOf(fuel)
    const like = (groups.get(groupOf(comparedAt(ends), result.station, fuel.fuel)) ?? [])
      .filter((each) => apart(each.before, before) <= Math.log(NEAR))
      .toSorted((one, other) => apart(one.before, before) - apart(other.before, before))
      .slice(0, MOST_LIKE)
    if (like.length === 0) return undefined
    all.push({ expected: fuel.measured.expected * fuel.kwh_per_unit, like })
  }
  return all.length === 0 ? undefined : all
}

/** The mean of what like homes did, each weighed by the use that it stands for, and how sure that mean is. */
function changeOf(pairs: readonly Matched[]) {
  const homes = new Map<string, { weight: number; share: number }>()
  for (const { expected, like } of pairs)
    for (const { home, fuel, share } of like) {
      const name = `${home} ${fuel}`
      homes.set(name, { weight: (homes.get(name)?.weight ?? 0) + expected / like.length, share })
    }
  const all = [...homes.values()]
  const sum = (of: (each: (typeof all)[number]) => number) => all.reduce((total, each) => total + of(each), 0)
  const weight = sum((each) => each.weight)
  const share = sum((each) => each.weight * each.share) / weight
  const spread = Math.sqrt(
    ((sum((each) => each.weight * (each.share - share) ** 2) / weight) * all.length) /
      Math.max(1, all.length - 1),
  )
  const band =
    studentT(0.95, Math.max(1, all.length - 1)) * spread * Math.hypot(...all.map((each) => each.weight))
  return { share, saved: share * weight, band }
}

/**
 * Each measured home is held against up to five homes without work, whose use in the year before was near its own and whose weather
 * is that of the same station. Null where fewer than ten homes are like any of them.
 */
export function comparison(works: readonly Counted[], homes: readonly LikeHome[]): Comparison | null {
  const groups = candidatesOf(homes)
  const compared = works.flatMap((work) => {
    const pairs = matched(work, groups)
    return pairs === undefined ? [] : [{ ...work, pairs }]
  })
  const pairs = compared.flatMap((each) => each.pairs)
  const like = new Set(pairs.flatMap((pair) => pair.like.map(({ home }) => home)))
  if (like.size < FEWEST_LIKE) return null
  const sum = (of: (each: Counted) => number) => compared.reduce((total, each) => total + of(each), 0)
  const [saved, promised] = [sum(({ total }) => total.saved), sum((each) => each.promised.kwh)]
  const band = Math.hypot(...compared.map(({ total }) => total.band))
  const change = changeOf(pairs)
  const [net, net_band] = [saved - change.saved, Math.hypot(band, change.band)]
  return {
    homes: compared.length,
    like_homes: like.size,
    saved,
    band,
    promised,
    net,
    net_band,
    like_share: change.share,
    like_saved: change.saved,
    like_band: change.band,
    rate: promised > 0 ? net / promised : null,
    rate_band: promised > 0 ? net_band / promised : null,
  }
}
