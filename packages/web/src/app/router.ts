import type { PublicPartner } from '@hearthlight/domain/partner/public/public-partner'
import i18next from 'i18next'
import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router'
import { queryClient } from '../platform/queries.ts'
import { watchSession } from './session/session-end.ts'

export function createRouter(tree: RouteObject[], hydrationData?: HydrationState) {
  const router = createBrowserRouter(tree, hydrationData === undefined ? {} : { hydrationData })
  watchSession(
    (to) => void router.navigate(to),
    () => knownPartner()?.sso.session_expire_redirect_path ?? null,
  )
  return router
}

/** Resolves when the first page has been checked and its screen is loaded. */
export const whenReady = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((resolve) => {
    const look = () => void (router.state.initialized && resolve())
    router.subscribe(look)
    look()
  })

const knownPartner = () => queryClient.getQueryData<PublicPartner>(['partner', i18next.language])
