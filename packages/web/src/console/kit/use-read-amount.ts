import { readAmount, readDecimal } from '@hearthlight/domain/incentives/amounts/read-amount'
import { localeOf } from '@hearthlight/domain/partner/formats'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'

type Read = (text: string) => string | undefined

/** Reads an amount that was typed, as it is written in the reader's language or in one of the partner's. */
export function useReadAmount(): Read {
  const locales = useLocales()
  return (text) => readAmount(text, locales)
}

/** The same for a rate, a share or a number of things, which may have more decimals than money has. */
export function useReadDecimal(): Read {
  const locales = useLocales()
  return (text) => readDecimal(text, locales)
}

function useLocales(): readonly string[] {
  const { languages, country } = usePartner()
  const { locale } = useFormats()
  return [locale, ...languages.map((language) => localeOf(language, country))]
}
