const NUMBER = /^[-+]?\d*[.,]?\d+$/

/** A number as sheets write it: with a currency, groups of thousands, an apostrophe before it; null for `N/A`, a dash or nothing. */
export function tableNumber(text: string | undefined, decimalComma: boolean): number | null {
  const bare = (text ?? '').replace(/[\s'$€£ ]/g, '')
  const isNegative = /^\(.*\)$/.test(bare)
  const digits = bare.replace(/[()]/g, '')
  const plain =
    decimalComma && digits.includes(',')
      ? digits.replaceAll('.', '').replace(',', '.')
      : digits.replaceAll(',', '')
  if (!NUMBER.test(plain)) return null
  return isNegative ? -Number(plain) : Number(plain)
}

export type DateOrder = 'monthFirst' | 'dayFirst'

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/
const TIME = /(?:^|[\sT])(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap])?\.?m?/i
const OFFSET = /(?:Z|([+-])(\d{2}):?(\d{2}))$/

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const bare = (text: string) => text.trim().replace(/^'/, '')

/** Whether a date can only have its day first, or only its month; undefined where it may be either. */
export function orderOf(text: string): DateOrder | undefined {
  const match = bare(text).match(YEAR_LAST)
  if (match === null) return undefined
  // With points between its parts a date begins with the day, wherever it is written so.
  if (Number(match[1]) > 12 || bare(text).includes('.')) return 'dayFirst'
  return Number(match[2]) > 12 ? 'monthFirst' : undefined
}

/** The milliseconds of a day since 1970, as if it were one of UTC. */
export function tableDate(text: string, order: DateOrder): number | null {
  const first = bare(text).match(YEAR_FIRST)
  const last = bare(text).match(YEAR_LAST)
  if (first !== null) return Date.UTC(Number(first[1]), Number(first[2]) - 1, Number(first[3]))
  if (last === null) return null
  const [one, two, year] = [Number(last[1]), Number(last[2]), Number(last[3])]
  const [month, day] = order === 'monthFirst' ? [one, two] : [two, one]
  return month > 12 ? null : Date.UTC(year < 100 ? 2000 + year : year, month - 1, day)
}

/** The milliseconds since midnight; `24:00` is the end of the day. */
export function tableTime(text: string): number | null {
  const match = text.match(TIME)
  if (match === null) return null
  const half = match[4]?.toLowerCase()
  const hour = half === undefined ? Number(match[1]) : (Number(match[1]) % 12) + (half === 'p' ? 12 : 0)
  return hour * HOUR_MS + Number(match[2]) * MINUTE_MS + Number(match[3] ?? 0) * 1000
}

/** How far ahead of UTC the writer of a time says it is; null where nothing is said. */
export function tableOffset(text: string): number | null {
  if (tableTime(text) === null) return null
  const match = text.trim().match(OFFSET)
  if (match === null) return null
  const size = Number(match[2] ?? 0) * HOUR_MS + Number(match[3] ?? 0) * MINUTE_MS
  return match[1] === '-' ? -size : size
}
