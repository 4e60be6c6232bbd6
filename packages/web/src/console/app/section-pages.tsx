import type { AdminSession } from '@hearthlight/domain/accounts/staff/admin'
import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Navigate, type RouteObject, useRoutes } from 'react-router'
import { sessionQuery } from '../api/session-api.ts'
import { NotFoundScreen } from '../kit/not-found-screen.tsx'
import { mayOpen } from '../session/may-open.ts'
import { DeniedScreen } from './denied-screen.tsx'
import { openSections, sectionAddress } from './open-sections.ts'
import type { Section } from './section.ts'
import { SECTIONS } from './sections.ts'

/** Made once: a screen that were made anew at each drawing would forget what is in it. */
const PAGES = SECTIONS.map((section) => ({
  section,
  pages: section.pages.map(({ path, screen }) => ({
    path: [section.path, path].filter((part) => part !== '').join('/'),
    Screen: lazy(async () => ({ default: await screen() })),
  })),
}))

const routesFor = (session: AdminSession): RouteObject[] =>
  PAGES.flatMap(({ section, pages }) =>
    pages.map(({ path, Screen }) => ({
      path,
      element: mayOpen(section, session) ? (
        <Screen key={path} />
      ) : (
        <DeniedScreen section={section} session={session} />
      ),
    })),
  )

/** The pages of all sections, below /admin. */
export function SectionPages() {
  const { data: session } = useSuspenseQuery(sessionQuery)
  return useRoutes([
    ...routesFor(session),
    { path: '', element: <Navigate to={firstAddress(openSections(session))} replace /> },
    { path: '*', element: <NotFoundScreen /> },
  ])
}

const firstAddress = ([first]: readonly Section[]) =>
  first === undefined ? ADMIN_PATHS.security : sectionAddress(first)
