import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { DocumentPage } from './web-build.ts'

/** The document of such a page is the same for everybody: inside another site nobody is told who is signed in. */
export const isEmbed = (page: DocumentPage | undefined): boolean =>
  page !== undefined && page !== 'admin' && PAGES[page].embed === true

/** The site around the frame says in which language it speaks. */
export function embedLanguage(
  url: string,
  page: DocumentPage | undefined,
  offered: readonly Language[],
): Language | undefined {
  const asked = new URL(url, 'http://site').searchParams.get('lang')
  return isEmbed(page) ? offered.find((language) => language === asked) : undefined
}
