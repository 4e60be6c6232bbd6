import type { HomeSavings } from '../home-savings.ts'

export interface ProgramWork {
  readonly building_id: string
  readonly ends: string
  /** Null where no program paid for it. */
  readonly program_id: string | null
  readonly measure_ids: readonly string[]
  readonly promised: HomeSavings['promised']
  /** Null until it was measured for the first time. */
  readonly result: (Pick<HomeSavings, 'total' | 'fuels'> & { readonly station: string | null }) | null
}

/** Work that is measured for a whole year and was promised something. */
export type Counted = ProgramWork & {
  readonly promised: NonNullable<HomeSavings['promised']>
  readonly total: NonNullable<HomeSavings['total']>
  readonly result: NonNullable<ProgramWork['result']>
}

export function counted(work: ProgramWork): Counted[] {
  const { promised, result } = work
  if (promised === null || result === null || result.total === null || !result.total.is_year) return []
  return [{ ...work, promised, result, total: result.total }]
}
