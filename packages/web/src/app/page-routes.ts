import { screenOf } from '@hearthlight/domain/navigation/screen-of'
import { PAGE_NAMES, type PageName } from '@hearthlight/domain/partner/pages/page-name'
import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router'
import { guardedPath, guardedRoute } from '../platform/guarded-route.ts'

type Screen = ComponentType<{ page: PageName }>

/** Each file exports its screen and nothing else. */
const files = import.meta.glob<Readonly<Record<string, Screen>>>('../features/**/*-screen.tsx')
const screens = new Map(
  Object.entries(files).map(([file, load]) => [
    file.slice(file.lastIndexOf('/') + 1, -'-screen.tsx'.length),
    load,
  ]),
)

/** Draws a page by a screen, which is loaded on the first visit. Two pages of one screen share nothing that it holds. */
const drawnBy = (screen: string, page: PageName) => async () => {
  const [Screen] = Object.values((await screens.get(screen)?.()) ?? {})
  if (Screen === undefined) throw new Error(`There is no screen ${screen}.`)
  return () => createElement(Screen, { key: page, page })
}

/** The pages that have a screen, each at its own path. */
export const pageRoutes: readonly RouteObject[] = PAGE_NAMES.filter((page) =>
  screens.has(screenOf(page)),
).map((page) => guardedRoute(page, drawnBy(screenOf(page), page)))

/** Another path, guarded like a page and drawn by its screen or by another. */
export const pathRoute = (path: string, page: PageName, screen = screenOf(page)): RouteObject =>
  guardedPath(path, page, drawnBy(screen, page))
