import { type PlainPage, pathTo } from '@hearthlight/domain/navigation/path-to'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isBuilt } from '../../platform/boot/built-routes.ts'
import { linkTarget } from '../../platform/link-target.ts'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures, useSession } from '../../platform/session.ts'
import type { MenuItem } from '../../ui/overlays/menu.tsx'
import { useSignOut } from '../session/sign-out.ts'
import { currentAt, mainMenu, menuPages } from './main-menu.ts'

export type MenuSection =
  | { readonly kind: 'entry'; readonly item: MenuItem }
  | {
      readonly kind: 'group'
      readonly id: string
      readonly label: string
      readonly items: readonly MenuItem[]
    }

/** What stands in the header, whichever shape it takes: the pages, the contact group, the person's own entries. */
export function useMenuContent() {
  const pages = usePageSections()
  const contact = useContactSection()
  const account = useAccountEntries()
  return { main: contact.items.length === 0 ? pages : [...pages, contact], account }
}

function usePageSections(): readonly MenuSection[] {
  const { t } = useTranslation('shared')
  const { pathname } = useLocation()
  const { user } = useSession()
  const features = useFeatures()
  const { header } = usePartner().settings.sections
  const page = (route: PlainPage, label: string): MenuItem => ({
    id: route,
    label,
    to: pathTo(route),
    current: currentAt(pathname, route),
  })
  const listed = mainMenu({ features, user, isBuilt }).map((entry): MenuSection => {
    if ('route' in entry) return { kind: 'entry', item: page(entry.route, t(entry.text)) }
    const items = entry.pages.map(({ route, text }) => page(route, t(text)))
    return { kind: 'group', id: entry.text, label: t(entry.text), items }
  })
  return [...listed, ...partnerItems(header.menu_links).map((item): MenuSection => ({ kind: 'entry', item }))]
}

function useContactSection(): Extract<MenuSection, { kind: 'group' }> {
  const { t } = useTranslation('shared')
  const partner = usePartner()
  const { contact_phone: phone, contact_email: email, website_url: website } = partner
  const items: MenuItem[] = [
    { id: 'write', label: t('nav.write', { email }), href: `mailto:${email}` },
    ...partnerItems(partner.settings.sections.header.contact_links),
  ]
  if (phone !== null) {
    items.unshift({
      id: 'call',
      label: t('nav.call', { phone }),
      href: `tel:${phone.replace(/[^\d+]/g, '')}`,
    })
  }
  if (website !== null) items.push({ id: 'website', label: t('nav.website'), href: website })
  return { kind: 'group', id: 'contact', label: t('nav.contact'), items }
}

function useAccountEntries(): readonly MenuItem[] {
  const { t } = useTranslation('shared')
  const { pathname } = useLocation()
  const { user } = useSession()
  const features = useFeatures()
  const signOut = useSignOut()
  const pages = menuPages('account', { features, user, isBuilt }).map(
    ({ route, text }): MenuItem => ({
      id: route,
      label: t(text),
      to: pathTo(route),
      current: currentAt(pathname, route),
    }),
  )
  return user === null ? pages : [...pages, { id: 'sign-out', label: t('nav.sign_out'), onSelect: signOut }]
}

function partnerItems(links: readonly { label: string; route?: PageName; url?: string }[]): MenuItem[] {
  return links.flatMap((link) => {
    const target = linkTarget(link)
    return target === undefined ? [] : [{ id: link.label, label: link.label, ...target }]
  })
}
