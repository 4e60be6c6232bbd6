import type { RouteObject } from 'react-router'

const gallery: RouteObject = {
  id: 'kit',
  path: '/dev/kit',
  lazy: async () => ({ Component: (await import('./kit-screen.tsx')).KitScreen }),
}

/** In development only; the build for people leaves the gallery out. */
export const kitRoutes: readonly RouteObject[] = import.meta.env.DEV ? [gallery] : []
