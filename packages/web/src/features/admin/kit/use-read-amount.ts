import { readAmount } from '@hearthlight/domain/incentives/amounts/read-amount'
import { localeOf } from '@hearthlight/domain/partner/formats'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'

/** Reads an amount that was typed, as it is written in the reader's language or in one of the partner's. */
export function useReadAmount(): (text: string) => string | undefined {
  const { languages, country } = usePartner()
  const { locale } = useFormats()
  const locales = [locale, ...languages.map((language) => localeOf(language, country))]
  return (text) => readAmount(text, locales)
}
