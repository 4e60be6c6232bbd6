import { READINGS } from './readings-section.ts'
import type { Section } from './section.ts'

/** The sections of the console, in the order of the rail. How one is added: docs/console.md. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'today',
    path: '',
    permission: null,
    group: 'work',
    key: 't',
    pages: [
      { path: '', screen: async () => (await import('../dashboard/dashboard-screen.tsx')).DashboardScreen },
    ],
  },
  {
    name: 'applications',
    path: 'applications',
    permission: 'applications',
    group: 'work',
    key: 'a',
    pages: [
      { path: '', screen: async () => (await import('../applications/queue/queue-screen.tsx')).QueueScreen },
      {
        path: ':id',
        screen: async () => (await import('../applications/review/application-screen.tsx')).ApplicationScreen,
        isBench: true,
      },
    ],
  },
  {
    name: 'payments',
    path: 'payments',
    permission: 'payments',
    group: 'work',
    pages: [
      { path: '', screen: async () => (await import('../payments/payments-screen.tsx')).PaymentsScreen },
    ],
  },
  {
    name: 'people',
    path: 'people',
    permission: 'users',
    group: 'work',
    key: 'p',
    pages: [
      { path: '', screen: async () => (await import('../people/people-screen.tsx')).PeopleScreen },
      { path: ':id', screen: async () => (await import('../people/person-screen.tsx')).PersonScreen },
    ],
  },
  {
    name: 'homes',
    path: 'homes',
    permission: 'buildings',
    group: 'work',
    key: 'h',
    pages: [
      { path: '', screen: async () => (await import('../homes/homes-screen.tsx')).HomesScreen },
      { path: ':id', screen: async () => (await import('../homes/home-screen.tsx')).HomeScreen },
    ],
  },
  {
    name: 'savings',
    path: 'savings',
    permission: 'savings',
    group: 'work',
    pages: [{ path: '', screen: async () => (await import('../savings/savings-screen.tsx')).SavingsScreen }],
  },
  {
    name: 'advisors',
    path: 'advisors',
    permission: 'advisors',
    group: 'work',
    key: 'd',
    pages: [
      { path: '', screen: async () => (await import('../advisors/week-screen.tsx')).AdvisorWeekScreen },
      {
        path: 'people',
        screen: async () => (await import('../advisors/people-screen.tsx')).AdvisorPeopleScreen,
      },
      {
        path: 'people/new',
        screen: async () => (await import('../advisors/advisor-screen.tsx')).NewAdvisorScreen,
      },
      {
        path: 'people/:id',
        screen: async () => (await import('../advisors/advisor-screen.tsx')).AdvisorScreen,
      },
      {
        path: 'bookings',
        screen: async () => (await import('../advisors/bookings-screen.tsx')).AdvisorBookingsScreen,
      },
      { path: 'day', screen: async () => (await import('../advisors/day-screen.tsx')).AdvisorDayScreen },
      { path: 'day/:id', screen: async () => (await import('../advisors/day-screen.tsx')).AdvisorDayScreen },
    ],
  },
  {
    name: 'imports',
    path: 'imports',
    permission: 'accounts_import',
    group: 'records',
    key: 'i',
    pages: [
      { path: '', screen: async () => (await import('../imports/imports-screen.tsx')).ImportsScreen },
      { path: ':id', screen: async () => (await import('../imports/import-screen.tsx')).ImportScreen },
    ],
  },
  READINGS,
  {
    name: 'exports',
    path: 'exports',
    permission: 'exports',
    group: 'records',
    pages: [{ path: '', screen: async () => (await import('../exports/exports-screen.tsx')).ExportsScreen }],
  },
  {
    name: 'log',
    path: 'log',
    permission: 'audit_log',
    group: 'records',
    key: 'l',
    pages: [{ path: '', screen: async () => (await import('../audit-log/log-screen.tsx')).LogScreen }],
  },
  {
    name: 'jobs',
    path: 'jobs',
    permission: 'jobs',
    group: 'records',
    pages: [{ path: '', screen: async () => (await import('../jobs/jobs-screen.tsx')).JobsScreen }],
  },
  {
    name: 'mails',
    path: 'mails',
    permission: 'jobs',
    group: 'records',
    pages: [{ path: '', screen: async () => (await import('../mails/mails-screen.tsx')).MailsScreen }],
  },
  {
    name: 'outward',
    path: 'outward',
    permission: 'outward',
    group: 'set-up',
    pages: [
      { path: '', screen: async () => (await import('../webhooks/webhooks-screen.tsx')).WebhooksScreen },
      {
        path: 'deliveries',
        screen: async () => (await import('../webhooks/deliveries-screen.tsx')).DeliveriesScreen,
      },
      { path: 'keys', screen: async () => (await import('../api-keys/api-keys-screen.tsx')).ApiKeysScreen },
    ],
  },
  {
    name: 'site',
    path: 'site',
    permission: 'partner',
    group: 'set-up',
    key: 's',
    pages: [
      {
        path: '',
        screen: async () => (await import('../site/settings/edit-screen.tsx')).EditScreen,
        isBench: true,
      },
      {
        path: 'publish',
        screen: async () => (await import('../site/publish/publish-screen.tsx')).PublishScreen,
        isBench: true,
      },
      {
        path: 'translations',
        screen: async () => (await import('../site/translations/translations-screen.tsx')).TranslationsScreen,
      },
      {
        path: 'versions',
        screen: async () => (await import('../site/publish/versions-screen.tsx')).VersionsScreen,
        isBench: true,
      },
    ],
  },
  {
    name: 'staff',
    path: 'staff',
    permission: 'staff',
    group: 'set-up',
    key: 'f',
    pages: [
      { path: '', screen: async () => (await import('../staff/staff-screen.tsx')).StaffScreen },
      { path: 'roles', screen: async () => (await import('../staff/roles-screen.tsx')).RolesScreen },
      { path: 'roles/:id', screen: async () => (await import('../staff/roles-screen.tsx')).RolesScreen },
      { path: ':id', screen: async () => (await import('../staff/member-screen.tsx')).MemberScreen },
    ],
  },
  {
    name: 'partners',
    path: 'partners',
    permission: 'operator',
    group: 'set-up',
    pages: [
      { path: '', screen: async () => (await import('../site/partners/partners-screen.tsx')).PartnersScreen },
      {
        path: 'new',
        screen: async () => (await import('../site/partners/new-partner-screen.tsx')).NewPartnerScreen,
      },
    ],
  },
  {
    name: 'programs',
    path: 'programs',
    permission: 'programs',
    group: 'set-up',
    key: 'r',
    pages: [
      { path: '', screen: async () => (await import('../programs/programs-screen.tsx')).ProgramsScreen },
      {
        path: ':id',
        screen: async () => (await import('../programs/program-screen.tsx')).ProgramScreen,
        isBench: true,
      },
    ],
  },
  {
    name: 'incentives',
    path: 'incentives',
    permission: 'programs',
    group: 'set-up',
    key: 'n',
    pages: [
      {
        path: '',
        screen: async () => (await import('../incentives/incentives-screen.tsx')).IncentivesScreen,
      },
      {
        path: ':id',
        screen: async () => (await import('../incentives/incentive-screen.tsx')).IncentiveScreen,
      },
    ],
  },
]
