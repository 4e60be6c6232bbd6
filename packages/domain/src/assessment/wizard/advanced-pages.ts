import type { PageName } from '../../partner/pages/page-name.ts'

/** Pages of the advanced mode only. */
const ADVANCED_PAGES: ReadonlySet<PageName> = new Set(['insulation', 'windows-and-doors'])

export const isAdvancedPage = (page: PageName): boolean => ADVANCED_PAGES.has(page)
