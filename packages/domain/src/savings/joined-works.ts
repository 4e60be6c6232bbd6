import type { PromisedSavings } from './home-savings.ts'

/** The year after one work and the year before the next may not overlap. */
const YEAR_MS = 365 * 86_400_000

export interface DatedWork {
  readonly begins: string
  readonly ends: string
  readonly measure_ids: readonly string[]
  readonly promised: PromisedSavings | null
}

/** Works on a home with less than a year between, which one saving is told of: the meter cannot tell which did what. */
export interface JoinedWorks<Work extends DatedWork> extends DatedWork {
  /** The one that ended last. */
  readonly last: Work
  /** All of them, what ended last first. */
  readonly works: readonly Work[]
}

/** The works of one home, joined, the latest first. */
export function joinWorks<Work extends DatedWork>(works: readonly Work[]): JoinedWorks<Work>[] {
  const joined: JoinedWorks<Work>[] = []
  for (const work of works.toSorted(byEnd)) {
    const later = joined.at(-1)
    if (later !== undefined && Date.parse(later.begins) - Date.parse(work.ends) < YEAR_MS)
      joined[joined.length - 1] = withWork(later, work)
    else joined.push({ ...pick(work), last: work, works: [work] })
  }
  return joined
}

const byEnd = (one: DatedWork, other: DatedWork) =>
  other.ends.localeCompare(one.ends) || other.begins.localeCompare(one.begins)

const pick = ({ begins, ends, measure_ids, promised }: DatedWork): DatedWork => ({
  begins,
  ends,
  measure_ids,
  promised,
})

const withWork = <Work extends DatedWork>(later: JoinedWorks<Work>, work: Work): JoinedWorks<Work> => ({
  ...later,
  begins: work.begins.localeCompare(later.begins) < 0 ? work.begins : later.begins,
  measure_ids: [...new Set([...later.measure_ids, ...work.measure_ids])],
  promised: together(later.promised, work.promised),
  works: [...later.works, work],
})

/** What is promised adds up, and how far it may be off by its squares; of which nothing is known, nothing is known of all. */
function together(one: PromisedSavings | null, other: PromisedSavings | null): PromisedSavings | null {
  if (one === null || other === null) return null
  const kwh = one.kwh + other.kwh
  const off = (side: 'low' | 'high') => Math.hypot(one.kwh - one[side], other.kwh - other[side])
  const fuels = [...new Set([...Object.keys(one.kwh_by_fuel), ...Object.keys(other.kwh_by_fuel)])]
  const of = (fuel: string) => (one.kwh_by_fuel[fuel] ?? 0) + (other.kwh_by_fuel[fuel] ?? 0)
  return {
    kwh,
    low: kwh - off('low'),
    high: kwh + off('high'),
    money: one.money + other.money,
    kwh_by_fuel: Object.fromEntries(fuels.map((fuel) => [fuel, of(fuel)])),
  }
}
