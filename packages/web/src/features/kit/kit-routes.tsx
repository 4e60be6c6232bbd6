import type { RouteObject } from 'react-router'

/** Mounted on development hosts only. */
export const kitRoutes: RouteObject[] = [
  {
    id: 'kit',
    path: '/dev/kit',
    lazy: async () => ({ Component: (await import('./kit-screen.tsx')).KitScreen }),
  },
]
