import type { PublicPartner } from '@hearthlight/domain/partner/public-partner'
import i18next from 'i18next'
import { createBrowserRouter } from 'react-router'
import { announceRoutes } from '../platform/built-routes.ts'
import { queryClient } from '../platform/queries.ts'
import { adminRoutes } from './admin-routes.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Shell } from './frame/shell.tsx'
import { featureRoutes } from './routes.ts'
import { watchSession } from './session-end.ts'

/** Boot has everything the first page needs; until it stands there is nothing to show. */
const Nothing = () => null

export function createRouter() {
  announceRoutes(featureRoutes.map((route) => route.id))
  const router = createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: Nothing,
      children: [{ ErrorBoundary: ErrorScreen, children: [...featureRoutes] }],
    },
    adminRoutes,
  ])
  watchSession(
    (to) => void router.navigate(to),
    () => knownPartner()?.sso.session_expire_redirect_path ?? null,
  )
  return router
}

const knownPartner = () => queryClient.getQueryData<PublicPartner>(['partner', i18next.language])
