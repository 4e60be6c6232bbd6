import type { PublicPartner } from '@hearthlight/domain/partner/public/public-partner'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import i18next from 'i18next'
import { readBootData } from '../platform/boot/boot-data.ts'
import { offeredLanguage, rememberLanguage, wantedLanguages } from '../platform/boot/language.ts'
import { connectHttp } from '../platform/http-signals.ts'
import { layPartnerTexts, startTexts } from '../platform/i18n.ts'
import { notify } from '../platform/notices.ts'
import { PartnerMoved, partnerQuery, storePartner } from '../platform/partner.ts'
import { queryClient } from '../platform/queries.ts'
import { currentUserQuery, takePerson } from '../platform/session.ts'
import { applyBrand } from './brand.ts'
import { connectHome } from './connect-home.ts'
import { wantsNoTracking } from './record-page-view.ts'
import { reloadOnce } from './reload-once.ts'

/** The partner, the person if there is a session, and the words: all that any page needs to stand. Answers whether the document brought them. */
export async function boot(): Promise<boolean> {
  const data = readBootData()
  const preview = data?.preview
  connectHttp({
    preview,
    language: () => (preview === undefined ? wantedLanguages().join(', ') || 'en' : i18next.language),
    translate: (key) => (i18next.isInitialized ? i18next.t(`shared:${key}`) : key),
    maintenance: reloadOnce,
    accountSystemFailed: (text) => notify({ kind: 'notice-stay', tone: 'danger', text }),
  })
  connectHome()
  const partner = data?.partner ?? (await firstPartner())
  const language =
    preview === undefined || data === null
      ? offeredLanguage(wantedLanguages(), partner.languages)
      : data.language
  queryClient.setQueryData(partnerQuery(language).queryKey, partner)
  layPartnerTexts(language, partner.texts)
  if (data !== null) takePerson(data.person)
  // A draft is not what this device shows without a connection.
  if (data !== null && preview === undefined) storePartner(partner)
  for (const { key, data: known } of data?.answers ?? []) queryClient.setQueryData(key, known)
  await Promise.all([startTexts(language, data?.texts), queryClient.prefetchQuery(currentUserQuery)])
  applyBrand(partner, language)
  if (preview !== undefined) {
    const { followStudio } = await import('./follow-studio.ts')
    followStudio()
    return true
  }
  if (partner.helphero_app_id !== null || partner.settings.tag_manager_id !== null)
    void import('./outside-scripts.ts').then(({ loadOutsideScripts }) =>
      loadOutsideScripts(partner, !wantsNoTracking(navigator)),
    )
  return data !== null
}

async function firstPartner(): Promise<PublicPartner> {
  const guess = wantedLanguages()[0] ?? 'en'
  try {
    return await queryClient.fetchQuery(partnerQuery(guess))
  } catch (cause) {
    if (!(cause instanceof PartnerMoved)) throw cause
    window.location.replace(cause.url)
    return new Promise(() => undefined)
  }
}

/** Changes the language where the person stands: what they typed stays. */
export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  const partner = await queryClient.fetchQuery({ ...partnerQuery(language), staleTime: 0 })
  layPartnerTexts(language, partner.texts)
  await i18next.changeLanguage(language)
  applyBrand(partner, language)
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'partner' && queryKey[0] !== 'current-user',
  })
}
