import { MEASURE_IDS } from '@hearthlight/engine/measures'
import { portfolioSavings } from '@hearthlight/engine/savings'
import { z } from 'zod'
import { One } from '../shared/envelope.ts'
import { type HomeSavings, NOT_YET, SET_ASIDE } from './home-savings.ts'

/** Works one view counts; of more, those that ended last. */
export const MOST_PROGRAM_WORKS = 20_000
const MOST_OUTLIERS = 20
/** So far from its promise, in times its own band, is worth a look. */
const FAR = 2
const BINS = 8

export const ProgramSavingsQuery = z.object({
  year: z.coerce.number().int().min(1990).max(2100).optional().describe('In which the work ended'),
  program: z.uuid().optional().describe('That paid for it'),
  measure: z.enum(MEASURE_IDS).optional().describe('One of those that were done'),
})
export type ProgramSavingsQuery = z.infer<typeof ProgramSavingsQuery>

/** Of homes that are measured for a year and were promised something. */
const Realised = z.object({
  homes: z.int(),
  promised: z.number().describe('kWh a year'),
  saved: z.number(),
  band: z.number().describe('Half the width, 9 in 10'),
  rate: z.number().nullable().describe('Saved over promised; null where nothing was promised'),
  rate_band: z.number().nullable(),
})
export type Realised = z.infer<typeof Realised>

export const ProgramSavings = z.object({
  works: z.int(),
  years: z.array(z.int()).describe('In which work ended'),
  programs: z.array(z.object({ id: z.string(), name: z.string() })).describe('That paid for work'),
  measures: z.array(z.string()).describe('That were done, by whichever program'),
  all: Realised,
  by_measure: z
    .array(Realised.extend({ id: z.string() }))
    .describe('Each work counts for each of its measures'),
  not_measured: z.array(z.object({ why: z.enum([...NOT_YET, ...SET_ASIDE, 'not_a_year']), homes: z.int() })),
  distribution: z.array(z.object({ from: z.number(), to: z.number(), homes: z.int() })).describe('kWh saved'),
  outliers: z.array(
    z.object({
      building_id: z.string(),
      measure_ids: z.array(z.string()),
      saved: z.number(),
      band: z.number(),
      promised: z.number(),
    }),
  ),
})
export type ProgramSavings = z.infer<typeof ProgramSavings>
export const ProgramSavingsResponse = One('program_savings', ProgramSavings)

export interface ProgramWork {
  readonly building_id: string
  readonly ends: string
  /** Null where no program paid for it. */
  readonly program_id: string | null
  readonly measure_ids: readonly string[]
  readonly promised: HomeSavings['promised']
  /** Null until it was measured for the first time. */
  readonly result: Pick<HomeSavings, 'total' | 'fuels'> | null
}

type Counted = ProgramWork & {
  readonly promised: NonNullable<HomeSavings['promised']>
  readonly total: NonNullable<HomeSavings['total']>
}

function counted(work: ProgramWork): Counted[] {
  const { promised, result } = work
  if (promised === null || result === null || result.total === null || !result.total.is_year) return []
  return [{ ...work, promised, total: result.total }]
}

/** Savings add up, bands add by their squares, and homes whose model follows them too badly are no part of it. */
function realised(works: readonly Counted[]): Realised {
  const { homes, savings, band } = portfolioSavings(
    works.map(({ total }) => ({
      ...{ cv: 0, counterfactual: total.expected, savings: total.saved, band: total.band },
    })),
  )
  const promised = works.reduce((sum, work) => sum + work.promised.kwh, 0)
  const rate = promised > 0 ? savings / promised : null
  return { homes, promised, saved: savings, band, rate, rate_band: rate === null ? null : band / promised }
}

function reasons(works: readonly ProgramWork[]): ProgramSavings['not_measured'] {
  const homes = new Map<ProgramSavings['not_measured'][number]['why'], number>()
  for (const work of works) {
    if (counted(work).length > 0) continue
    const why = work.result?.fuels.find((fuel) => fuel.why !== null)?.why
    const said = work.result?.total != null ? 'not_a_year' : (why ?? 'no_meter')
    homes.set(said, (homes.get(said) ?? 0) + 1)
  }
  return [...homes].map(([why, count]) => ({ why, homes: count })).sort((a, b) => b.homes - a.homes)
}

/** A round width of which some eight hold all but the farthest homes. */
function distribution(works: readonly Counted[]): ProgramSavings['distribution'] {
  const saved = works.map(({ total }) => total.saved).sort((a, b) => a - b)
  const at = (share: number) => saved[Math.round((saved.length - 1) * share)] ?? 0
  const rough = Math.max(1, (at(0.95) - at(0.05)) / (BINS - 2))
  const power = 10 ** Math.floor(Math.log10(rough))
  const width = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10)
  const first = Math.floor(at(0.05) / width) * width
  const bins = Array.from({ length: BINS }, (_, index) => ({
    ...{ from: first + index * width, to: first + (index + 1) * width, homes: 0 },
  }))
  for (const value of saved) {
    const index = Math.min(BINS - 1, Math.max(0, Math.floor((value - first) / width)))
    const bin = bins[index]
    if (bin !== undefined) bin.homes += 1
  }
  return saved.length === 0 ? [] : bins
}

const farness = ({ total, promised }: Counted) =>
  Math.abs(total.saved - promised.kwh) / Math.max(total.band, 1)

/** What all work of a program saved against what was promised of it. */
export function programSavings(
  all: readonly ProgramWork[],
  { year, program, measure }: ProgramSavingsQuery,
): Omit<ProgramSavings, 'programs'> {
  const yearOf = ({ ends }: ProgramWork) => Number(ends.slice(0, 4))
  const works = all.filter(
    (work) =>
      (year === undefined || yearOf(work) === year) &&
      (program === undefined || work.program_id === program) &&
      (measure === undefined || work.measure_ids.includes(measure)),
  )
  const known = works.flatMap(counted)
  const measures = [...new Set(known.flatMap(({ measure_ids }) => measure_ids))]
  return {
    works: works.length,
    years: [...new Set(all.map(yearOf))].sort((a, b) => b - a),
    measures: [...new Set(all.flatMap(({ measure_ids }) => measure_ids))].sort(),
    all: realised(known),
    by_measure: measures
      .map((id) => ({ id, ...realised(known.filter(({ measure_ids }) => measure_ids.includes(id))) }))
      .sort((one, other) => other.homes - one.homes || one.id.localeCompare(other.id)),
    not_measured: reasons(works),
    distribution: distribution(known),
    outliers: known
      .filter((work) => farness(work) > FAR)
      .sort((one, other) => farness(other) - farness(one))
      .slice(0, MOST_OUTLIERS)
      .map(({ building_id, measure_ids, total, promised }) => ({
        ...{ building_id, measure_ids: [...measure_ids], saved: total.saved, band: total.band },
        promised: promised.kwh,
      })),
  }
}
