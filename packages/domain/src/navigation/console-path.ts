import { ADMIN_ROOT } from './admin-paths.ts'
import { fillPath, type ParamsIn, type Query } from './fill-path.ts'

/** The pages of the console's sections by name, each with its path below /admin. */
export const CONSOLE_PAGES = {
  today: '',
  applications: 'applications',
  application: 'applications/:id',
  payments: 'payments',
  people: 'people',
  person: 'people/:id',
  homes: 'homes',
  home: 'homes/:id',
  savings: 'savings',
  'advisor-week': 'advisors',
  'advisor-people': 'advisors/people',
  'new-advisor': 'advisors/people/new',
  advisor: 'advisors/people/:id',
  'advisor-bookings': 'advisors/bookings',
  'advisor-day': 'advisors/day',
  visit: 'advisors/day/:id',
  imports: 'imports',
  import: 'imports/:id',
  readings: 'readings',
  'meter-providers': 'readings/utilities',
  'reading-import': 'readings/:id',
  exports: 'exports',
  log: 'log',
  jobs: 'jobs',
  mails: 'mails',
  webhooks: 'outward',
  deliveries: 'outward/deliveries',
  'api-keys': 'outward/keys',
  site: 'site',
  'site-publish': 'site/publish',
  'site-translations': 'site/translations',
  'site-versions': 'site/versions',
  staff: 'staff',
  roles: 'staff/roles',
  role: 'staff/roles/:id',
  member: 'staff/:id',
  partners: 'partners',
  'new-partner': 'partners/new',
  programs: 'programs',
  program: 'programs/:id',
  incentives: 'incentives',
  incentive: 'incentives/:id',
} as const

type ConsolePage = keyof typeof CONSOLE_PAGES
type ParamsOf<Name extends ConsolePage> = ParamsIn<(typeof CONSOLE_PAGES)[Name]>
/** A page that shows no record. */
type PlainConsolePage = {
  [Name in ConsolePage]: [ParamsOf<Name>] extends [never] ? Name : never
}[ConsolePage]
/** A page that shows one record by its id. */
export type RecordPage = Exclude<ConsolePage, PlainConsolePage>

/** The address of a page of the console, with the id of its record filled in and a query appended. */
export function consolePath(
  page: PlainConsolePage,
  params?: Readonly<Record<string, never>>,
  query?: Query,
): string
export function consolePath<Name extends RecordPage>(
  page: Name,
  params: Readonly<Record<ParamsOf<Name>, string>>,
  query?: Query,
): string
export function consolePath(
  page: ConsolePage,
  params: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  const path = CONSOLE_PAGES[page]
  return fillPath(page, path === '' ? ADMIN_ROOT : `${ADMIN_ROOT}/${path}`, params, query)
}
