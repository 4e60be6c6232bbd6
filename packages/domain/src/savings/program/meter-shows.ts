import type { HomeSavings, SavingsMonth } from '../home-savings.ts'

/** What the months of a home say of why it is far from its promise. Reasons come from the meter, not from a guess about people. */
export const METER_SHOWS = [
  'empty',
  'no_change',
  'more_always',
  'more_in_season',
  'less_always',
  'less_in_season',
] as const
type MeterShows = (typeof METER_SHOWS)[number]

/** Months with the least use tell what is there in any weather. */
const MILD_MONTHS = 3
/** Of a change, the part that is there in any weather. */
const MOST = 0.6
/** Of what is expected: nobody was there. */
const HARDLY = 0.25
const EMPTY_MONTHS = 2

type After = SavingsMonth & { readonly expected: number }
const lessOf = ({ expected, used }: After) => expected - used

/** Of the fuel that changed most. */
export function meterShows({ total, fuels }: Pick<HomeSavings, 'total' | 'fuels'>): MeterShows {
  const [most] = fuels
    .flatMap(({ measured, kwh_per_unit }) => (measured === null ? [] : [{ measured, kwh_per_unit }]))
    .toSorted((one, other) => changed(other) - changed(one))
  const months = (most?.measured.months ?? []).flatMap((month) =>
    month.expected === null ? [] : [{ ...month, expected: month.expected }],
  )
  const hardly = months.filter(({ used, expected }) => used < HARDLY * expected)
  if (hardly.length >= EMPTY_MONTHS && hardly.length < months.length) return 'empty'
  if (total === null || Math.abs(total.saved) <= total.band) return 'no_change'
  const mild = months.toSorted((one, other) => one.expected - other.expected).slice(0, MILD_MONTHS)
  const sum = (all: readonly After[]) => all.reduce((less, month) => less + lessOf(month), 0)
  const always = (sum(mild) / Math.max(1, mild.length)) * months.length
  const isAlways = always / sum(months) >= MOST
  if (total.saved < 0) return isAlways ? 'more_always' : 'more_in_season'
  return isAlways ? 'less_always' : 'less_in_season'
}

const changed = ({ measured, kwh_per_unit }: { measured: { saved: number }; kwh_per_unit: number }) =>
  Math.abs(measured.saved * kwh_per_unit)
