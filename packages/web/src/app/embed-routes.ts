import type { RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { embedPages } from './routes.ts'

/** The pages that stand in frames of other sites: nothing surrounds them, and the portal's first load holds only their paths. */
export const embedRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./frame/embed-frame.tsx')).EmbedFrame }),
  ErrorBoundary: ErrorScreen,
  HydrateFallback: () => null,
  children: embedPages.map((route) => ({ ...route })),
}
