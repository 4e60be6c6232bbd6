import { type GuardContext, guard } from '@hearthlight/domain/navigation/guards'
import { features } from '@hearthlight/domain/partner/features'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { ComponentType } from 'react'
import { type RouteObject, redirect } from 'react-router'
import { type AppContext, routerContext } from './boot/app-context.ts'
import { httpSignals } from './http-signals.ts'
import { partnerQuery } from './partner.ts'
import { currentUserQuery } from './session.ts'

/** Of the home a person works on the guards know its mode alone, which the app hands in at start. */
let auditMode: () => GuardContext['auditMode'] = () => null

export function connectGuards(signals: { readonly auditMode: typeof auditMode }): void {
  auditMode = signals.auditMode
}

type Load = () => Promise<ComponentType>

/** A page by its route name: checked by the guards before every visit, its code loaded on the first. */
export function guardedRoute(name: PageName, load: Load): RouteObject {
  return { ...guardedPath(PAGES[name].path, name, load), id: name }
}

/** A path that is no page of its own (an alias, an unknown path), guarded like the named page. */
export function guardedPath(path: string, name: PageName, load: Load): RouteObject {
  return {
    path,
    loader: ({ request, context }) => admit(name, new URL(request.url), context.get(routerContext)),
    lazy: async () => ({ Component: await load() }),
  }
}

async function admit(name: PageName, url: URL, app: AppContext): Promise<null> {
  const verdict = guard(name, await guardContext(url, app))
  if (verdict.kind === 'redirect') throw redirect(verdict.to)
  return null
}

/** The server, which draws pages too, cannot know: a page in a frame is drawn anew there. A preview is in our own frame. */
export const isEmbedded = () =>
  typeof window !== 'undefined' && window.self !== window.top && httpSignals.preview === undefined

async function guardContext(url: URL, { queryClient, i18n }: AppContext): Promise<GuardContext> {
  const partner = await queryClient.ensureQueryData(partnerQuery(i18n.language as Language))
  const user = await queryClient.ensureQueryData(currentUserQuery)
  return {
    features: features(partner, user),
    user: user === null ? null : { ...user, verification_step: user.extra_info.verification_step },
    path: url.pathname + url.search,
    query: Object.fromEntries(url.searchParams),
    embedded: isEmbedded(),
    sessionExpirePath: partner.sso.session_expire_redirect_path ?? null,
    auditMode: auditMode(),
  }
}
