import { PAGE_OF } from '../assessment/wizard/wizard-pages.ts'
import type { PageName } from '../partner/pages/page-name.ts'

/** Screens that draw several pages. */
const SHARED: Partial<Record<PageName, string>> = {
  applicationsShowAll: 'applications',
  ...Object.fromEntries(Object.values(PAGE_OF).map((page) => [page, 'wizard'])),
}

/**
 * The screen that draws a page: the file `<screen>-screen.tsx` of a feature of the web app. It is called after the page,
 * `user-edit` after `UserEdit`.
 */
export const screenOf = (page: PageName): string =>
  SHARED[page] ?? page.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
