import type { PageToDraw } from '@hearthlight/domain/navigation/drawn-page'
import type { Partner } from '@hearthlight/domain/partner/read-partner'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { App } from '../app/app.tsx'
import { routeTree } from '../app/route-tree.tsx'
import { resolvePage } from '../app/take-over.ts'
import { drawPage } from '../entry-server.tsx'
import { browserContext } from '../platform/app-context.ts'
import { partnerQuery } from '../platform/partner.ts'
import { queryClient } from '../platform/queries.ts'
import { currentUserQuery } from '../platform/session.ts'
import { pageToDraw } from './demo-partner.ts'

let root: Root | undefined

/** Puts what the server draws into the page, and what the document brings where the app keeps it. */
export async function drawAt(
  address: string,
  partner: Partner,
  language: Language,
  shown: Partial<Pick<PageToDraw, 'person' | 'answers'>> = {},
) {
  const asked = await pageToDraw(address, partner, language, shown)
  const drawn = await drawPage(asked)
  queryClient.setQueryData(partnerQuery(language).queryKey, asked.partner)
  queryClient.setQueryData(currentUserQuery.queryKey, asked.person)
  for (const { key, data } of asked.answers) queryClient.setQueryData(key, data)
  const place = document.createElement('div')
  place.dataset['rendered'] = ''
  place.innerHTML = drawn?.body ?? ''
  document.body.append(place)
  return { place, drawn }
}

/** Answers what React found to be other than it would have drawn it. */
export async function takeOver(place: HTMLElement, address: string): Promise<unknown[]> {
  const failures: unknown[] = []
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
      { onRecoverableError: (failure) => void failures.push(failure) },
    )
  })
  return failures
}

export function leavePage(): void {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  queryClient.clear()
  sessionStorage.clear()
  localStorage.clear()
}
