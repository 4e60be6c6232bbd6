import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** The little of a worker's world that is used here; the compiler otherwise sees the page's. */
declare const self: {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<void>): void }) => void,
  ): void
}

/** Paths that only the server answers. What it says is never kept here: an old answer would pass for a new one. */
const SERVER_PATHS = [
  /^\/api\//,
  /^\/ahoy\//,
  /^\/dev\//,
  /^\/partner-assets\//,
  /^\/(healthz|readyz|metrics)$/,
]

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: SERVER_PATHS }))
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
