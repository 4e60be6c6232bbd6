import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { isSwitchedOn } from '@hearthlight/domain/navigation/is-switched-on'
import { pageAt } from '@hearthlight/domain/navigation/page-at'
import { isPlainPage, type PlainPage } from '@hearthlight/domain/navigation/path-to'
import type { Features } from '@hearthlight/domain/partner/features'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import { PAGES } from '@hearthlight/domain/partner/pages/pages'

export type MenuPage = { readonly route: PlainPage; readonly text: string }
export type MenuGroup = { readonly text: string; readonly pages: readonly MenuPage[] }
export type MenuEntry = MenuPage | MenuGroup

type Person = Pick<CurrentUser, 'user_type' | 'partner_account_id' | 'extra_info'>
type Context = {
  readonly features: Features
  readonly user: Person | null
  readonly isBuilt: (page: PageName) => boolean
}
type Place = NonNullable<(typeof PAGES)[PageName]['menu']>
type Listed = MenuPage & { readonly place: Place }

const IS_SHOWN: Readonly<Record<Place['shownTo'], (user: Person | null) => boolean>> = {
  everyone: () => true,
  'signed-out': (user) => user === null,
  customer: (user) => user?.user_type === 'customer',
  'not-guest': (user) => user?.user_type !== 'guest',
}

const hasAccount = (user: Person | null) =>
  user === null || !user.extra_info.is_fulfill_sync || user.partner_account_id !== null

/** The pages of a menu in their order: those that exist, that the partner has and that are for this person. */
export function menuPages(bar: Place['bar'], { features, user, isBuilt }: Context): readonly Listed[] {
  // Object.keys forgets that the keys are names of pages.
  return (Object.keys(PAGES) as PageName[])
    .filter((page) => isBuilt(page) && isSwitchedOn(page, features))
    .flatMap((route) => {
      const place = PAGES[route].menu
      if (place?.bar !== bar || !isPlainPage(route)) return []
      const isFor = IS_SHOWN[place.shownTo](user) && (!place.needsAccount || hasAccount(user))
      return isFor ? [{ route, text: place.text, place }] : []
    })
    .sort((a, b) => a.place.order - b.place.order)
}

/** Whether the entry of a page is the one that is open, or the one that what is open belongs to. */
export function currentAt(path: string, entry: PageName): 'page' | 'section' | undefined {
  const page = pageAt(path)
  if (page === entry) return 'page'
  return page !== undefined && PAGES[page].under === entry ? 'section' : undefined
}

/** The main menu from left to right; pages of one group stand under its heading, at the place of the first. */
export function mainMenu(context: Context): readonly MenuEntry[] {
  const pages = menuPages('main', context)
  return pages.flatMap((page): readonly MenuEntry[] => {
    const { group } = page.place
    if (group === undefined) return [page]
    const inGroup = pages.filter(({ place }) => place.group === group)
    return inGroup[0] === page ? [{ text: group, pages: inGroup }] : []
  })
}
