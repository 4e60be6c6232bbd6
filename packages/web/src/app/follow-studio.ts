import {
  type FromPreview,
  PREVIEW_MESSAGE,
  type ProgramChanged,
  type ToPreview,
} from '@hearthlight/domain/studio/preview-message'
import i18next from 'i18next'
import { layPartnerTexts } from '../platform/i18n.ts'
import { partnerQuery } from '../platform/partner.ts'
import { queryClient } from '../platform/queries.ts'
import { applyBrand } from './brand.ts'

type Told = ToPreview | ProgramChanged

/** In a preview: shows each change of the draft as the studio around this frame tells of it. */
export function followStudio(): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<Told | undefined>) => {
    if (origin !== window.location.origin || source !== window.parent) return
    if (data?.type !== PREVIEW_MESSAGE) return
    if ('program' in data) void queryClient.invalidateQueries()
    else show(data)
  })
  const ready: FromPreview = { type: PREVIEW_MESSAGE, state: 'ready' }
  window.parent.postMessage(ready, window.location.origin)
}

function show({ partner, language, scheme }: ToPreview): void {
  document.documentElement.style.colorScheme = scheme
  layPartnerTexts(language, partner.texts)
  queryClient.setQueryData(partnerQuery(language).queryKey, partner)
  applyBrand(partner, language)
  if (i18next.language !== language) void i18next.changeLanguage(language)
}
