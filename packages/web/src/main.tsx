import './styles/styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { App } from './app/app.tsx'
import { boot } from './app/boot.ts'
import { recordPageView } from './app/record-page-view.ts'
import { reloadOnce } from './app/reload-once.ts'
import { routeTree } from './app/route-tree.tsx'
import { createRouter, whenReady } from './app/router.ts'
import { registerServiceWorker } from './app/service-worker.ts'
import { mayTakeOver, resolvePage } from './app/session/take-over.ts'
import { showUnreachable } from './app/unreachable.ts'
import { browserContext } from './platform/boot/app-context.ts'
import { isEmbedded } from './platform/guarded-route.ts'

// zod compiles validators with `new Function` where it may; our content security policy forbids even the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')

async function start(place: HTMLElement): Promise<void> {
  try {
    const hasData = await boot()
    await show(place, hasData && mayTakeOver(place))
  } catch (cause) {
    await showUnreachable(place, cause)
    return
  }
  recordPageView()
  // In a frame of another site nobody works without a connection.
  if (!isEmbedded()) registerServiceWorker()
}

async function show(place: HTMLElement, isTakenOver: boolean): Promise<void> {
  const tree = routeTree()
  const router = createRouter(tree, isTakenOver ? await resolvePage(tree) : undefined)
  const app = (
    <App context={browserContext}>
      <RouterProvider router={router} />
    </App>
  )
  if (isTakenOver) hydrateRoot(place, app)
  // What the server drew stays until there is something to show in its place.
  else await whenReady(router).then(() => createRoot(place).render(app))
}

// After a new version is published the parts of the old one are gone; a page that asks for one is loaded anew.
window.addEventListener('vite:preloadError', reloadOnce)

if (root !== null) void start(root)
