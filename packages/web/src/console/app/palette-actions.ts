import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { notify } from '../../platform/notices.ts'
import { queueApi } from '../api/queue-api.ts'
import { addressInQueue } from '../applications/queue-place.ts'
import { shownShortcuts } from '../kit/keys/shortcuts.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import type { PaletteEntry } from './palette-entry.ts'
import type { Section } from './section.ts'

/** Keys that walk a list or open the palette itself: nothing one would look for by its name. */
const WALKING = ['j', 'k', 'x', 'Enter', 'ctrl+k', '/', 'ArrowUp', 'ArrowDown']

/** What the open page can do, by the names of its keys: approve, ask, assign, save. */
export function usePageActions(): readonly PaletteEntry[] {
  return shownShortcuts()
    .filter(({ group }) => group !== 'everywhere')
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ keys }) => !WALKING.includes(keys))
    .map(({ keys, label, run }) => ({ id: `key-${keys}`, icon: 'key', title: label, keys, run }))
}

/** What can be done from anywhere, of the sections that are open to this person. */
export function useAnywhereActions(sections: readonly Section[]): readonly PaletteEntry[] {
  const { t } = useTranslation(['admin-kit', 'admin'])
  const navigate = useNavigate()
  const leave = useSignOut()
  const openNext = async () => {
    const id = await queueApi.next()
    if (id === null) notify({ text: t('palette.do.no_next') })
    else await navigate(addressInQueue(id, {}))
  }
  const has = (name: Section['name']) => sections.some((section) => section.name === name)
  const of = (name: Section['name'], entries: readonly PaletteEntry[]) => (has(name) ? entries : [])
  return [
    ...of('applications', [
      { id: 'next', icon: 'applications', title: t('palette.do.next'), run: () => void openNext() },
      {
        id: 'mine',
        icon: 'applications',
        title: t('palette.do.mine'),
        to: consolePath('applications', {}, { tab: 'mine' }),
      },
      {
        id: 'late',
        icon: 'applications',
        title: t('palette.do.late'),
        to: consolePath('applications', {}, { tab: 'late' }),
      },
    ]),
    ...of('people', [
      {
        id: 'new-person',
        icon: 'people',
        title: t('palette.do.new_person'),
        to: consolePath('people', {}, { do: 'new' }),
      },
    ]),
    ...of('advisors', [
      {
        id: 'new-advisor',
        icon: 'advisors',
        title: t('palette.do.new_advisor'),
        to: consolePath('new-advisor'),
      },
      { id: 'my-day', icon: 'advisors', title: t('palette.do.my_day'), to: consolePath('advisor-day') },
    ]),
    ...of('staff', [
      {
        id: 'invite',
        icon: 'staff',
        title: t('palette.do.invite'),
        to: consolePath('staff', {}, { do: 'invite' }),
      },
    ]),
    ...of('site', [
      { id: 'publish', icon: 'site', title: t('palette.do.publish'), to: consolePath('site-publish') },
      {
        id: 'translate',
        icon: 'site',
        title: t('palette.do.translate'),
        to: consolePath('site-translations'),
      },
    ]),
    { id: 'security', icon: 'key', title: t('admin:security.title'), to: ADMIN_PATHS.security },
    { id: 'sign-out', icon: 'key', title: t('admin:nav.sign_out'), run: () => leave.mutate() },
  ]
}
