import type { RouteObject } from 'react-router'
import { announceRoutes } from '../platform/boot/built-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { embedRoutes } from './embed-routes.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Shell } from './frame/shell.tsx'
import { featureRoutes } from './routes.ts'

/** All routes, for the router of the browser and for the server, which draws some of the pages. */
export function routeTree(): RouteObject[] {
  announceRoutes(featureRoutes.map((route) => route.id))
  return [
    {
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      children: [{ ErrorBoundary: ErrorScreen, children: featureRoutes.map((route) => ({ ...route })) }],
    },
    adminRoutes,
    embedRoutes,
  ]
}
