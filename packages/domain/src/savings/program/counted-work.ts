import { type HomeSavings, NOT_YET, SET_ASIDE } from '../home-savings.ts'
import { type DatedWork, joinWorks } from '../joined-works.ts'
import { promiseOfMeasured } from '../promise-of-measured.ts'

/** What was measured of a work; null until that was done for the first time. */
type Result = (Pick<HomeSavings, 'state' | 'total' | 'fuels'> & { readonly station: string | null }) | null

/** Work on a home, or several works that the meter cannot tell apart. */
export interface ProgramWork {
  readonly building_id: string
  readonly ends: string
  /** That paid for any of it. */
  readonly program_ids: readonly string[]
  readonly measure_ids: readonly string[]
  readonly promised: HomeSavings['promised']
  readonly result: Result
}

type StoredWork = DatedWork & {
  readonly building_id: string
  readonly program_id: string | null
  readonly result: Result
}

/** Works of many homes as they are counted: what one saving is told of is one work, and the last of it has what was measured. */
export function programWorks(stored: readonly StoredWork[]): ProgramWork[] {
  const homes = new Map<string, StoredWork[]>()
  for (const work of stored) homes.set(work.building_id, [...(homes.get(work.building_id) ?? []), work])
  return [...homes.values()].flatMap(joinWorks).map(({ last, works, ends, measure_ids, promised }) => ({
    building_id: last.building_id,
    ends,
    measure_ids,
    promised,
    result: last.result,
    program_ids: [...new Set(works.flatMap(({ program_id }) => program_id ?? []))],
  }))
}

/** Work that is measured for a whole year, of which what was promised of the measured fuels is known. */
export type Counted = ProgramWork & {
  readonly promised: NonNullable<HomeSavings['promised']>
  readonly total: NonNullable<HomeSavings['total']>
  readonly result: NonNullable<ProgramWork['result']>
}

/** Why a work does not count: what stands in the way of measuring it, or of holding what is measured against a promise. */
export const NOT_COUNTED = [
  ...[...NOT_YET, ...SET_ASIDE],
  ...(['not_measured', 'not_a_year', 'nothing_promised', 'fuel_not_read'] as const),
] as const
type NotCounted = (typeof NOT_COUNTED)[number]

/** The work with what was promised of the fuels that are measured; a reason where it does not count. */
export function countedWork(work: ProgramWork): Counted | NotCounted {
  const { promised, result } = work
  if (result === null) return 'not_measured'
  if (result.total === null) return result.fuels.find(({ why }) => why !== null)?.why ?? 'no_meter'
  if (!result.total.is_year) return 'not_a_year'
  if (promised === null) return 'nothing_promised'
  const { isComparable, kwh, low, high } = promiseOfMeasured(promised, result.fuels)
  if (!isComparable) return 'fuel_not_read'
  return { ...work, promised: { ...promised, kwh, low, high }, result, total: result.total }
}
