import type { RouteObject } from 'react-router'

/** Mounted on development hosts only, where the built app shows it too, so that the browser tests can look at it. */
export const kitRoutes: readonly RouteObject[] = [
  {
    id: 'kit',
    path: '/dev/kit',
    lazy: async () => ({ Component: (await import('./kit-screen.tsx')).KitScreen }),
  },
]
