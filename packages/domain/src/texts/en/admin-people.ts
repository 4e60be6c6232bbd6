import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'has-open-applications':
      'This person has applications that are being worked on. Decide or withdraw them first; then everything can be erased.',
    'not-confirmed': 'Type the email address of this person exactly as it stands above.',
    erased: 'This person was erased. There is nothing left to change or to give out.',
    'no-link': 'This link would be of no use to this person: look at how they sign in.',
  },
  held: {
    profile: 'Profile',
    sign_ins: 'Places where they are signed in',
    utility_account: 'Utility account made here',
    homes: 'Homes',
    answers: 'Answered sections of assessments',
    results: 'Results of assessments',
    plans: 'Plans',
    shared_reports: 'Shared reports',
    advisors: 'Requests to advisors',
    applications: 'Applications',
    statuses: 'Steps of applications',
    requests: 'Requests for changes',
    messages: 'Messages about applications',
    payments: 'Payments',
    comments: 'Answers to questions of incentives',
    program_answers: 'Answers to questions of programs',
    measures: 'Measures applied for',
    terms: 'Accepted terms',
    drafts: 'Unsent steps',
    documents: 'Documents',
    contacts: 'Contacts',
    visits_booked: 'Booked visits',
    mails: 'Mails',
    site_visits: 'Visits to the site',
  },
} satisfies Texts
