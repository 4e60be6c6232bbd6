import { decimalMark } from '../../forms/typed-number.ts'

/**
 * An amount as people of one of the places write it, `2800,00` or `2.800,00` where the comma is the decimal mark, as plain
 * digits; undefined where it is none. Two digits after a point are cents everywhere: so our own files are written. No two
 * places read the same signs differently: thousands have three digits, and cents two at most.
 */
export function readAmount(text: string, locales: readonly string[]): string | undefined {
  const written = text.trim().replaceAll(SPACES, ' ')
  if (PLAIN.test(written)) return written
  return readInAny(written, locales, 2)
}

/**
 * A sum or rate with up to four decimals. The first of the places says what three digits behind a mark are: `1.125` is not
 * much more than one in English, and in Portuguese a thousand.
 */
export function readDecimal(text: string, locales: readonly string[]): string | undefined {
  const written = text.trim().replaceAll(SPACES, ' ')
  return readInAny(written, locales, 4) ?? (PLAIN_DECIMAL.test(written) ? written : undefined)
}

function readInAny(written: string, locales: readonly string[], decimals: 2 | 4): string | undefined {
  for (const locale of locales) {
    const [, whole = '', mark = '', cents = ''] = WITH_MARK[decimals][decimalMark(locale)].exec(written) ?? []
    const digits = whole.replaceAll(/\D/g, '')
    if (whole !== '') return mark === '' ? digits : `${digits}.${cents}`
  }
  return undefined
}

const SPACES = /[\u00A0\u202F]/g
const PLAIN = /^\d+(\.\d{1,2})?$/
const PLAIN_DECIMAL = /^\d+(\.\d{1,4})?$/
const WITH_MARK = {
  2: {
    '.': /^([1-9]\d{0,2}(?:[, ]\d{3})+|\d+)(?:(\.)(\d{1,2}))?$/,
    ',': /^([1-9]\d{0,2}(?:[. ]\d{3})+|\d+)(?:(,)(\d{1,2}))?$/,
  },
  4: {
    '.': /^([1-9]\d{0,2}(?:[, ]\d{3})+|\d+)(?:(\.)(\d{1,4}))?$/,
    ',': /^([1-9]\d{0,2}(?:[. ]\d{3})+|\d+)(?:(,)(\d{1,4}))?$/,
  },
}
