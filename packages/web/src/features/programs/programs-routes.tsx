import { GUEST_LINK_PATH } from '@hearthlight/domain/guests/guest-link-path'
import type { RouteObject } from 'react-router'
import { guardedPath, guardedRoute } from '../../platform/guarded-route.ts'

export const programRoutes: readonly RouteObject[] = [
  guardedRoute('Offers', async () => (await import('./offers/offers-screen.tsx')).OffersScreen),
  guardedRoute(
    'OffersPublic',
    async () => (await import('./offers/public-offers-screen.tsx')).PublicOffersScreen,
  ),
  guardedRoute(
    'user-details',
    async () => (await import('./guests/user-details-screen.tsx')).UserDetailsScreen,
  ),
  // Of a guest's mail, and so open to guests as the other pages between are.
  guardedPath(
    GUEST_LINK_PATH,
    'Transition',
    async () => (await import('./guests/guest-link-screen.tsx')).GuestLinkScreen,
  ),
  guardedRoute(
    'applications',
    async () => (await import('./list/applications-screen.tsx')).ApplicationsScreen,
  ),
  guardedRoute(
    'applicationsShowAll',
    async () => (await import('./list/applications-screen.tsx')).ApplicationsScreen,
  ),
  guardedRoute(
    'applicationsNew',
    async () => (await import('./start/new-application-screen.tsx')).NewApplicationScreen,
  ),
  guardedRoute(
    'applied-projects',
    async () => (await import('./start/applied-projects-screen.tsx')).AppliedProjectsScreen,
  ),
  guardedRoute(
    'ApplicationDetails',
    async () => (await import('./show/application-screen.tsx')).ApplicationScreen,
  ),
  guardedRoute(
    'ApplicationUpdate',
    async () => (await import('./edit/application-edit-screen.tsx')).ApplicationEditScreen,
  ),
  guardedPath(
    '/application/:id',
    'ApplicationUpdate',
    async () => (await import('./edit/application-edit-screen.tsx')).ApplicationEditScreen,
  ),
  guardedRoute(
    'measure-cart',
    async () => (await import('./measures/measure-cart-screen.tsx')).MeasureCartScreen,
  ),
]

/** Made for frames of other sites. */
export const embeddedOfferRoutes: readonly RouteObject[] = [
  guardedRoute(
    'embed-offers',
    async () => (await import('./offers/embedded-offers-screen.tsx')).EmbeddedOffersScreen,
  ),
]
