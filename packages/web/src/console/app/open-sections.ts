import { ADMIN_ROOT } from '@hearthlight/domain/navigation/admin-paths'
import { matchPath } from 'react-router'
import { mayOpen, type Rights } from '../session/may-open.ts'
import type { Section } from './section.ts'
import { SECTIONS } from './sections.ts'

/** What this member of staff may open. */
export const openSections = (session: Rights): readonly Section[] =>
  SECTIONS.filter((section) => mayOpen(section, session))

export const sectionAddress = ({ path }: Pick<Section, 'path'>): string =>
  path === '' ? ADMIN_ROOT : `${ADMIN_ROOT}/${path}`

/** The section an address belongs to: the one with the longest path that it begins with. */
export const sectionAt = (pathname: string): Section | undefined =>
  SECTIONS.filter((section) => {
    const address = sectionAddress(section)
    return pathname === address || (section.path !== '' && pathname.startsWith(`${address}/`))
  }).sort((a, b) => b.path.length - a.path.length)[0]

/** Whether a bench stands at an address; known before the bench is there, so that nothing moves when it comes. */
export const isBenchAt = (pathname: string): boolean =>
  SECTIONS.some((section) =>
    section.pages.some(
      ({ path, isBench }) =>
        isBench === true && matchPath(`${sectionAddress(section)}/${path}`, pathname) !== null,
    ),
  )
