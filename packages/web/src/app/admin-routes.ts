import type { RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

type Area = typeof import('./admin-area.ts')['adminArea']

const page = (name: keyof Area) => async () => (await import('./admin-area.ts')).adminArea[name]

/** The paths of `ADMIN_PATHS`, below /admin: those at the gate, and those in the frame with all sections. */
const GATE = ['sign-in', 'password', 'invitation', 'email'] as const
const INSIDE = ['security', '*'] as const

const ROOT = '/admin'

export const isConsole = (pathname: string) => pathname === ROOT || pathname.startsWith(`${ROOT}/`)

export const adminRoutes: RouteObject = {
  path: ROOT,
  lazy: page('shell'),
  ErrorBoundary: ErrorScreen,
  HydrateFallback: () => null,
  children: [
    ...GATE.map((path) => ({ path, lazy: page(path) })),
    {
      lazy: page('frame'),
      // /admin itself is not below itself: the splat alone would lose to the shell.
      children: [{ index: true, lazy: page('*') }, ...INSIDE.map((path) => ({ path, lazy: page(path) }))],
    },
  ],
}
