import type { RouteObject } from 'react-router'
import { guardedPath, guardedRoute } from '../../platform/guarded-route.ts'

/** The public pages, and the page for every path that is none of ours. */
export const pageRoutes: readonly RouteObject[] = [
  guardedRoute('home', async () => (await import('./home-screen.tsx')).HomeScreen),
  guardedRoute(
    'how-it-works',
    async () => (await import('./how-it-works/how-it-works-screen.tsx')).HowItWorksScreen,
  ),
  guardedRoute('about', async () => (await import('./about/about-screen.tsx')).AboutScreen),
  guardedRoute('welcome', async () => (await import('./welcome-screen.tsx')).WelcomeScreen),
  guardedRoute('hello', async () => (await import('./hello-screen.tsx')).HelloScreen),
  guardedRoute('thank-you', async () => (await import('./thank-you-screen.tsx')).ThankYouScreen),
  guardedRoute('terms-and-conditions', async () => (await import('./terms/terms-screen.tsx')).TermsScreen),
  guardedRoute('Transition', async () => (await import('./please-wait-screen.tsx')).PleaseWaitScreen),
  guardedRoute('Maintenance', async () => (await import('./maintenance-screen.tsx')).MaintenanceScreen),
  guardedRoute(
    'NotAuthorized',
    async () => (await import('./not-authorized-screen.tsx')).NotAuthorizedScreen,
  ),
  guardedRoute('iframe-test', async () => (await import('./iframe-test-screen.tsx')).IframeTestScreen),
  {
    ...guardedPath('*', 'home', async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
    id: 'not-found',
  },
]
