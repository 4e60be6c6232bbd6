import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage } from '@hearthlight/domain/navigation/drawn-page'
import type { PageName } from '@hearthlight/domain/partner/page-name'
import { PAGES } from '@hearthlight/domain/partner/pages'

/** The pages that come drawn to who is not signed in, and whether what is asked after the path changes them. */
const DRAWN: Partial<Record<PageName, { readonly heedsQuery: boolean }>> = {
  home: { heedsQuery: false },
  'how-it-works': { heedsQuery: false },
  about: { heedsQuery: false },
  'terms-and-conditions': { heedsQuery: false },
  'sign-in': { heedsQuery: true },
  'sign-up': { heedsQuery: true },
}

/** Whether this address shows the page as it is drawn once for everybody: only its very path does. */
export function isDrawn(page: PageName | 'admin' | undefined, url: string): page is PageName {
  const rules = page === undefined || page === 'admin' ? undefined : DRAWN[page]
  if (page === undefined || page === 'admin' || rules === undefined) return false
  const [asked, query = ''] = url.split('?')
  return asked === PAGES[page].path && (query === '' || !rules.heedsQuery)
}

/** The build of the web app that draws pages; undefined where there is none, as in development. */
export async function loadDrawing(root: string): Promise<DrawPage | undefined> {
  const file = path.join(root, '.server/entry-server.js')
  if (!existsSync(file)) return undefined
  const { drawPage }: { drawPage: DrawPage } = await import(pathToFileURL(file).href)
  return drawPage
}
