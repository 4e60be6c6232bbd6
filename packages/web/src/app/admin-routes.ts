import type { RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

type Area = typeof import('./admin-area.ts')['adminArea']

const page = (name: keyof Area) => async () => (await import('./admin-area.ts')).adminArea[name]

/** The paths of `ADMIN_PATHS`, below /admin. */
const PAGES = ['', 'sign-in', 'password', 'security'] as const

const ROOT = '/admin'

export const isConsole = (pathname: string) => pathname === ROOT || pathname.startsWith(`${ROOT}/`)

export const adminRoutes: RouteObject = {
  path: ROOT,
  lazy: page('shell'),
  ErrorBoundary: ErrorScreen,
  HydrateFallback: () => null,
  children: PAGES.map((path) => ({ path, lazy: page(path) })),
}
