import { isSwitchedOn } from '../../navigation/is-switched-on.ts'
import { pageAt } from '../../navigation/page-at.ts'
import { features } from '../../partner/features.ts'
import { PAGE_NAMES, type PageName } from '../../partner/pages/page-name.ts'
import type { PartnerConfig } from '../../partner/partner-config.ts'
import { isObject, type JsonPath } from '../../shared/json-path.ts'
import type { Finding } from './finding.ts'

type Named = { readonly path: JsonPath; readonly key: string; readonly text: string }

/** Every string of a document with the key it stands at. */
function stringsOf(value: unknown, path: JsonPath, key: string): Named[] {
  if (typeof value === 'string') return [{ path, key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsOf(item, [...path, index], key))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, item]) => stringsOf(item, [...path, name], name))
}

const isPage = (name: string): name is PageName => PAGE_NAMES.some((page) => page === name)

/** Addresses that calls and files answer, and pages do not. */
const NO_PAGE = /^\/(api|partner-assets|partner-pictures|assets|admin)(\/|$)/
const ROUTE_KEYS = new Set(['route', 'prev_page', 'next_page'])

/** Buttons and links that lead to a page that is not there, or that the partner has switched off. */
export function lintLinks(config: PartnerConfig): Finding[] {
  const own = features(config, null)
  const leads = (page: PageName, path: JsonPath): Finding[] =>
    isSwitchedOn(page, own) ? [] : [{ code: 'page-off', severity: 'warn', path, params: { page } }]
  return stringsOf(config.settings.sections, ['settings', 'sections'], '').flatMap(({ path, key, text }) => {
    if (ROUTE_KEYS.has(key) && isPage(text)) return leads(text, path)
    if (key !== 'url' || !text.startsWith('/') || NO_PAGE.test(text)) return []
    const page = pageAt(text.split(/[?#]/)[0] ?? '')
    return page === undefined
      ? [{ code: 'no-page', severity: 'stop', path, params: { address: text } } as const]
      : leads(page, path)
  })
}
