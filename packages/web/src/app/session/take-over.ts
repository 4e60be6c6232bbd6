import { type HydrationState, matchRoutes, type RouteObject } from 'react-router'
import { isEmbedded } from '../../platform/guarded-route.ts'

/** Whether the page that the server drew is the one this browser would draw first: in a frame the guards may decide otherwise. */
export const mayTakeOver = (place: HTMLElement): boolean =>
  place.dataset.rendered !== undefined && !isEmbedded()

/**
 * Loads the screen of this page before the router is made, which otherwise shows nothing while it loads. The server
 * has asked the guards, whose loaders answer null.
 */
export async function resolvePage(tree: RouteObject[]): Promise<HydrationState> {
  const matches = matchRoutes(tree, window.location) ?? []
  const loaderData: Record<string, null> = {}
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    if (route.loader !== undefined && route.id !== undefined) loaderData[route.id] = null
  }
  return { loaderData }
}
