import { GUEST_LINK_PATH } from '@hearthlight/domain/guests/guest-link-path'
import { environmentOf } from '@hearthlight/domain/partner/environment'
import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import type { RouteObject } from 'react-router'
import { browserContext } from '../platform/boot/app-context.ts'
import { pageRoutes, pathRoute } from './page-routes.ts'

const EMBEDDED = new Set(Object.entries(PAGES).flatMap(([page, rules]) => ('embed' in rules ? [page] : [])))
const isEmbedded = ({ id }: RouteObject) => id !== undefined && EMBEDDED.has(id)

/** Made for frames of other sites. */
export const embedPages: readonly RouteObject[] = pageRoutes.filter(isEmbedded)

/** Shows every control, on development hosts only, where the built app has it too, so that the browser tests can look at it. */
const KIT: RouteObject = {
  id: 'kit',
  path: '/dev/kit',
  lazy: async () => ({ Component: (await import('../features/kit/kit.tsx')).Kit }),
}

/** Every path of the portal. A page has its own by its entry in the table of pages and the file of its screen. */
export const featureRoutes: readonly RouteObject[] = [
  ...pageRoutes.filter((route) => !isEmbedded(route)),
  // Of a guest's mail, and so open to guests as the page to wait at is.
  pathRoute(GUEST_LINK_PATH, 'Transition', 'guest-link'),
  pathRoute('/application/:id', 'ApplicationUpdate'),
  { ...pathRoute('*', 'home', 'not-found'), id: 'not-found' },
  ...(environmentOf(browserContext.host, []) === 'dev' ? [KIT] : []),
]
