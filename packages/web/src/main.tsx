import './styles/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { boot } from './app/boot.ts'
import { recordVisit } from './app/record-visit.ts'
import { reloadOnce } from './app/reload-once.ts'
import { createRouter } from './app/router.tsx'
import { registerServiceWorker } from './app/service-worker.ts'
import { showUnreachable } from './app/unreachable.ts'
import { queryClient } from './platform/queries.ts'

// zod compiles validators with `new Function` where it may; our content security policy forbids even the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')

async function start(place: HTMLElement): Promise<void> {
  try {
    await boot()
  } catch (cause) {
    await showUnreachable(place, cause)
    return
  }
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  )
  recordVisit()
  registerServiceWorker()
}

// After a new version is published the parts of the old one are gone; a page that asks for one is loaded anew.
window.addEventListener('vite:preloadError', reloadOnce)

if (root !== null) void start(root)
