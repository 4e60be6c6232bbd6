import type { DrawPage } from '@hearthlight/domain/navigation/drawn-page'
import type { Namespace } from '@hearthlight/domain/texts/namespaces'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from './app/app.tsx'
import { routeTree } from './app/route-tree.tsx'
import { startTexts } from './platform/i18n.ts'
import { partnerQuery } from './platform/partner.ts'
import { queryClient } from './platform/queries.ts'
import { currentUserQuery } from './platform/session.ts'
import { setSiteHost } from './platform/site-host.ts'

/** What the app keeps for one browser it keeps here for one drawing, so that they take turns. */
let last: Promise<unknown> = Promise.resolve()

/** Draws a page as the browser of this person would first show it; undefined where the guards lead elsewhere. */
export const drawPage: DrawPage = (asked) => {
  // Nothing of a person stays behind, whatever is drawn next.
  const drawn = last.then(() => draw(asked)).finally(() => queryClient.clear())
  last = drawn.catch(() => undefined)
  return drawn
}

const draw: DrawPage = async ({ path, host, language, partner, texts, person, answers }) => {
  setSiteHost(host)
  queryClient.setQueryData(partnerQuery(language).queryKey, partner)
  queryClient.setQueryData(currentUserQuery.queryKey, person)
  for (const { key, data } of answers) queryClient.setQueryData(key, data)
  await speak(language, texts)
  const handler = createStaticHandler(routeTree())
  const context = await handler.query(new Request(`http://${host}${path}`))
  if (context instanceof Response || context.statusCode !== 200) return undefined
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await htmlOf(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  )
  return { ...inParts(html), namespaces: spoken() }
}

/** How React marks a part whose code is loaded when it is first needed. */
const UNFINISHED = '<!--$!-->'

/** Whole, so that it needs no script to stand: where something was not loaded yet it is drawn again. */
async function htmlOf(app: ReactNode): Promise<string> {
  const html = renderToString(app)
  if (!html.includes(UNFINISHED)) return html
  await prerender(app)
  return renderToString(app)
}

type Asked = Parameters<DrawPage>[0]

async function speak(language: Asked['language'], texts: Asked['texts']): Promise<void> {
  if (!i18next.isInitialized) await startTexts(language, texts)
  for (const [namespace, words] of Object.entries(texts)) {
    i18next.removeResourceBundle(language, namespace)
    i18next.addResourceBundle(language, namespace, words)
  }
  await i18next.changeLanguage(language)
  Object.assign(i18next, { reportNamespaces: undefined })
}

// The app asks for no other namespaces than those there are.
const spoken = () => (i18next.reportNamespaces?.getUsedNamespaces() ?? []) as Namespace[]

const HOISTED = /^(?:<title>[^<]*<\/title>|<link [^>]*>)*/

/** React writes what belongs into the head before everything else. */
function inParts(html: string) {
  const hoisted = HOISTED.exec(html)?.[0] ?? ''
  return {
    title: /<title>([^<]*)/.exec(hoisted)?.[1],
    head: hoisted.replace(/<title>[^<]*<\/title>/, ''),
    body: html.slice(hoisted.length),
  }
}
