import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { toPublicPartner } from '@hearthlight/domain/partner/public/to-public-partner'
import { readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { NAMESPACES } from '@hearthlight/domain/texts/testing/read-texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import i18next from 'i18next'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { featureRoutes } from '../app/routes.ts'
import { consoleQueries } from '../console/api/console-http.ts'
import { startTexts } from '../platform/i18n.ts'
import { partnerQuery } from '../platform/partner.ts'
import { queryClient } from '../platform/queries.ts'
import { currentUserQuery } from '../platform/session.ts'

// The first screen of a test loads its lazy parts; a busy machine needs longer than a second for that.
configure({ asyncUtilTimeout: 60_000 })

const IDENTITY = {
  code: 'testville',
  name: 'Testville Energy',
  logo_url: '/partner-assets/testville/logo.svg',
  logo_icon_url: '/partner-assets/testville/logo-icon.svg',
  contact_email: 'home@testville.test',
  country: 'US',
}

/** A partner with nothing but its identity, the rest as the schema fills it in. */
export function testPartner(over: Readonly<Record<string, unknown>> = {}, user: CurrentUser | null = null) {
  const read = readPartnerConfig({ ...IDENTITY, ...over })
  if (read.kind === 'invalid' || read.configs.en === undefined) throw new Error(JSON.stringify(read))
  return toPublicPartner({ id: 'partner', version: 1, config: read.configs.en }, user?.email ?? null)
}

/** The texts in English, all of them, so that no screen waits for its own, and a partner, as after boot. */
export async function bootForTest(over?: Readonly<Record<string, unknown>>, user: CurrentUser | null = null) {
  queryClient.clear()
  consoleQueries.clear()
  queryClient.setQueryData(partnerQuery('en').queryKey, testPartner(over, user))
  queryClient.setQueryData(currentUserQuery.queryKey, user)
  await startTexts('en')
  await i18next.loadNamespaces(NAMESPACES)
}

export function WithApp({ children, path = '/' }: { children: ReactNode; path?: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>{children}</Suspense>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

/** The pages as the app has them, with their guards, opened at a path. */
export function renderPages(path: string) {
  const router = createMemoryRouter([...featureRoutes], { initialEntries: [path] })
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  )
  return router
}

/** A part of the console, which asks with a query client of its own. */
export function InConsole({ children, path = '/admin' }: { children: ReactNode; path?: string }) {
  return (
    <WithApp path={path}>
      <QueryClientProvider client={consoleQueries}>{children}</QueryClientProvider>
    </WithApp>
  )
}
