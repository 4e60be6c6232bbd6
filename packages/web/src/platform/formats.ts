import { type Formats, formats } from '@hearthlight/domain/partner/formats'
import { useMemo } from 'react'
import { useLanguage, usePartner } from './partner.ts'

/** How this partner writes money, numbers, areas and dates in the language on the screen. */
export function useFormats(): Formats {
  const partner = usePartner()
  const language = useLanguage()
  return useMemo(() => formats(partner, language), [partner, language])
}
