import type { ConsoleSearch, FoundRecord } from '@hearthlight/domain/accounts/staff/console-search'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { searchQuery } from '../api/session-api.ts'
import { sectionAddress } from './open-sections.ts'
import { useAnywhereActions, usePageActions } from './palette-actions.ts'
import type { PaletteEntry } from './palette-entry.ts'
import type { Section } from './section.ts'

export type PaletteGroup = { readonly name: string; readonly entries: readonly PaletteEntry[] }

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const KINDS = ['applications', 'people', 'homes'] as const

/** What the words may mean: records of the sections that are open, what the page can do, pages, what can be done anywhere. */
export function usePaletteEntries(text: string, sections: readonly Section[]): readonly PaletteGroup[] {
  const { t } = useTranslation(['admin-kit', 'admin'])
  const asked = useDeferredValue(text.trim())
  const { data } = useQuery(searchQuery(asked))
  const fits = ({ title }: { title: string }) => plain(title).includes(plain(text.trim()))
  const pages = sections.map((section) => ({
    id: section.name,
    icon: section.name,
    title: t(`admin:section.${section.name}`),
    to: sectionAddress(section),
  }))
  const onPage = usePageActions()
  const anywhere = useAnywhereActions(sections)
  return [
    ...(asked.length > 1 && data !== undefined ? recordGroups(data, sections) : []).map(
      ({ kind, entries }) => ({
        name: t(`palette.${kind}`),
        entries,
      }),
    ),
    { name: t('palette.here'), entries: onPage.filter(fits) },
    { name: t('palette.pages'), entries: pages.filter(fits) },
    { name: t('palette.actions'), entries: anywhere.filter(fits) },
  ].filter(({ entries }) => entries.length > 0)
}

/** Only what a section can open. */
const recordGroups = (found: ConsoleSearch, sections: readonly Section[]) =>
  KINDS.flatMap((kind) => {
    const section = sections.find(
      ({ name, pages }) => name === kind && pages.some(({ path }) => path === ':id'),
    )
    return section === undefined
      ? []
      : [{ kind, entries: found[kind].map((record) => entryOf(kind, section, record)) }]
  })

const entryOf = (
  kind: (typeof KINDS)[number],
  section: Section,
  { id, title, note }: FoundRecord,
): PaletteEntry => ({
  id: `${kind}-${id}`,
  icon: kind,
  title,
  note,
  to: `${sectionAddress(section)}/${id}`,
})
