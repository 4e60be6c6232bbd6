import type { PublicPartner } from '@hearthlight/domain/partner/public/public-partner'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAppContext } from './boot/app-context.ts'
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
    queryFn: loadPartner,
    staleTime: 5 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** For a start without a connection. */
export const storePartner = (partner: PublicPartner) => localMemory.setJson('partner', partner)

async function loadPartner(): Promise<PublicPartner> {
  try {
    const { data } = await http.get('/api/v1/partners', { response: partnerResponse })
    if ('redirect_url' in data.attributes) throw new PartnerMoved(data.attributes.redirect_url)
    storePartner(data.attributes)
    return data.attributes
  } catch (cause) {
    const remembered = isUnanswered(cause) ? await rememberedPartner() : undefined
    if (remembered === undefined) throw cause
    return remembered
  }
}

const isUnanswered = (cause: unknown) => cause instanceof HttpProblem && cause.status === 0

const schemas = () => import('@hearthlight/domain/partner/public/public-partner')
const partnerResponse = async () => (await schemas()).PartnerResponse

async function rememberedPartner(): Promise<PublicPartner | undefined> {
  const { PublicPartner } = await schemas()
  return PublicPartner.safeParse(localMemory.getJson('partner')).data
}

export function useLanguage(): Language {
  const { i18n } = useTranslation('shared')
  return i18n.language as Language
}

export function usePartner(): PublicPartner {
  // The partner is the site's, whichever area asks.
  return useSuspenseQuery(partnerQuery(useLanguage()), useAppContext().queryClient).data
}
