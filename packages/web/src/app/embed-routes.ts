import type { RouteObject } from 'react-router'
import { finderRoutes } from '../features/incentives/incentives-routes.tsx'
import { embeddedOfferRoutes } from '../features/programs/programs-routes.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** The pages that stand in frames of other sites: nothing surrounds them, and the portal's first load holds only their paths. */
export const embedPages: readonly RouteObject[] = [...finderRoutes, ...embeddedOfferRoutes]

export const embedRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./frame/embed-frame.tsx')).EmbedFrame }),
  ErrorBoundary: ErrorScreen,
  HydrateFallback: () => null,
  children: embedPages.map((route) => ({ ...route })),
}
