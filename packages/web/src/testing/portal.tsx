import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { act, cleanup, render } from '@testing-library/react'
import { RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { App } from '../app/app.tsx'
import { routeTree } from '../app/route-tree.tsx'
import { createRouter } from '../app/router.ts'
import { browserContext } from '../platform/boot/app-context.ts'
import { portalToken } from '../platform/csrf.ts'
import { dismissAll } from '../platform/notices.ts'
import { type Handler, many, one, refusal, type Served, serveCalls } from './serve-calls.ts'
import { bootForTest, testPartner } from './with-app.tsx'

type Opened = {
  readonly partner?: Readonly<Record<string, unknown>>
  readonly user?: CurrentUser | null
  /** Beside what every page asks for. */
  readonly answers?: Readonly<Record<string, Handler>>
}

let router: ReturnType<typeof createRouter> | undefined

/** The whole portal as a browser has it, with its frame, its guards and every page, opened at an address. */
export async function openPortal(
  address: string,
  { partner = {}, user = null, answers = {} }: Opened = {},
): Promise<Served> {
  await bootForTest(partner, user)
  const served = serveCalls({
    'GET /api/v1/partners': () => one('partners', 'partner', testPartner(partner, user)),
    'GET /api/v1/users': () => (user === null ? refusal(401, 'Please sign in.') : one('user', user.id, user)),
    'GET /api/v1/buildings/': () =>
      Response.json({ records: { data: [] }, totalRecords: 0, totalDisplayRecords: 0 }),
    'GET /api/v1/users/sessions': () => many('sessions', []),
    ...answers,
  })
  if (user !== null) portalToken.remember({ meta: { csrf: 'token' } })
  // Each opening is one of its own, also for what a page does once for a place in the history.
  window.history.replaceState({ key: crypto.randomUUID() }, '', address)
  const opened = createRouter(routeTree())
  router = opened
  // What the page asks by being opened is waited for by React itself.
  await act(async () => {
    render(
      <App context={browserContext}>
        <RouterProvider router={opened} />
      </App>,
    )
  })
  return served
}

/** Where the portal stands. */
export const portalPlace = (): string => window.location.pathname + window.location.search

/** Nothing of it is left for the next test. */
export function leavePortal(): void {
  cleanup()
  // A way that it was still on would lead the next test's window astray.
  router?.dispose()
  router = undefined
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  portalToken.forget()
  dismissAll()
  window.history.replaceState(null, '', '/')
}
