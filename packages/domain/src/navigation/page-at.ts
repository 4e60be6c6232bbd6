import type { PageName } from '../partner/pages/page-name.ts'
import { PAGES } from '../partner/pages/pages.ts'

// Object.keys forgets that the keys are names of pages. A path in full goes before one with an id in its place.
const PATTERNS = (Object.keys(PAGES) as PageName[])
  .map((page) => ({ page, path: PAGES[page].path }))
  .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map(({ page, path }) => ({ page, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`, 'i') }))

/** The page that a path opens; a slash at its end and capitals change nothing, as in the router of the portal. */
export function pageAt(path: string): PageName | undefined {
  const plain = path.replace(/(?<=.)\/+$/, '')
  return PATTERNS.find(({ pattern }) => pattern.test(plain))?.page
}
