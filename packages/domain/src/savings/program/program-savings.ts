import { MEASURE_IDS } from '@hearthlight/engine/measures'
import { portfolioSavings } from '@hearthlight/engine/savings'
import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import { type Counted, countedWork, NOT_COUNTED, type ProgramWork } from './counted-work.ts'
import { Comparison, comparison, type LikeHome } from './like-homes.ts'
import { METER_SHOWS, meterShows } from './meter-shows.ts'

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
  by_program: z
    .array(Realised.extend({ id: z.string().nullable().describe('Null: no program paid for it') }))
    .describe('Each work counts for each program that paid for any of it'),
  not_measured: z.array(z.object({ why: z.enum(NOT_COUNTED), homes: z.int() })),
  distribution: z.array(z.object({ from: z.number(), to: z.number(), homes: z.int() })).describe('kWh saved'),
  middle: z
    .object({ from: z.number(), to: z.number(), used_more: z.int() })
    .nullable()
    .describe('kWh between which half of the homes saved, and how many homes used more than before'),
  outliers: z.array(
    z.object({
      building_id: z.string(),
      measure_ids: z.array(z.string()),
      saved: z.number(),
      band: z.number(),
      promised: z.number(),
      shows: z.enum(METER_SHOWS),
    }),
  ),
  comparison: Comparison.nullable().describe('Null where too few homes are like the measured ones'),
})
export type ProgramSavings = z.infer<typeof ProgramSavings>
export const ProgramSavingsResponse = One('program_savings', ProgramSavings)

/** Savings add up, bands add by their squares, and homes whose model follows them too badly are no part of it. */
function realised(works: readonly Counted[]): Realised {
  const { homes, savings, band } = portfolioSavings(
    works.map(({ total }) => ({
      cv: 0,
      counterfactual: total.expected,
      savings: total.saved,
      band: total.band,
    })),
  )
  const promised = works.reduce((sum, work) => sum + work.promised.kwh, 0)
  const rate = promised > 0 ? savings / promised : null
  return { homes, promised, saved: savings, band, rate, rate_band: rate === null ? null : band / promised }
}

function judged(works: readonly ProgramWork[]) {
  const known: Counted[] = []
  const reasons = new Map<(typeof NOT_COUNTED)[number], number>()
  for (const work of works) {
    const found = countedWork(work)
    if (typeof found === 'string') reasons.set(found, (reasons.get(found) ?? 0) + 1)
    else known.push(found)
  }
  const not_measured = [...reasons].map(([why, homes]) => ({ why, homes }))
  return { known, not_measured: not_measured.sort((a, b) => b.homes - a.homes) }
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
    from: first + index * width,
    to: first + (index + 1) * width,
    homes: 0,
  }))
  for (const value of saved) {
    const index = Math.min(BINS - 1, Math.max(0, Math.floor((value - first) / width)))
    const bin = bins[index]
    if (bin !== undefined) bin.homes += 1
  }
  return saved.length === 0 ? [] : bins
}

/** Rounded as people say it: to two digits. */
const said = (value: number) => (value === 0 ? 0 : Number(value.toPrecision(2)))

function middleOf(works: readonly Counted[]): ProgramSavings['middle'] {
  const saved = works.map(({ total }) => total.saved).sort((a, b) => a - b)
  const at = (share: number) => saved[Math.round((saved.length - 1) * share)] ?? 0
  if (saved.length === 0) return null
  return { from: said(at(0.25)), to: said(at(0.75)), used_more: saved.filter((each) => each < 0).length }
}

const farness = ({ total, promised }: Counted) =>
  Math.abs(total.saved - promised.kwh) / Math.max(total.band, 1)

/** Null stands for none. */
const programsOf = ({ program_ids }: ProgramWork): readonly (string | null)[] =>
  program_ids.length === 0 ? [null] : program_ids

const yearOf = ({ ends }: ProgramWork) => Number(ends.slice(0, 4))

/** Whether a work is one of those that are asked for. */
export const isAsked = (work: ProgramWork, { year, program, measure }: ProgramSavingsQuery): boolean =>
  (year === undefined || yearOf(work) === year) &&
  (program === undefined || work.program_ids.includes(program)) &&
  (measure === undefined || work.measure_ids.includes(measure))

/** What all work of a program saved against what was promised of it. */
export function programSavings(
  all: readonly ProgramWork[],
  query: ProgramSavingsQuery,
  likeHomes: readonly LikeHome[] = [],
): Omit<ProgramSavings, 'programs'> {
  const works = all.filter((work) => isAsked(work, query))
  const { known, not_measured } = judged(works)
  const measures = [...new Set(known.flatMap(({ measure_ids }) => measure_ids))]
  const programs = [...new Set(known.flatMap(programsOf))]
  return {
    works: works.length,
    years: [...new Set(all.map(yearOf))].sort((a, b) => b - a),
    measures: [...new Set(all.flatMap(({ measure_ids }) => measure_ids))].sort(),
    all: realised(known),
    by_measure: measures
      .map((id) => ({ id, ...realised(known.filter(({ measure_ids }) => measure_ids.includes(id))) }))
      .sort((one, other) => other.homes - one.homes || one.id.localeCompare(other.id)),
    by_program: programs
      .map((id) => ({ id, ...realised(known.filter((work) => programsOf(work).includes(id))) }))
      .sort((one, other) => other.homes - one.homes || (one.id ?? '').localeCompare(other.id ?? '')),
    not_measured,
    distribution: distribution(known),
    middle: middleOf(known),
    comparison: comparison(known, likeHomes),
    outliers: known
      .filter((work) => farness(work) > FAR)
      .sort((one, other) => farness(other) - farness(one))
      .slice(0, MOST_OUTLIERS)
      .map(({ building_id, measure_ids, total, promised, result }) => ({
        building_id,
        measure_ids: [...measure_ids],
        saved: total.saved,
        band: total.band,
        promised: promised.kwh,
        shows: meterShows(result),
      })),
  }
}
