import { PartnerAnswer, PublicPartner } from '@hearthlight/domain/partner/public-partner'
import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from './http.ts'
import { HttpProblem } from './http-problem.ts'
import { localMemory } from './local-storage.ts'

export class PartnerMoved extends Error {
  readonly url: string
  constructor(url: string) {
    super(`the partner has moved to ${url}`)
    this.url = url
  }
}

/** The partner of this host, in one language. Kept on the device so that the app also opens without a connection. */
export const partnerQuery = (language: Language) =>
  queryOptions({
    queryKey: ['partner', language],
    queryFn: () => loadPartner(language),
    staleTime: 5 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
  })

async function loadPartner(language: Language): Promise<PublicPartner> {
  try {
    const { data } = await http.get('/api/v1/partners', { answer: PartnerAnswer })
    if ('redirect_url' in data.attributes) throw new PartnerMoved(data.attributes.redirect_url)
    localMemory.set('partner', JSON.stringify({ language, partner: data.attributes }))
    return data.attributes
  } catch (cause) {
    const remembered = isUnanswered(cause) ? rememberedPartner() : undefined
    if (remembered === undefined) throw cause
    return remembered.partner
  }
}

const isUnanswered = (cause: unknown) => cause instanceof HttpProblem && cause.status === 0

export function rememberedPartner(): { language: Language; partner: PublicPartner } | undefined {
  try {
    const { language, partner } = JSON.parse(localMemory.get('partner') ?? 'null') ?? {}
    const parsed = PublicPartner.safeParse(partner)
    return parsed.success && LANGUAGES.includes(language) ? { language, partner: parsed.data } : undefined
  } catch {
    return undefined
  }
}

export function useLanguage(): Language {
  const { i18n } = useTranslation('shared')
  return i18n.language as Language
}

export function usePartner(): PublicPartner {
  return useSuspenseQuery(partnerQuery(useLanguage())).data
}
