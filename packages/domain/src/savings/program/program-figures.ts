import type { ProgramSavings, Realised } from './program-savings.ts'

/** The columns of the file; what a row does not have stays blank. */
export const FIGURE_COLUMNS = [
  ...(['part', 'name', 'homes', 'saved_kwh', 'band_kwh', 'promised_kwh', 'rate', 'rate_band'] as const),
  ...(['from_kwh', 'to_kwh', 'shows'] as const),
] as const
type Row = Partial<Record<(typeof FIGURE_COLUMNS)[number], string | number | null>> & {
  readonly part: string
}

const realised = ({ homes, saved, band, promised, rate, rate_band }: Realised) => ({
  homes,
  saved_kwh: saved,
  band_kwh: band,
  promised_kwh: promised,
  rate,
  rate_band,
})

function comparisonRows(found: ProgramSavings['comparison']): Row[] {
  if (found === null) return []
  const { homes, like_homes, saved, band, promised, rate, rate_band } = found
  return [
    {
      part: 'comparison',
      name: 'with_work',
      homes,
      saved_kwh: saved,
      band_kwh: band,
      promised_kwh: promised,
    },
    {
      part: 'comparison',
      name: 'like_homes',
      homes: like_homes,
      saved_kwh: found.like_saved,
      band_kwh: found.like_band,
      rate: found.like_share,
    },
    {
      part: 'comparison',
      name: 'difference',
      homes,
      saved_kwh: found.net,
      band_kwh: found.net_band,
      promised_kwh: promised,
      rate,
      rate_band,
    },
  ]
}

/** Every figure of the page of a program, a row each, so that the file says what the page says. */
export const programFigures = (found: ProgramSavings): Row[] => [
  { part: 'works', homes: found.works },
  { part: 'all', ...realised(found.all) },
  ...found.by_measure.map(({ id, ...each }) => ({ part: 'measure', name: id, ...realised(each) })),
  ...found.by_program.map(({ id, ...each }) => ({
    part: 'program',
    name: found.programs.find((program) => program.id === id)?.name ?? null,
    ...realised(each),
  })),
  ...found.not_measured.map(({ why, homes }) => ({ part: 'not_measured', name: why, homes })),
  ...found.distribution.map(({ from, to, homes }) => ({
    part: 'distribution',
    homes,
    from_kwh: from,
    to_kwh: to,
  })),
  ...(found.middle === null
    ? []
    : [
        { part: 'half_of_homes', from_kwh: found.middle.from, to_kwh: found.middle.to },
        { part: 'used_more', homes: found.middle.used_more },
      ]),
  ...comparisonRows(found.comparison),
  ...found.outliers.map(({ building_id, saved, band, promised, shows }) => ({
    part: 'outlier',
    name: building_id,
    saved_kwh: saved,
    band_kwh: band,
    promised_kwh: promised,
    shows,
  })),
]
