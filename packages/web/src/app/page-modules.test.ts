import { PAGE_NAMES } from '@hearthlight/domain/partner/pages/page-name'
import { expect, it } from 'vitest'
import { PAGE_MODULES } from '../../page-modules.ts'
import { pageRoutes } from './page-routes.ts'

const screens = import.meta.glob<Record<string, unknown>>('../features/**/*-screen.tsx')
/** Screens that draw no page of the table: a link of a mail, and a path that is none of ours. */
const OTHERS = ['guest-link', 'not-found']

it('has a screen for every page, and names its module for the server', () => {
  expect(pageRoutes.map(({ id }) => id).sort()).toEqual([...PAGE_NAMES].sort())
  expect(Object.keys(PAGE_MODULES).sort()).toEqual([...PAGE_NAMES, 'admin'].sort())
})

it('has no screen that draws nothing, and no two of one name', () => {
  const drawing = new Set(Object.values(PAGE_MODULES).map((module) => `../..${module.slice('src'.length)}`))
  const left = Object.keys(screens).filter((file) => !drawing.has(file.replace('../', '../../')))
  expect(left.map((file) => file.slice(file.lastIndexOf('/') + 1, -'-screen.tsx'.length)).sort()).toEqual(
    OTHERS,
  )
})

it.each(Object.entries(screens))('%s exports its screen and nothing else', async (_file, load) => {
  const exported = Object.values(await load())
  expect(exported.map((each) => typeof each)).toEqual(['function'])
})
