import type { QueryClient } from '@tanstack/react-query'
import i18next, { type i18n } from 'i18next'
import { createContext, use } from 'react'
import { createContext as createRouterContext } from 'react-router'
import { queryClient } from '../queries.ts'

/** What the app knows of whom it is shown to: one for each browser, and on the server one for each page that is drawn. */
export type AppContext = {
  /** The portal's. The partner of the site is kept here too, for both areas. */
  readonly queryClient: QueryClient
  readonly i18n: i18n
  /** The name of the host that the page stands on. */
  readonly host: string
  /** On the server alone, whose document has a head of its own. */
  readonly tellTitle?: (title: string) => void
}

/** This browser's. Nothing on the server reads or writes it. */
export const browserContext: AppContext = {
  queryClient,
  i18n: i18next,
  host: globalThis.location?.hostname ?? '',
}

/** For components. */
export const AppContext = createContext(browserContext)
export const useAppContext = (): AppContext => use(AppContext)

/** For guards. */
export const routerContext = createRouterContext(browserContext)
