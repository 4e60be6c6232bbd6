import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import type { PreviewPerson } from '@hearthlight/domain/studio/contract/studio-contract'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useQuery } from '@tanstack/react-query'
import { studioApi } from '../../api/site-api.ts'
import type { PreviewPage } from './preview-pages.ts'

/** A token lasts a quarter of an hour. */
const RENEW_MS = 10 * 60_000

/** What lets a frame show the site of the draft to the person one wants to be. */
export const usePreviewTicket = (person: PreviewPerson) =>
  useQuery({
    queryKey: ['studio', 'preview', person],
    queryFn: () => studioApi.preview(person),
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
  })
type Ticket = Awaited<ReturnType<typeof studioApi.preview>>

export function previewAddress(page: PreviewPage, { token, home }: Ticket, language: Language): string {
  const search = { preview: token, language, ...(home !== null && { buildingId: home }) }
  return `${PAGES[page].path}?${new URLSearchParams(search)}`
}
