import { isPlainPage, pathTo } from '@hearthlight/domain/navigation/path-to'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { isBuilt } from './boot/built-routes.ts'

/** A link as a partner writes it: a page by its name, or an address. */
export type PartnerLink = { readonly route?: PageName | undefined; readonly url?: string | undefined }
export type LinkTarget = { readonly to: string } | { readonly href: string }

/** Where a partner's link leads; undefined while the page it names does not exist, or is one of many by its id. */
export function linkTarget({ route, url }: PartnerLink): LinkTarget | undefined {
  if (route !== undefined) return isBuilt(route) && isPlainPage(route) ? { to: pathTo(route) } : undefined
  if (url === undefined) return undefined
  return url.startsWith('/') && !isFile(url) ? { to: url } : { href: url }
}

/** Paths that the server answers, not the router. */
const isFile = (path: string) => /^\/(api|partner-assets|dev)\//.test(path)
