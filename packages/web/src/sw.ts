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

// The shell is no page: at `/` too the server composes the document.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
const shell = createHandlerBoundToURL('/index.html')
/** Who waits longer has no connection worth the name. */
const PATIENCE_MS = 3000

/**
 * A page comes as the server composes it now, for the person who is signed in now: no document of a page is kept here.
 * Without an answer the plain shell opens it, from what this device remembers.
 */
async function openPage(options: Parameters<typeof shell>[0]): Promise<Response> {
  // A navigation can be sent on only as it is, so that no signal can cut it short.
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
  const response = await Promise.race([fetch(options.request).catch(() => null), late])
  return response === null || response.status >= 500 ? shell(options) : response
}

registerRoute(new NavigationRoute(openPage, { denylist: SERVER_PATHS }))
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
