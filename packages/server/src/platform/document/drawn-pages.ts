import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage } from '@hearthlight/domain/navigation/drawn-page'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import type { DocumentPage } from './web-build.ts'

/** The pages that come drawn to who is not signed in; those of `QUERY_TELLS` only where nothing is asked after the path. */
const DRAWN = new Set<PageName>([
  'home',
  'how-it-works',
  'about',
  'terms-and-conditions',
  'OffersPublic',
  'sign-in',
  'sign-up',
])
const QUERY_TELLS = new Set<PageName>(['sign-in', 'sign-up'])

/** Whether this address shows the page as it is drawn once for everybody: only its very path does. */
export function isDrawn(page: DocumentPage | undefined, url: string): page is PageName {
  if (page === undefined || page === 'admin' || !DRAWN.has(page)) return false
  const [path, query = ''] = url.split('?')
  return path === PAGES[page].path && (query === '' || !QUERY_TELLS.has(page))
}

/** The pages that come drawn to who is signed in, with what is theirs; only where nothing is asked after the path. */
const DRAWN_FOR_PERSON = new Set<PageName>(['buildings-list'])

export const isDrawnForPerson = (page: DocumentPage | undefined, url: string): page is PageName =>
  page !== undefined && page !== 'admin' && DRAWN_FOR_PERSON.has(page) && url === PAGES[page].path

/** The build of the web app that draws pages; undefined where there is none, as in development. */
export async function loadDrawing(root: string): Promise<DrawPage | undefined> {
  const file = path.join(root, '.server/entry-server.js')
  if (!existsSync(file)) return undefined
  const { drawPage }: { drawPage: DrawPage } = await import(pathToFileURL(file).href)
  return drawPage
}
