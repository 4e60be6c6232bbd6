import { PAGES } from './pages.ts'

export type PageName = keyof typeof PAGES

// The keys of a constant are what its type says.
export const PAGE_NAMES = Object.keys(PAGES) as [PageName, ...PageName[]]
