import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { PreviewTicket } from '../../api/site-api.ts'
import type { PreviewPage } from './preview-pages.ts'

export function previewAddress(
  page: PreviewPage,
  { token, home }: PreviewTicket,
  language: Language,
): string {
  const search = { preview: token, language, ...(home !== null && { buildingId: home }) }
  return `${PAGES[page].path}?${new URLSearchParams(search)}`
}
