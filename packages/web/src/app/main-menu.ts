import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import type { Features } from '@hearthlight/domain/partner/features'
import type { PageName } from '@hearthlight/domain/partner/page-name'

export type MenuPage = { readonly route: PageName; readonly text: string }
export type MenuGroup = { readonly text: string; readonly pages: readonly MenuPage[] }
export type MenuEntry = MenuPage | MenuGroup

type Person = Pick<CurrentUser, 'user_type' | 'partner_account_id' | 'extra_info'>
type Context = {
  readonly features: Features
  readonly user: Person | null
  readonly isBuilt: (route: PageName) => boolean
}
type Listed = { readonly entry: MenuEntry; readonly isFor: (context: Context) => boolean }

const isSignedOut = ({ user }: Context) => user === null
const isCustomer = ({ user }: Context) => user?.user_type === 'customer'

/** Spec 2 section 6: a person of the account system sees what needs an account only once theirs is known. */
const hasAccount = ({ user }: Context) =>
  user === null || !user.extra_info.is_fulfill_sync || user.partner_account_id !== null

/** The main menu from left to right. What is listed here shows once its page exists. */
const LISTED: readonly Listed[] = [
  { entry: { route: 'how-it-works', text: 'nav.how_it_works' }, isFor: isSignedOut },
  { entry: { route: 'buildings-list', text: 'nav.buildings' }, isFor: isCustomer },
  {
    entry: { route: 'incentives', text: 'nav.find_rebates' },
    isFor: (context) =>
      context.features.incentives && context.user?.user_type !== 'guest' && hasAccount(context),
  },
  {
    entry: {
      text: 'nav.home_report',
      pages: [
        { route: 'home-overview', text: 'nav.overview' },
        { route: 'home-analysis', text: 'nav.analysis' },
        { route: 'fuel-type', text: 'nav.update_assessment' },
      ],
    },
    isFor: (context) => isCustomer(context) && context.features.assessment,
  },
  {
    entry: { route: 'applications', text: 'nav.applications' },
    isFor: (context) => isCustomer(context) && context.features.applications && hasAccount(context),
  },
]

export function mainMenu(context: Context): readonly MenuEntry[] {
  return LISTED.filter((listed) => listed.isFor(context)).flatMap(({ entry }) => built(entry, context))
}

function built(entry: MenuEntry, { isBuilt }: Context): readonly MenuEntry[] {
  if ('route' in entry) return isBuilt(entry.route) ? [entry] : []
  const pages = entry.pages.filter((page) => isBuilt(page.route))
  return pages.length === 0 ? [] : [{ ...entry, pages }]
}
