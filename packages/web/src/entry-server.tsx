import { text } from 'node:stream/consumers'
import type { DrawPage, PageToDraw } from '@hearthlight/domain/navigation/drawn-page'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { App } from './app/app.tsx'
import { routeTree } from './app/route-tree.tsx'
import { type AppContext, routerContext } from './platform/boot/app-context.ts'
import { giveTexts } from './platform/i18n.ts'
import { partnerQuery } from './platform/partner.ts'
import { createQueryClient } from './platform/queries.ts'
import { currentUserQuery } from './platform/session.ts'

/** The routes are the same for everybody. All else is made for each page, so that any number is drawn at once. */
const handler = createStaticHandler(routeTree())

/** Draws a page as the browser of this person would first show it; undefined where the guards lead elsewhere. */
export const drawPage: DrawPage = async (asked) => {
  let title: string | undefined
  const app = await contextOf(asked, (told) => {
    title = told
  })
  const context = await handler.query(new Request(`http://${asked.host}${asked.path}`), {
    requestContext: new RouterContextProvider(new Map([[routerContext, app]])),
  })
  if (context instanceof Response || context.statusCode !== 200) return undefined
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await htmlOf(
    <App context={app}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  )
  // The app asks for no other namespaces than those there are.
  const namespaces = app.i18n.reportNamespaces?.getUsedNamespaces() ?? []
  return { ...html, title, namespaces }
}

async function contextOf(
  { host, language, partner, texts, person, answers }: PageToDraw,
  tellTitle: AppContext['tellTitle'],
): Promise<AppContext> {
  const queryClient = createQueryClient()
  queryClient.setQueryData(partnerQuery(language).queryKey, partner)
  queryClient.setQueryData(currentUserQuery.queryKey, person)
  for (const { key, data } of answers) queryClient.setQueryData(key, data)
  const i18n = createInstance()
  await giveTexts(i18n, language, texts)
  return { queryClient, i18n, host, tellTitle }
}

/** Whole and in its order, so that it needs no script to stand. */
async function htmlOf(app: ReactNode) {
  let links: string | undefined
  let failure: unknown
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // A header has only letters of ASCII.
    onHeaders: (headers) => {
      links = headers.get('link')?.replace(/[^ -~]+/g, encodeURIComponent)
    },
    onError: (error) => {
      failure = error
    },
  })
  if (failure !== undefined) throw failure
  return { body: await text(prelude), links }
}
