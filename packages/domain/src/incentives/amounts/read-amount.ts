/**
 * An amount as people of one of the places write it, `2800,00` or `2.800,00` where the comma is the decimal mark, as plain
 * digits; undefined where it is none. Two digits after a point are cents everywhere: so our own files are written. No two
 * places read the same signs differently: thousands have three digits, and cents two at most.
 */
export function readAmount(text: string, locales: readonly string[]): string | undefined {
  const written = text.trim().replaceAll(SPACES, ' ')
  if (PLAIN.test(written)) return written
  for (const locale of locales) {
    const read = readIn(written, locale)
    if (read !== undefined) return read
  }
  return undefined
}

function readIn(written: string, locale: string): string | undefined {
  const [, whole = '', mark = '', cents = ''] = WITH_MARK[decimalMark(locale)].exec(written) ?? []
  if (whole === '') return undefined
  const digits = whole.replaceAll(/\D/g, '')
  return mark === '' ? digits : `${digits}.${cents}`
}

const SPACES = /[\u00A0\u202F]/g
const PLAIN = /^\d+(\.\d{1,2})?$/
const WITH_MARK = {
  '.': /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:(\.)(\d{1,2}))?$/,
  ',': /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:(,)(\d{1,2}))?$/,
}

function decimalMark(locale: string): keyof typeof WITH_MARK {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
