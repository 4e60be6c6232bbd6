import type { PageToDraw } from '@hearthlight/domain/navigation/drawn-page'
import type { Partner } from '@hearthlight/domain/partner/read-partner'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { App } from '../app/app.tsx'
import { routeTree } from '../app/route-tree.tsx'
import { resolvePage } from '../app/session/take-over.ts'
import { drawPage } from '../entry-server.tsx'
import { browserContext } from '../platform/boot/app-context.ts'
import { startTexts } from '../platform/i18n.ts'
import { partnerQuery } from '../platform/partner.ts'
import { queryClient } from '../platform/queries.ts'
import { currentUserQuery } from '../platform/session.ts'
import { leaveServer, pageToDraw } from './demo-partner.ts'

let root: Root | undefined
let complaints: unknown[] = []

/** Said by React only here, where its server and its browser side are in one process. */
const TWO_RENDERERS = 'Detected multiple renderers'

function hearComplaints(): void {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!String(said[0]).startsWith(TWO_RENDERERS)) complaints.push(said)
  })
}

/** Puts what the server draws into the page, and what the document brings where the app keeps it. */
export async function drawAt(
  address: string,
  partner: Partner,
  language: Language,
  shown: Partial<Pick<PageToDraw, 'person' | 'answers'>> = {},
) {
  hearComplaints()
  const asked = await pageToDraw(address, partner, language, shown)
  const drawn = await drawPage(asked)
  await leaveServer()
  await startTexts(language, asked.texts)
  queryClient.setQueryData(partnerQuery(language).queryKey, asked.partner)
  queryClient.setQueryData(currentUserQuery.queryKey, asked.person)
  for (const { key, data } of asked.answers) queryClient.setQueryData(key, data)
  const place = document.createElement('div')
  place.dataset['rendered'] = ''
  place.innerHTML = drawn?.body ?? ''
  document.body.append(place)
  return { place, drawn }
}

/** Answers what React found to be other than it would have drawn it, and what else it complained of. */
export async function takeOver(place: HTMLElement, address: string): Promise<unknown[]> {
  const tree = routeTree()
  window.history.replaceState(null, '', address)
  const router = createMemoryRouter(tree, {
    initialEntries: [address],
    hydrationData: await resolvePage(tree),
  })
  await act(async () => {
    root = hydrateRoot(
      place,
      <App context={browserContext}>
        <RouterProvider router={router} />
      </App>,
      { onRecoverableError: (failure) => void complaints.push(failure) },
    )
  })
  return complaints
}

export function leavePage(): void {
  act(() => root?.unmount())
  vi.restoreAllMocks()
  root = undefined
  document.body.replaceChildren()
  queryClient.clear()
  sessionStorage.clear()
  localStorage.clear()
}
