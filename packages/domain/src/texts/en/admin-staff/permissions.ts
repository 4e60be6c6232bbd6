import type { Texts } from '../../namespaces.ts'

export const permissionTexts = {
  permission: {
    applications: {
      name: 'Work on applications',
      text: 'read them, ask for changes, approve, decline',
      words: 'Reads every application, asks for changes and decides.',
    },
    AppliedOfferRestrictedDataAccess: {
      name: 'See restricted answers',
      text: 'each look is logged',
      words: 'Sees restricted answers; each look is logged.',
    },
    second_approval: {
      name: 'Confirm large amounts',
      text: 'be the second person above a cap or the budget left',
      words: 'Confirms amounts that one person alone may not approve.',
    },
    payments: {
      name: 'Pay',
      text: 'payment files, answers of the bank, budgets',
      words: 'Makes payment files and reads the answers of the bank.',
    },
    users: {
      name: 'Work with people',
      text: 'profiles, sign-in links, giving out and erasing data',
      words: 'Sees people, sends them links to sign in, gives out and erases their data.',
    },
    login_as: {
      name: 'Sign in as somebody',
      text: 'with a reason; the person is told by email',
      words: 'May sign in as a person, with a reason.',
    },
    buildings: {
      name: 'See homes',
      text: 'answers and results of assessments',
      words: 'Sees homes with the answers and results of their assessments.',
    },
    advisors: {
      name: 'Work with visits',
      text: 'advisors, time slots, bookings, one’s own day',
      words: 'Looks after advisors, time slots and visits, and has a day of their own.',
    },
    partner: {
      name: 'Change the site',
      text: 'texts, look, switches; publishing',
      words: 'Changes and publishes the site.',
    },
    programs: {
      name: 'Change programs and incentives',
      text: 'questions, rules, amounts; publishing',
      words: 'Changes and publishes programs and incentives.',
    },
    outward: {
      name: 'Connect other systems',
      text: 'API keys and webhooks',
      words: 'Connects other systems by keys and webhooks.',
    },
    accounts_import: {
      name: 'Import accounts',
      text: 'from the billing system',
      words: 'Imports accounts from the billing system.',
    },
    exports: { name: 'Export lists', text: 'as files', words: 'Exports lists.' },
    audit_log: { name: 'Read the log', text: 'who changed what', words: 'Reads who changed what.' },
    jobs: {
      name: 'See jobs and emails',
      text: 'what runs in the background',
      words: 'Sees the jobs in the background and the emails that were sent.',
    },
    staff: {
      name: 'Manage staff and roles',
      text: 'invite, change, switch off',
      words: 'Invites colleagues, changes their roles and switches them off.',
    },
  },
} satisfies Texts
