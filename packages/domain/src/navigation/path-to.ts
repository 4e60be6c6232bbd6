import type { PageName } from '../partner/pages/page-name.ts'
import { PAGES } from '../partner/pages/pages.ts'
import { fillPath, type ParamsIn, type Query } from './fill-path.ts'

type ParamsOf<Name extends PageName> = ParamsIn<(typeof PAGES)[Name]['path']>

/** A page whose path needs no id, so that a menu or a partner's link can lead to it. */
export type PlainPage = { [Name in PageName]: [ParamsOf<Name>] extends [never] ? Name : never }[PageName]

export const isPlainPage = (page: PageName): page is PlainPage => !PAGES[page].path.includes(':')

type Params<Name extends PageName> = Readonly<Record<ParamsOf<Name>, string>>

/** The path of a page with its parameters filled in and a query appended. */
export function pathTo(page: PlainPage, params?: Readonly<Record<string, never>>, query?: Query): string
export function pathTo<Name extends Exclude<PageName, PlainPage>>(
  page: Name,
  params: Params<Name>,
  query?: Query,
): string
export function pathTo(
  page: PageName,
  params: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  return fillPath(page, PAGES[page].path, params, query)
}
