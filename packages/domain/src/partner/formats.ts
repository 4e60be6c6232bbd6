import { FT2_PER_M2 } from '@hearthlight/engine/area-units'
import type { Language } from '../texts/namespaces.ts'
import type { PartnerConfig } from './partner-config.ts'

export type FormatPartner = Pick<
  PartnerConfig,
  'country' | 'currency_code' | 'currency_icon' | 'time_zone'
> & {
  readonly settings: Pick<PartnerConfig['settings'], 'area_unit'>
}

/** Spanish in the United States is es-US, English in Portugal writes numbers as en-GB does. */
export function localeOf(language: Language, country: PartnerConfig['country']): string {
  if (country === 'PT') return { pt: 'pt-PT', en: 'en-GB', fr: 'fr-FR', es: 'es-ES' }[language]
  if (country === 'CA') return { fr: 'fr-CA', en: 'en-CA', es: 'es-US', pt: 'pt-PT' }[language]
  return { en: 'en-US', es: 'es-US', fr: 'fr-CA', pt: 'pt-PT' }[language]
}

/** To make a format costs a hundred times as much as to use it. */
function byDecimals(make: (decimals: number) => Intl.NumberFormat) {
  const made = new Map<number, Intl.NumberFormat>()
  return (decimals: number): Intl.NumberFormat => {
    const format = made.get(decimals) ?? make(decimals)
    made.set(decimals, format)
    return format
  }
}

/**
 * The partner's own symbol stands where the locale puts the currency, so `CA$` never shows to a Canadian. Five-digit
 * grouping rules of pt-PT and es are kept off: `1 500 €` and `1 500 $` read as the brands write them.
 */
function money(locale: string, partner: FormatPartner) {
  const formatOf = byDecimals(
    (decimals) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: partner.currency_code,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        useGrouping: 'always',
      }),
  )
  const written: Partial<Record<string, string>> = { currency: partner.currency_icon, minusSign: '−' }
  return (amount: number, decimals = 0): string => {
    const parts = formatOf(decimals).formatToParts(amount)
    return parts.map(({ type, value }) => written[type] ?? value).join('')
  }
}

function isSignBefore(locale: string, currency: string): boolean {
  const [first] = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
  return first?.type === 'currency'
}

function date(locale: string, timeZone: string) {
  const isAmerican = locale.endsWith('-US')
  const format = new Intl.DateTimeFormat(isAmerican ? 'en-US' : locale, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (instant: Date): string => {
    // Month-day-year with hyphens, zero-padded, in the United States (spec 1 section 9), in Spanish too, whose readers
    // meet both languages on one page; the locale's own form elsewhere.
    return isAmerican ? format.format(instant).replaceAll('/', '-') : format.format(instant)
  }
}

/** How this partner writes money, numbers, areas and dates in one language. */
export function formats(partner: FormatPartner, language: Language) {
  const locale = localeOf(language, partner.country)
  const numberFormat = byDecimals(
    (decimals) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        useGrouping: 'always',
      }),
  )
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const number = (value: number, decimals = 0) => numberFormat(decimals).format(value)
  const feet = partner.settings.area_unit === 'square_feet'
  return {
    locale,
    number,
    money: money(locale, partner),
    /** The sign of the currency, and on which side of a sum the locale puts it. */
    currency: { sign: partner.currency_icon, isBefore: isSignBefore(locale, partner.currency_code) },
    percent: (share: number) => percentFormat.format(share),
    areaUnit: feet ? ('ft2' as const) : ('m2' as const),
    /** The figure only; its unit is a text key. */
    area: (squareMetres: number) => number(feet ? squareMetres * FT2_PER_M2 : squareMetres),
    date: date(locale, partner.time_zone),
    time: (instant: Date) =>
      new Intl.DateTimeFormat(locale, {
        timeZone: partner.time_zone,
        hour: 'numeric',
        minute: '2-digit',
      }).format(instant),
  }
}
export type Formats = ReturnType<typeof formats>
