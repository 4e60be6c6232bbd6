import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { routeTable } from '../platform/http/policy.ts'
import { newId } from '../platform/ids.ts'
import { addAuthenticator } from '../testing/add-authenticator.ts'
import { type ConsoleBrowser, consoleBrowser } from '../testing/console-browser.ts'
import { codeAt, LAKESHORE_SITE, setUpApp, setUpPasskey } from '../testing/console-factors.ts'
import { beginGuest } from '../testing/guests.ts'
import { multipartBody } from '../testing/multipart-body.ts'
import { samplePdf } from '../testing/sample-files.ts'
import type { softwarePasskey } from '../testing/software-passkey.ts'
import { challengeOf, solveProof } from '../testing/solve-proof.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { addApplication, addTimeslot } from '../testing/visits.ts'

/** Every route that writes, called so that it writes: each leaves its line in the audit log. */
type ConsoleResponse = Awaited<ReturnType<ConsoleBrowser['get']>>
type Step = readonly [route: string, action: string, call: () => Promise<ConsoleResponse>]

/** What these write does not last, or is told by a line of another route. */
const WITHOUT_A_LINE: Readonly<Record<string, string>> = {
  'POST /ahoy/visits': 'counts a visit for statistics, kept 400 days',
  'POST /api/v1/auth/user_sessions/check_confirmation': 'reads',
  'POST /api/v1/users/account_verification': 'reads, and counts tries',
  'POST /api/v1/shared_reports': 'reads',
  'POST /api/admin/v1/studio/previews': 'signs a token and keeps nothing; one as a real person has its line',
  'POST /api/v1/visit_links/open': 'reads',
  'POST /api/v1/visit_links/timeslots': 'reads',
  'POST /api/admin/v1/applications/:id/mail_previews': 'reads',
  'POST /api/admin/v1/application_queue/assignment_plans': 'says what would change',
  'POST /api/admin/v1/application_queue/bulk_plans': 'says what would change',
  'POST /api/admin/v1/timeslot_removals/preview': 'reads',
  'POST /api/admin/v1/payment_choices': 'says what a file would hold',
  'POST /api/admin/v1/export_previews': 'says what a file would hold',
  'POST /api/admin/v1/applications/:id/review': 'who has it open, for a minute',
  'DELETE /api/admin/v1/applications/:id/review': 'who has it open, for a minute',
  'PUT /api/v1/applications/:id/messages/read': 'when the messages were last read',
  'PUT /api/admin/v1/applications/:id/messages/read': 'when the messages were last read',
  'POST /api/v1/guest_links/status': 'reads',
  'PUT /api/v1/fulfill-integrate/step_drafts': 'what is being typed; saving the step leaves the line',
  'POST /api/v1/auth/forgot_password': 'asks for a mail; choosing the password leaves the line',
  'POST /api/v1/auth/admin_sessions/forgot_password':
    'asks for a mail; choosing the password leaves the line',
  'POST /api/v1/auth/admin_sessions/invitation/look': 'reads',
  'POST /api/v1/auth/admin_sessions/address/look': 'reads',
  'POST /api/admin/v1/security/passkeys/options':
    'a challenge of minutes; adding the passkey leaves the line',
  'POST /api/admin/v1/second_step/passkey_options': 'a challenge of minutes; the sign-in leaves the line',
  'POST /api/admin/v1/security/proof': 'notes in the session when the password was last given',
  'POST /api/admin/v1/studio/translations/file': 'reads a file; what is saved of it leaves the line',
  'POST /api/admin/v1/studio/programs': 'begins a draft; publishing it leaves the line',
  'POST /api/admin/v1/studio/programs/:id/trials': 'begins a walk through a draft, of which nothing stays',
  'PUT /api/admin/v1/studio/programs/:id/trials/:trial_id': 'goes on with a walk, of which nothing stays',
  'POST /api/admin/v1/studio/programs/:id/draft': 'begins a draft; publishing it leaves the line',
  'PUT /api/admin/v1/studio/programs/:id/draft': 'what is being written; publishing it leaves the line',
  'DELETE /api/admin/v1/studio/programs/:id/draft': 'forgets what was being written',
  'POST /api/admin/v1/studio/incentives': 'begins a draft; publishing it leaves the line',
  'POST /api/admin/v1/studio/incentives/:id/draft': 'begins a draft; publishing it leaves the line',
  'PUT /api/admin/v1/studio/incentives/:id/draft': 'what is being written; publishing it leaves the line',
  'DELETE /api/admin/v1/studio/incentives/:id/draft': 'forgets what was being written',
  'POST /api/admin/v1/studio/incentives/:id/trial': 'reads',
  'POST /api/v1/auth/sso/saml/acs': 'keeps a ticket of minutes; finishing the sign-in leaves the line',
}
const PASSWORD = 'Demo-pass-2026'
const NEW_PASSWORD = 'kettle on the hob'
const HOME = {
  building_name: 'Walked',
  address1: '9 Elm Street',
  city: 'Sheboygan',
  region: 'WI',
  zip: '53081',
  country: 'US',
}

let test: TestApp
let now = new Date()
const known = {
  view: '',
  project: '',
  home: '',
  item: '',
  share: '',
  audit: '',
  adminId: '',
  userId: '',
  passkeyId: '',
  document: '',
  applied: '',
  contact: '',
  application: '',
  accountImport: '',
  webhook: '',
  key: '',
  program: '',
  incentive: '',
}
let admin: ConsoleBrowser
let studioBrowser: ConsoleBrowser | undefined
let app: Awaited<ReturnType<typeof setUpApp>>
let passkey: ReturnType<typeof softwarePasskey>
let headers: Record<string, string>

beforeAll(async () => {
  test = await testApp({ now: () => now })
  headers = await test.signIn('homeowner@lakeshore.test')
  admin = consoleBrowser(test.app)
})
afterAll(() => test.close())

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  as: object = headers,
) => test.app.inject({ method, url, ...(payload && { payload }), headers: { ...as } })
const lakeshore = { host: 'lakeshore.localhost' }
const person = (email: string) => ({
  user: {
    ...{ email, first_name: 'Ada', last_name: 'Byron', consent: true },
    ...{ password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
  },
})
const item = () => ({
  building_id: known.home,
  item_type: 'fuel_type',
  data: { heating_fuel: [known.item === '' ? 'oil' : 'natural_gas'] },
})
const mailed = async (pattern: RegExp) => {
  for (const { text } of await test.mailbox()) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined) return found
  }
  throw new Error(`no mail has ${pattern}`)
}
/** Codes of the app and proofs of identity belong to a time. */
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const again = async (email: string) => {
  headers = await test.signIn(email)
  return headers
}
const halfSignedIn = async () => {
  later(1)
  const browser = consoleBrowser(test.app)
  await browser.signIn('admin@lakeshore.test')
  return browser
}

/** Incentives of the demo end with a year, and the walk goes on. */
async function openForGood(code: string): Promise<string> {
  const { id, definition } = await test.db
    .selectFrom('incentives')
    .select(['id', 'definition'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  await test.db
    .updateTable('incentives')
    .set({ definition: JSON.stringify({ ...definition, date_range: null }) })
    .where('id', '=', id)
    .execute()
  return id
}
const place = () => ({
  documentable_type: 'Building',
  documentable_id: known.home,
  building_id: known.home,
})
const sendFile = (method: 'POST' | 'PUT', url: string, bytes: Buffer) => {
  const { payload, headers: type } = multipartBody(place(), { name: 'walked.pdf', bytes })
  return test.app.inject({ method, url, payload, headers: { ...headers, ...type } })
}
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
const bookIn = async (days: number) =>
  call('POST', '/api/v1/assignment_scheduleplan_timeslot', {
    project_id: known.application,
    schedule_plan_timeslot_id: await addTimeslot(test, inDays(days)),
  })
const visitLink = async () => ({ token: await mailed(/\/visit#(\S+)/) })
const ACCOUNT_IMPORTS = '/api/admin/v1/account_imports'
const sendAccounts = async () => {
  const bytes = Buffer.from('account,last name,address,city,zip\nW-1,Walker,9 Elm Street,Sheboygan,53081')
  const { payload, headers: type } = multipartBody({}, { name: 'accounts.csv', bytes })
  const as = await test.signIn('admin@lakeshore.test')
  const answer = await test.app.inject({
    ...{ method: 'POST', url: ACCOUNT_IMPORTS, payload, headers: { ...as, ...type } },
  })
  known.accountImport = answer.json().data.id
  return answer
}
const moveAccounts = async (step: string) => {
  await test.jobs.drain()
  const as = await test.signIn('admin@lakeshore.test')
  const url = `${ACCOUNT_IMPORTS}/${known.accountImport}`
  const { mapping, version } = (await call('GET', url, undefined, as)).json().data.attributes
  return call('POST', `${url}/${step}`, { mapping, version }, as)
}
const IMPORTS: readonly Step[] = [
  [`POST ${ACCOUNT_IMPORTS}`, 'account_import.create', sendAccounts],
  [`POST ${ACCOUNT_IMPORTS}/:id/check`, 'account_import.check', () => moveAccounts('check')],
  [`POST ${ACCOUNT_IMPORTS}/:id/run`, 'account_import.run', () => moveAccounts('run')],
  [
    `POST ${ACCOUNT_IMPORTS}/:id/cancel`,
    'account_import.cancel',
    async () => {
      await sendAccounts()
      return moveAccounts('cancel')
    },
  ],
]
const asAdmin = () => test.signIn('admin@lakeshore.test')
let run = ''
const HOMES: readonly Step[] = [
  [
    'POST /api/admin/v1/recalculations',
    'recalculation.start',
    async () => {
      await test.db.updateTable('virtual_audits').set({ engine_version: 'old', basis: 'old' }).execute()
      const answer = await call('POST', '/api/admin/v1/recalculations', undefined, await asAdmin())
      run = answer.json().data.id
      return answer
    },
  ],
  [
    'POST /api/admin/v1/recalculations/:id/cancel',
    'recalculation.cancel',
    async () => call('POST', `/api/admin/v1/recalculations/${run}/cancel`, undefined, await asAdmin()),
  ],
  [
    'POST /api/admin/v1/homes/:id/recalculation',
    'assessment.renew',
    async () => {
      const { building_id } = await test.db
        .selectFrom('virtual_audits')
        .select('building_id')
        .where('partner_id', '=', test.partners.lakeshore.id)
        .executeTakeFirstOrThrow()
      return call('POST', `/api/admin/v1/homes/${building_id}/recalculation`, undefined, await asAdmin())
    },
  ],
]
const STAFF_PATH = '/api/admin/v1/staff'
const ROLES_PATH = '/api/admin/v1/staff_roles'
let colleague = ''
let role = ''
const inviteWalked = async (email: string) => {
  const answer = await asStaff('POST', STAFF_PATH, { email, name: 'Ida Walker', role })
  colleague = answer.json().data.id
  return answer
}
const COLLEAGUES: readonly Step[] = [
  [
    `POST ${ROLES_PATH}`,
    'role.create',
    async () => {
      const answer = await asStaff('POST', ROLES_PATH, { name: 'Walkers', permissions: ['jobs'] })
      role = answer.json().data.id
      return answer
    },
  ],
  [
    `PUT ${ROLES_PATH}/:id`,
    'role.change',
    () => asStaff('PUT', `${ROLES_PATH}/${role}`, { name: 'Walkers', permissions: ['exports'], revision: 1 }),
  ],
  [
    'PUT /api/v1/auth/admin_sessions/language',
    'staff.set-language',
    async () =>
      call(
        'PUT',
        '/api/v1/auth/admin_sessions/language',
        { language: 'en' },
        await test.signIn('admin@lakeshore.test'),
      ),
  ],
  [`POST ${STAFF_PATH}`, 'staff.invite', () => inviteWalked('withdrawn@lakeshore.test')],
  [
    `POST ${STAFF_PATH}/:id/invitation`,
    'staff.invite-again',
    () => asStaff('POST', `${STAFF_PATH}/${colleague}/invitation`),
  ],
  [
    `DELETE ${STAFF_PATH}/:id/invitation`,
    'staff.withdraw',
    () => asStaff('DELETE', `${STAFF_PATH}/${colleague}/invitation`),
  ],
  [
    'POST /api/v1/auth/admin_sessions/invitation',
    'staff.join',
    async () => {
      await inviteWalked('walked-colleague@lakeshore.test')
      const mail = (await test.mailbox()).find(({ to }) => to === 'walked-colleague@lakeshore.test')
      const token = /invitation[?]t=([\w-]+)/.exec(mail?.text ?? '')?.[1]
      const chosen = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
      return asStaff('POST', '/api/v1/auth/admin_sessions/invitation', { token, name: 'Ida', ...chosen })
    },
  ],
  [
    `PUT ${STAFF_PATH}/:id`,
    'staff.change',
    async () => {
      const { revision } = (await asStaff('GET', `${STAFF_PATH}/${colleague}`)).json().data.attributes
      return asStaff('PUT', `${STAFF_PATH}/${colleague}`, { name: 'Ida W.', role: 'it', revision })
    },
  ],
  [
    `POST ${STAFF_PATH}/:id/email`,
    'staff.ask-address',
    () => asStaff('POST', `${STAFF_PATH}/${colleague}/email`, { email: 'dropped@lakeshore.test' }),
  ],
  [
    `DELETE ${STAFF_PATH}/:id/email`,
    'staff.drop-address',
    () => asStaff('DELETE', `${STAFF_PATH}/${colleague}/email`),
  ],
  [
    'POST /api/v1/auth/admin_sessions/address',
    'staff.change-address',
    async () => {
      await asStaff('POST', `${STAFF_PATH}/${colleague}/email`, { email: 'walked-on@lakeshore.test' })
      const mail = (await test.mailbox()).find(({ to }) => to === 'walked-on@lakeshore.test')
      const token = /email[?]t=([\w-]+)/.exec(mail?.text ?? '')?.[1]
      return asStaff('POST', '/api/v1/auth/admin_sessions/address', { token })
    },
  ],
  [
    `POST ${STAFF_PATH}/:id/reset_second_factor`,
    'staff.reset-second-factor',
    async () => {
      await addAuthenticator(test.db, 'walked-on@lakeshore.test')
      return asStaff('POST', `${STAFF_PATH}/${colleague}/reset_second_factor`)
    },
  ],
  [
    `POST ${STAFF_PATH}/:id/switch_off`,
    'staff.switch-off',
    () => asStaff('POST', `${STAFF_PATH}/${colleague}/switch_off`),
  ],
  [
    `POST ${STAFF_PATH}/:id/switch_on`,
    'staff.switch-on',
    () => asStaff('POST', `${STAFF_PATH}/${colleague}/switch_on`),
  ],
  [`DELETE ${ROLES_PATH}/:id`, 'role.delete', () => asStaff('DELETE', `${ROLES_PATH}/${role}`)],
]
let entered = ''
const PEOPLE: readonly Step[] = [
  [
    'POST /api/admin/v1/users',
    'user.create',
    async () => {
      const given = { email: 'entered@lakeshore.test', first_name: 'Ida', last_name: 'Walker' }
      const as = await test.signIn('admin@lakeshore.test')
      const answer = await call('POST', '/api/admin/v1/users', given, as)
      entered = answer.json().data.id
      return answer
    },
  ],
  [
    'POST /api/admin/v1/users/:id/links',
    'user.send-link',
    async () =>
      call(
        'POST',
        `/api/admin/v1/users/${entered}/links`,
        { link: 'create-password' },
        await test.signIn('admin@lakeshore.test'),
      ),
  ],
  [
    'DELETE /api/admin/v1/users/:id/sessions/:session_id',
    'session.end',
    async () => {
      await test.signIn('new@lakeshore.test')
      const { id, subject_id } = await test.db
        .selectFrom('sessions')
        .select(['id', 'subject_id'])
        .where('subject_kind', '=', 'user')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const as = await test.signIn('admin@lakeshore.test')
      return call('DELETE', `/api/admin/v1/users/${subject_id}/sessions/${id}`, undefined, as)
    },
  ],
  [
    'POST /api/admin/v1/users/:id/erasure',
    'user.erase',
    async () => {
      const confirm = 'tester@lakeshore.test'
      const { id } = await test.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', confirm)
        .executeTakeFirstOrThrow()
      const as = await test.signIn('admin@lakeshore.test')
      return call('POST', `/api/admin/v1/users/${id}/erasure`, { confirm }, as)
    },
  ],
]
const VISITS: readonly Step[] = [
  [
    'POST /api/v1/assignment_scheduleplan_timeslot',
    'visit.book',
    async () => {
      known.application = await addApplication(test)
      return bookIn(40)
    },
  ],
  [
    'DELETE /api/v1/visits/:project_id',
    'visit.cancel',
    () => call('DELETE', `/api/v1/visits/${known.application}`),
  ],
  [
    'POST /api/v1/visit_links/move',
    'visit.book',
    async () => {
      await bookIn(41)
      const schedule_plan_timeslot_id = await addTimeslot(test, inDays(42))
      return call('POST', '/api/v1/visit_links/move', { ...(await visitLink()), schedule_plan_timeslot_id })
    },
  ],
  [
    'POST /api/v1/visit_links/cancel',
    'visit.cancel',
    async () => call('POST', '/api/v1/visit_links/cancel', await visitLink(), lakeshore),
  ],
]
const ADVISORS_PATH = '/api/admin/v1/advisors'
const walkedAdvisor = (name: string) => ({
  ...{ name, email: 'walked-advisor@lakeshore.test', phone: '', languages: [], zips: [], time_zone: null },
  ...{ is_active: true, project_type_ids: [] },
})
let advisor = ''
const ADVISORS: readonly Step[] = [
  [
    `POST ${ADVISORS_PATH}`,
    'advisor.create',
    async () => {
      const answer = await asStaff('POST', ADVISORS_PATH, walkedAdvisor('Ada Visor'))
      advisor = answer.json().data.id
      return answer
    },
  ],
  [
    `PUT ${ADVISORS_PATH}/:id`,
    'advisor.change',
    () => asStaff('PUT', `${ADVISORS_PATH}/${advisor}`, { ...walkedAdvisor('Ida Visor'), revision: 1 }),
  ],
]
const TIMESLOTS: readonly Step[] = [
  [
    'POST /api/admin/v1/timeslots',
    'timeslots.create',
    () =>
      asStaff('POST', '/api/admin/v1/timeslots', {
        ...{ energy_advisor_ids: [advisor], weekdays: [0, 1, 2, 3, 4, 5, 6], times: ['09:00'], minutes: 60 },
        ...{ every: 1, from: inDays(60).slice(0, 10), to: inDays(61).slice(0, 10) },
        ...{ title: 'Home visit', is_dry_run: false },
      }),
  ],
  [
    'PUT /api/admin/v1/timeslots/:id',
    'timeslot.change',
    async () => {
      const { advisors } = (
        await asStaff('GET', `/api/admin/v1/advisor_weeks/${inDays(60).slice(0, 10)}`)
      ).json().data.attributes
      const [slot] = advisors.find(({ id }: { id: string }) => id === advisor).slots
      const { start_at, finish_at } = slot
      return asStaff('PUT', `/api/admin/v1/timeslots/${slot.id}`, {
        ...{ day: inDays(60).slice(0, 10), time: '15:00', minutes: 60, title: 'Home visit' },
        seen: { start_at, finish_at, booking_id: null },
      })
    },
  ],
  [
    'POST /api/admin/v1/timeslot_removals',
    'timeslots.remove',
    () => {
      const [from, to] = [inDays(60).slice(0, 10), inDays(61).slice(0, 10)]
      const days_off = { energy_advisor_id: advisor, from, to, reason: 'away' }
      return asStaff('POST', '/api/admin/v1/timeslot_removals', { timeslot_ids: [], days_off, bookings: [] })
    },
  ],
  [
    'DELETE /api/admin/v1/advisor_days_off/:id',
    'advisor.work-again',
    async () => {
      const { id } = await test.db
        .selectFrom('advisor_days_off')
        .select('id')
        .where('energy_advisor_id', '=', advisor)
        .executeTakeFirstOrThrow()
      return asStaff('DELETE', `/api/admin/v1/advisor_days_off/${id}`)
    },
  ],
  [
    'POST /api/admin/v1/bookings/:id/notes',
    'visit.note',
    async () => {
      known.application = await addApplication(test)
      const { id } = (await bookIn(46)).json().data.attributes.booking
      const note = { content: 'Looked at.', corrections: [], answers_at: null }
      return asStaff('POST', `/api/admin/v1/bookings/${id}/notes`, note)
    },
  ],
  [
    'POST /api/admin/v1/bookings/:id/cancel',
    'visit.cancel',
    async () => {
      known.application = await addApplication(test)
      const { id } = (await bookIn(45)).json().data.attributes.booking
      return asStaff('POST', `/api/admin/v1/bookings/${id}/cancel`, { sequence: 0 })
    },
  ],
]
const DOCUMENTS: readonly Step[] = [
  [
    'POST /api/v1/documents',
    'document.add',
    async () => {
      const answer = await sendFile('POST', '/api/v1/documents', samplePdf('first'))
      known.document = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/v1/documents/:id',
    'document.replace',
    () => sendFile('PUT', `/api/v1/documents/${known.document}`, samplePdf('second')),
  ],
  [
    'DELETE /api/v1/documents',
    'document.delete',
    () => call('DELETE', `/api/v1/documents?id=${known.document}`),
  ],
]

const APPLICATIONS: readonly Step[] = [
  [
    'POST /api/v1/comments',
    'comment.save',
    async () => {
      const { records } = (await call('GET', '/api/v1/buildings/')).json()
      known.applied = records.data.find(({ id }: { id: string }) => id !== known.home).id
      return call('POST', '/api/v1/comments', {
        comment: {
          ...{ commentable_type: 'ListItem', commentable_id: 'account-number', content: 'LP-4100-2201' },
          building_id: known.applied,
        },
      })
    },
  ],
  [
    'PUT /api/v1/comments/:id',
    'comment.save',
    async () => {
      const { data } = (await call('GET', `/api/v1/comments?building_id=${known.applied}`)).json()
      return call('PUT', `/api/v1/comments/${data[0].id}`, { comment: { content: 'LP-4100-2202' } })
    },
  ],
  [
    'POST /api/v1/projects',
    'application.submit',
    async () => {
      const offer_id = await openForGood('led-pack')
      const body = { building_id: known.applied, consent: true }
      const answer = await call('POST', `/api/v1/projects?offer_id=${offer_id}`, body)
      known.application = answer.json().data.id
      return answer
    },
  ],
  [
    'POST /api/admin/v1/applications/:id/requests',
    'application.request',
    async () =>
      call(
        'POST',
        `/api/admin/v1/applications/${known.application}/requests`,
        { requests: [{ kind: 'answer', item_id: 'account-number', content: 'Which one?' }] },
        await test.signIn('admin@lakeshore.test'),
      ),
  ],
  [
    'POST /api/admin/v1/saved_views',
    'saved-view.add',
    async () => {
      const view = { list: 'people', name: 'Newest', search: 'sort=-created', is_shared: true }
      const staff = await test.signIn('admin@lakeshore.test')
      const answer = await call('POST', '/api/admin/v1/saved_views', view, staff)
      known.view = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/admin/v1/saved_views/:id',
    'saved-view.change',
    async () => {
      const view = { name: 'Newest first', search: 'sort=-created', is_shared: true, version: 1 }
      const staff = await test.signIn('admin@lakeshore.test')
      return call('PUT', `/api/admin/v1/saved_views/${known.view}`, view, staff)
    },
  ],
  [
    'DELETE /api/admin/v1/saved_views/:id',
    'saved-view.remove',
    async () => {
      const staff = await test.signIn('admin@lakeshore.test')
      return call('DELETE', `/api/admin/v1/saved_views/${known.view}`, undefined, staff)
    },
  ],
  [
    'POST /api/admin/v1/application_queue/bulk_actions',
    'application.request',
    async () => {
      const staff = await test.signIn('admin@lakeshore.test')
      const id = known.application
      const { data } = (await call('GET', `/api/admin/v1/applications/${id}`, undefined, staff)).json()
      const applications = [{ id, revision: data.attributes.revision }]
      const request = { kind: 'answer', item_id: 'account-number', content: 'Since when?' }
      const body = { applications, action: { kind: 'ask', request } }
      return call('POST', '/api/admin/v1/application_queue/bulk_actions', body, staff)
    },
  ],
  [
    'POST /api/admin/v1/application_queue/assignments',
    'application.assign',
    async () => {
      const staff = await test.signIn('admin@lakeshore.test')
      const queue = (await call('GET', '/api/admin/v1/application_queue', undefined, staff)).json()
      const to = queue.data.attributes.own_id
      const assignments = [{ id: known.application, from: null, to }]
      return call('POST', '/api/admin/v1/application_queue/assignments', { assignments }, staff)
    },
  ],
  [
    'PUT /api/v1/projects/:id',
    'application.update',
    async () => {
      const { data } = (await call('GET', `/api/v1/comments?project_id=${known.application}`)).json()
      const [{ id, attributes }] = data
      const asked = attributes.requested_comments[0].id
      const comment = { content: 'LP-4100-2201' }
      await call('PUT', `/api/v1/comments/${id}?requested_comment_id=${asked}`, { comment })
      return call('PUT', `/api/v1/projects/${known.application}`, {})
    },
  ],
  [
    'POST /api/v1/projects/:id/withdrawal',
    'application.withdraw',
    async () => {
      const offer_id = await openForGood('weatherization-bundle')
      const building_id = known.applied
      const comment = { commentable_type: 'ListItem', commentable_id: 'account-number', building_id }
      await call('POST', '/api/v1/comments', { comment: { ...comment, content: 'LP-4100-2201' } })
      const body = { building_id, consent: true }
      const { data } = (await call('POST', `/api/v1/projects?offer_id=${offer_id}`, body)).json()
      return call('POST', `/api/v1/projects/${data.id}/withdrawal`)
    },
  ],
]

const REVIEW = '/api/admin/v1/applications'
const asStaff = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  call(method, path, payload, await test.signIn('admin@lakeshore.test'))
const moveTo = async (to: string) => {
  const path = `${REVIEW}/${known.application}`
  const { revision } = (await asStaff('GET', path)).json().data.attributes
  const more = to === 'approved' ? { reason: 'Seen on the invoice.', amount: '20.00' } : {}
  return asStaff('POST', `${path}/moves`, { to, revision, ...more })
}
const PAYMENTS = '/api/admin/v1/payments'
const BATCHES = '/api/admin/v1/payment_batches'
const newestPayment = async () => `${PAYMENTS}/${(await asStaff('GET', PAYMENTS)).json().data[0].id}`
const newestFile = async (): Promise<string> => (await asStaff('GET', BATCHES)).json().data[0].id
const makeFile = async () => {
  const [{ id }] = (await asStaff('GET', PAYMENTS)).json().data
  return asStaff('POST', BATCHES, { payments: [id] })
}
/** After the steps of applications: the one that was sent again is in review. */
const REVIEWS: readonly Step[] = [
  [
    `POST ${REVIEW}/:id/notes`,
    'application.add-note',
    () => asStaff('POST', `${REVIEW}/${known.application}/notes`, { content: 'Looked at.' }),
  ],
  [
    `POST ${REVIEW}/:id/messages`,
    'application.write-message',
    () => asStaff('POST', `${REVIEW}/${known.application}/messages`, { content: 'Which lamps?' }),
  ],
  [
    'POST /api/v1/applications/:id/messages',
    'application.write-message',
    () =>
      call('POST', `/api/v1/applications/${known.application}/messages`, { content: 'Those in the hall.' }),
  ],
  [
    `POST ${REVIEW}/:id/accepted_documents/:document_id`,
    'application.accept-document',
    async () => {
      const fields = {
        ...{ documentable_type: 'DocumentItem', documentable_id: 'invoice' },
        ...{ building_id: known.applied, project_id: known.application },
      }
      const { payload, headers: type } = multipartBody(fields, {
        name: 'lamps.pdf',
        bytes: samplePdf('lamps'),
      })
      await test.app.inject({
        ...{ method: 'POST', url: '/api/v1/documents', payload },
        headers: { ...headers, ...type },
      })
      const [document] = (await asStaff('GET', `${REVIEW}/${known.application}`)).json().data.attributes
        .documents
      return asStaff('POST', `${REVIEW}/${known.application}/accepted_documents/${document.id}`)
    },
  ],
  [
    `PUT ${REVIEW}/:id/rules/:rule`,
    'application.settle-rule',
    async () => {
      const { data } = (await asStaff('GET', `${REVIEW}?tab=all&limit=50`)).json()
      for (const { id } of data) {
        const { eligibility, revision } = (await asStaff('GET', `${REVIEW}/${id}`)).json().data.attributes
        const rule = eligibility.trace.find((line: { settled_by: string | null }) => line.settled_by !== null)
        if (rule !== undefined)
          return asStaff('PUT', `${REVIEW}/${id}/rules/${rule.code}`, { outcome: 'met', revision })
      }
      throw new Error('no application has a rule that somebody settles')
    },
  ],
  [
    `POST ${REVIEW}/:id/waiting_approvals/:waiting_id`,
    'application.decide-second',
    async () => {
      const path = `${REVIEW}/${known.application}`
      const { revision } = (await asStaff('GET', path)).json().data.attributes
      const large = { to: 'approved', amount: '999999', reason: 'A slip of the hand.', revision }
      await call('POST', `${path}/moves`, large, await test.signIn('reviewer@lakeshore.test'))
      const { waiting_approval } = (await asStaff('GET', path)).json().data.attributes
      return asStaff('POST', `${path}/waiting_approvals/${waiting_approval.id}`, {
        ...{ is_confirmed: false, reason: 'Too many digits.' },
      })
    },
  ],
  [`POST ${REVIEW}/:id/moves`, 'application.move', () => moveTo('approved')],
  [
    `POST ${REVIEW}/:id/amounts`,
    'application.correct-amount',
    async () => {
      const path = `${REVIEW}/${known.application}`
      const { revision } = (await asStaff('GET', path)).json().data.attributes
      return asStaff('POST', `${path}/amounts`, { amount: '19.00', reason: 'As the invoice says.', revision })
    },
  ],
  [
    'POST /api/admin/v1/payments/:id/hold',
    'payment.hold',
    async () => asStaff('POST', `${await newestPayment()}/hold`, { reason: 'The name differs.' }),
  ],
  [
    'DELETE /api/admin/v1/payments/:id/hold',
    'payment.release',
    async () => asStaff('DELETE', `${await newestPayment()}/hold`),
  ],
  ['POST /api/admin/v1/payment_batches', 'payment.make-batch', makeFile],
  [
    'POST /api/admin/v1/payment_batches/:id/undo',
    'payment.undo-batch',
    async () => asStaff('POST', `${BATCHES}/${await newestFile()}/undo`),
  ],
  [
    'POST /api/admin/v1/payment_batches/:id/sent',
    'payment.send-batch',
    async () => {
      await makeFile()
      return asStaff('POST', `${BATCHES}/${await newestFile()}/sent`)
    },
  ],
  [
    'POST /api/admin/v1/payment_imports',
    'payment.settle',
    async () => {
      const [{ attributes }] = (await asStaff('GET', PAYMENTS)).json().data
      const csv = `payment,status,reason\n${attributes.number},failed,Account closed`
      return asStaff('POST', '/api/admin/v1/payment_imports', { csv, is_dry_run: false })
    },
  ],
  [
    'POST /api/admin/v1/payments/:id/decision',
    'payment.decide',
    async () => asStaff('POST', `${await newestPayment()}/decision`, { decision: 'again' }),
  ],
]

const aContact = (FirstName: string) => ({
  fields: Object.entries({
    ...{ FirstName, LastName: 'Walker', Email: 'walker@example.test' },
    ...{ MobilePhone: '920-555-0118', MailingPostalCode: '53081' },
  }).map(([name, value]) => ({ name, value })),
})
const CONTACTS: readonly Step[] = [
  [
    'POST /api/v1/contacts',
    'contact.create',
    async () => {
      const answer = await call('POST', '/api/v1/contacts', aContact('Ida'))
      known.contact = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/v1/contacts/:Id',
    'contact.change',
    () => call('PUT', `/api/v1/contacts/${known.contact}`, aContact('Eva')),
  ],
]

const FAMILY = '/api/v1/fulfill-integrate'
const save = (body: object, details: object = {}) =>
  call('POST', `${FAMILY}/prqs`, { ...body, details: { project_id: known.project, ...details } })
const cart = async () =>
  (await call('GET', `${FAMILY}/get_project_selected?project_id=${known.project}`)).json().data.attributes
const fan = { program_measure_id: 'bath-fan', quantity: 1 }
/** As a program manager; begins a draft of what is live, or of something new, and saves it. */
const inStudio = async (method: 'POST' | 'PUT', path: string, payload?: object) =>
  call(method, `/api/admin/v1/studio${path}`, payload, await test.signIn('admin@lakeshore.test'))
const why = 'Walked'
const EDITORS: readonly Step[] = [
  [
    'POST /api/admin/v1/studio/programs/:id/publish',
    'program.publish',
    async () => {
      const made = await inStudio('POST', '/programs', {
        ...{ code: 'walked', name: 'Walked', template: 'weather-kit' },
      })
      known.program = made.json().data.id
      return inStudio('POST', `/programs/${known.program}/publish`, { revision: 1, live_version: null, why })
    },
  ],
  [
    'POST /api/admin/v1/studio/programs/:id/roll_back',
    'program.roll-back',
    async () => {
      const path = `/programs/${known.program}`
      const { document } = (await inStudio('POST', `${path}/draft`)).json().data.attributes.draft
      await inStudio('PUT', `${path}/draft`, { document: { ...document, minutes: 9 }, revision: 1 })
      await inStudio('POST', `${path}/publish`, { revision: 2, live_version: 1, why })
      return inStudio('POST', `${path}/roll_back`, { version: 1, live_version: 2, why })
    },
  ],
  [
    'POST /api/admin/v1/studio/programs/:id/archive',
    'program.archive',
    () => inStudio('POST', `/programs/${known.program}/archive`),
  ],
  [
    'POST /api/admin/v1/studio/programs/:id/restore',
    'program.restore',
    () => inStudio('POST', `/programs/${known.program}/restore`),
  ],
  [
    'POST /api/admin/v1/studio/incentives/:id/publish',
    'incentive.publish',
    async () => {
      known.incentive = await openForGood('home-visit')
      await inStudio('POST', `/incentives/${known.incentive}/draft`)
      const path = `/incentives/${known.incentive}/publish`
      return inStudio('POST', path, { revision: 1, live_version: 1, why })
    },
  ],
  [
    'POST /api/admin/v1/studio/incentives/:id/roll_back',
    'incentive.roll-back',
    () => inStudio('POST', `/incentives/${known.incentive}/roll_back`, { version: 1, live_version: 2, why }),
  ],
  [
    'POST /api/admin/v1/studio/incentives/:id/archive',
    'incentive.archive',
    () => inStudio('POST', `/incentives/${known.incentive}/archive`),
  ],
  [
    'POST /api/admin/v1/studio/incentives/:id/restore',
    'incentive.restore',
    () => inStudio('POST', `/incentives/${known.incentive}/restore`),
  ],
]
const PROGRAMS: readonly Step[] = [
  [
    `POST ${FAMILY}/projects`,
    'application.create',
    async () => {
      const programs = (await call('GET', `${FAMILY}/programs`)).json().data
      const [program_id] = programs.flatMap((program: { id: string; attributes: { name: string } }) =>
        /Insulation/.test(program.attributes.name) ? [program.id] : [],
      )
      // Another home than the walk's own, which is deleted: one with applications cannot be.
      const building_id = (await call('GET', '/api/v1/buildings/')).json().records.data[0].id
      const answer = await call('POST', `${FAMILY}/projects`, { building_id, program_id })
      known.project = answer.json().data.id
      return answer
    },
  ],
  [
    `PUT ${FAMILY}/update_project_contact`,
    'application.select-contact',
    () =>
      call('PUT', `${FAMILY}/update_project_contact`, {
        project_id: known.project,
        contact_id: known.contact,
      }),
  ],
  [
    `POST ${FAMILY}/prqs`,
    'application.save-measures',
    () => save({}, { isFieldUpdate: true, retrofit: fan }),
  ],
  [
    `POST ${FAMILY}/prqs`,
    'application.save-answers',
    () =>
      save(
        {
          answerList: {
            house: { year_built: 1974, heated_area: 1850, owner: 'I do' },
            before_work: { attic_today: 'None', blower_door_date: '2026-11-01', work_begun: false },
          },
        },
        { cn: 'house' },
      ),
  ],
  [
    `POST ${FAMILY}/attachments`,
    'application.add-attachment',
    async () => {
      const fields = { attachment_id: 'quote', project_id: known.project }
      const { payload, headers: type } = multipartBody(fields, { bytes: samplePdf('quote') })
      const url = `${FAMILY}/attachments`
      const answer = await test.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...type } })
      known.document = answer.json().data[0].attributes.questions[0].responses[0].id
      return answer
    },
  ],
  [
    `DELETE ${FAMILY}/attachments/:id`,
    'application.delete-attachment',
    () => call('DELETE', `${FAMILY}/attachments/${known.document}`),
  ],
  [
    `DELETE ${FAMILY}/measures/delete_measures`,
    'application.delete-measures',
    async () => {
      const [{ pm_id }] = (await cart()).retrofits
      return call('DELETE', `${FAMILY}/measures/delete_measures`, {
        project_id: known.project,
        pm_ids: [pm_id],
      })
    },
  ],
  [
    `PUT ${FAMILY}/projects/0`,
    'application.move',
    () =>
      call('PUT', `${FAMILY}/projects/0`, {
        project_id: known.project,
        project_status: 'withdrawn',
      }),
  ],
]

const PERSON: readonly Step[] = [
  [
    'POST /api/v1/auth/user_sessions',
    'session.begin',
    () =>
      call(
        'POST',
        '/api/v1/auth/user_sessions',
        { email: 'homeowner@lakeshore.test', password: PASSWORD },
        lakeshore,
      ),
  ],
  [
    'POST /api/v1/buildings/',
    'building.create',
    async () => {
      const answer = await call('POST', '/api/v1/buildings/', { building: HOME })
      known.home = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/v1/buildings/:id',
    'building.change',
    () => call('PUT', `/api/v1/buildings/${known.home}`, { building: { city: 'Kohler' } }),
  ],
  [
    'POST /api/v1/generic_items',
    'assessment.answer',
    async () => {
      const answer = await call('POST', '/api/v1/generic_items', { generic_item: item() })
      known.item = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/v1/generic_items/0',
    'assessment.answer',
    () => call('PUT', '/api/v1/generic_items/0', { items_list: [item()] }),
  ],
  [
    'POST /api/v1/virtual_audit/virtual_audits',
    'assessment.submit',
    async () => {
      const answer = await call('POST', '/api/v1/virtual_audit/virtual_audits', { building_id: known.home })
      known.audit = answer.json().data.id
      return answer
    },
  ],
  [
    'POST /api/v1/energy_advisor_assignments',
    'advisor.assign',
    async () => {
      const subsidy_id = await openForGood('home-visit')
      return call('POST', '/api/v1/energy_advisor_assignments', {
        building_id: known.home,
        subsidy_id,
        consent: true,
      })
    },
  ],
  [
    'DELETE /api/v1/generic_items/:id',
    'assessment.delete',
    () => call('DELETE', `/api/v1/generic_items/${known.item}`),
  ],
  [
    'GET /api/v1/virtual_audit/virtual_audits/:id',
    'assessment.renew',
    () => call('GET', `/api/v1/virtual_audit/virtual_audits/${known.audit}`),
  ],
  [
    'PUT /api/v1/virtual_audit/plans/:building_id',
    'report_plan.keep',
    () =>
      call('PUT', `/api/v1/virtual_audit/plans/${known.home}`, {
        order: 'build_order',
        budget_cents: null,
        steps: [],
      }),
  ],
  [
    'POST /api/v1/report_shares',
    'report_share.create',
    async () => {
      const answer = await call('POST', '/api/v1/report_shares', { building_id: known.home, days: 30 })
      known.share = answer.json().data.id
      return answer
    },
  ],
  [
    'DELETE /api/v1/report_shares/:id',
    'report_share.withdraw',
    () => call('DELETE', `/api/v1/report_shares/${known.share}`),
  ],
  ...DOCUMENTS,
  ...APPLICATIONS,
  ...REVIEWS,
  ...CONTACTS,
  ...VISITS,
  ...ADVISORS,
  ...TIMESLOTS,
  ...IMPORTS,
  ...HOMES,
  ...COLLEAGUES,
  ...PEOPLE,
  ...PROGRAMS,
  ...EDITORS,
  [
    'DELETE /api/v1/buildings/:id',
    'building.delete',
    () => call('DELETE', `/api/v1/buildings/${known.home}`),
  ],
  [
    'PUT /api/v1/users/:id',
    'user.update',
    async () => {
      known.userId = (await call('GET', '/api/v1/users')).json().data.id
      return call('PUT', `/api/v1/users/${known.userId}`, { user: { city: 'Kenosha' } })
    },
  ],
  [
    'PUT /api/v1/users/extra_info/:id',
    'user.change-extra-info',
    () =>
      call('PUT', `/api/v1/users/extra_info/${known.userId}`, {
        data: { key: 'current_page', value: '/walked' },
      }),
  ],
  [
    'DELETE /api/v1/users/sessions/:id',
    'session.end',
    async () => {
      const mine = headers
      await again('homeowner@lakeshore.test')
      const { data } = (await call('GET', '/api/v1/users/sessions', undefined, mine)).json()
      const other = data.find(
        ({ attributes }: { attributes: { is_current: boolean } }) => !attributes.is_current,
      )
      return call('DELETE', `/api/v1/users/sessions/${other.id}`, undefined, mine)
    },
  ],
  [
    'POST /api/v1/users/change_password',
    'user.set-password',
    async () =>
      call(
        'POST',
        '/api/v1/users/change_password',
        { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
        await again('homeowner@lakeshore.test'),
      ),
  ],
  [
    'POST /api/v1/users/change_email',
    'user.ask-email-change',
    async () =>
      call(
        'POST',
        '/api/v1/users/change_email',
        { email: 'walked@lakeshore.test', email_password: PASSWORD },
        await again('new@lakeshore.test'),
      ),
  ],
  [
    'POST /api/v1/users/confirm_email_change',
    'user.change-email',
    async () =>
      call(
        'POST',
        '/api/v1/users/confirm_email_change',
        { token: await mailed(/[?&]change=([\w-]+)/) },
        lakeshore,
      ),
  ],
  [
    'POST /api/v1/users/erasure',
    'user.erase',
    async () =>
      call(
        'POST',
        '/api/v1/users/erasure',
        { erasure_password: PASSWORD },
        await again('walked@lakeshore.test'),
      ),
  ],
  [
    'POST /api/v1/users/sign_out_everywhere',
    'session.end-all',
    async () =>
      call('POST', '/api/v1/users/sign_out_everywhere', {}, await again('homeowner@lakeshore.test')),
  ],
  [
    'DELETE /api/v1/auth/user_sessions/1',
    'session.end',
    async () =>
      call('DELETE', '/api/v1/auth/user_sessions/1', undefined, await again('homeowner@lakeshore.test')),
  ],
]

const SYNCED: readonly Step[] = [
  [
    'GET /api/v1/users/fetch_sites_fields',
    'user.change-site-permission',
    async () => {
      await test.db.updateTable('utility_accounts').set({ site_permission: 'walked' }).execute()
      await test.db
        .updateTable('users')
        .set({ partner_account_id: 'BO-100-577' })
        .where('email', '=', 'homeowner@boreale.test')
        .execute()
      return call('GET', '/api/v1/users/fetch_sites_fields', undefined, await again('homeowner@boreale.test'))
    },
  ],
  [
    'GET /api/v1/users/account_verification/search_and_sync_account',
    'user.account-search',
    async () => {
      const as = await again('homeowner@boreale.test')
      const { id } = (await call('GET', '/api/v1/users')).json().data
      const row = await test.db
        .selectFrom('users')
        .select('extra_info')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const extra_info = JSON.stringify({ ...row.extra_info, verification_step: 'email_search' })
      await test.db.updateTable('users').set({ extra_info }).where('id', '=', id).execute()
      return call('GET', '/api/v1/users/account_verification/search_and_sync_account', undefined, as)
    },
  ],
]

const NEWCOMERS: readonly Step[] = [
  [
    'POST /api/v1/auth/registrations',
    'user.create',
    () => call('POST', '/api/v1/auth/registrations', person('walked@tejo.test'), { host: 'tejo.localhost' }),
  ],
  [
    'POST /api/v1/auth/registrations/no_login',
    'user.create',
    () => call('POST', '/api/v1/auth/registrations/no_login', person('walked2@lakeshore.test'), lakeshore),
  ],
  [
    'GET /api/v1/auth/user_sessions/email_verification',
    'user.confirm-email',
    async () =>
      call(
        'GET',
        `/api/v1/auth/user_sessions/email_verification?token=${await mailed(/[?&]token=([\w-]+)/)}`,
        undefined,
        lakeshore,
      ),
  ],
  [
    'POST /api/v1/auth/admin_user_sign_up',
    'user.create',
    () =>
      call(
        'POST',
        '/api/v1/auth/admin_user_sign_up',
        {
          user: {
            ...{ email: 'walked3@lakeshore.test', first_name: 'Ivy', last_name: 'Stone', consent: true },
            who_dunnit_admin_id: known.adminId,
          },
        },
        lakeshore,
      ),
  ],
  [
    'POST /api/v1/auth/user_update_password',
    'user.set-password',
    async () =>
      call(
        'POST',
        '/api/v1/auth/user_update_password',
        {
          ...{ password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
          reset_password_token: await mailed(/update-password\?t=([\w-]+)/),
        },
        lakeshore,
      ),
  ],
]

const SECURITY = '/api/admin/v1/security'
const WEBHOOKS = '/api/admin/v1/webhooks'
const hook = { url: 'http://127.0.0.1:9/hooks', events: ['assessment.finished'], is_active: true }
/** What staff do with the partner's own systems, jobs and mails. */
const RECORDS: readonly Step[] = [
  [
    `POST ${WEBHOOKS}`,
    'webhook.add',
    async () => {
      const answer = await admin.post(WEBHOOKS, hook)
      known.webhook = answer.json().data.id
      return answer
    },
  ],
  [
    'POST /api/admin/v1/webhook_deliveries/:id/replay',
    'webhook.replay',
    async () => {
      const delivery = newId()
      await test.db
        .insertInto('webhook_deliveries')
        .values({
          ...{
            partner_id: test.partners.lakeshore.id,
            id: delivery,
            webhook_id: known.webhook,
            event_id: newId(),
          },
          ...{ type: 'assessment.finished', body: '{}', state: 'dead', created_at: now, next_try_at: null },
        })
        .execute()
      return admin.post(`/api/admin/v1/webhook_deliveries/${delivery}/replay`)
    },
  ],
  [
    `PUT ${WEBHOOKS}/:id`,
    'webhook.change',
    () => admin.put(`${WEBHOOKS}/${known.webhook}`, { ...hook, is_active: false, version: 1 }),
  ],
  [`DELETE ${WEBHOOKS}/:id`, 'webhook.remove', () => admin.delete(`${WEBHOOKS}/${known.webhook}`)],
  [
    'POST /api/admin/v1/api_keys',
    'api-key.make',
    async () => {
      const answer = await admin.post('/api/admin/v1/api_keys', { name: 'Walked', scopes: ['homes'] })
      known.key = answer.json().data.id
      return answer
    },
  ],
  [
    'DELETE /api/admin/v1/api_keys/:id',
    'api-key.revoke',
    () => admin.delete(`/api/admin/v1/api_keys/${known.key}`),
  ],
  [
    'POST /api/admin/v1/exports',
    'export.make',
    () =>
      admin.post('/api/admin/v1/exports', {
        ...{ what: 'people', columns: ['email'], kind: 'csv', bom: false, purpose: 'Walked' },
      }),
  ],
  [
    'POST /api/admin/v1/jobs/:id/retry',
    'job.retry',
    async () => {
      const payload = z.object({ partnerId: z.string() })
      await test.jobs.enqueue(
        test.db,
        { name: 'mail.send', payload },
        { partnerId: test.partners.lakeshore.id },
      )
      const { rows } = await sql<{
        id: string
      }>`update pgboss.job set state = 'failed' where name = 'mail.send'
        and state = 'created' returning id`.execute(test.db)
      return admin.post(`/api/admin/v1/jobs/${rows[0]?.id}/retry`)
    },
  ],
  [
    'POST /api/admin/v1/mails/:id/resend',
    'mail.resend',
    async () => {
      const { data } = (await admin.get('/api/admin/v1/mails?limit=100')).json()
      type Row = { id: string; attributes: { is_kept: boolean } }
      const kept = data.find(({ attributes }: Row) => attributes.is_kept)
      return admin.post(`/api/admin/v1/mails/${kept.id}/resend`)
    },
  ],
]
const STAFF: readonly Step[] = [
  [
    'POST /api/v1/auth/admin_sessions',
    'session.begin',
    async () => {
      const answer = await admin.signIn('admin@lakeshore.test')
      known.adminId = (await admin.get('/api/v1/auth/admin_sessions')).json().data.id
      return answer
    },
  ],
  ...RECORDS,
  ...['', '/confirm'].map(
    (path, index): Step => [
      `POST ${SECURITY}/authenticator${path}`,
      index === 0 ? 'staff.authenticator-started' : 'staff.authenticator-added',
      async () => {
        later(1)
        app = await setUpApp(admin, now)
        return admin.get(SECURITY)
      },
    ],
  ),
  [
    `POST ${SECURITY}/passkeys`,
    'staff.passkey-added',
    async () => {
      const made = await setUpPasskey(admin)
      passkey = made.passkey
      known.passkeyId = (await admin.get(SECURITY)).json().data.attributes.passkeys[0].id
      return made.answer
    },
  ],
  [
    `PUT ${SECURITY}/passkeys/:id`,
    'staff.passkey-renamed',
    () => admin.put(`${SECURITY}/passkeys/${known.passkeyId}`, { name: 'Walked' }),
  ],
  [
    `POST ${SECURITY}/recovery_codes`,
    'staff.recovery-codes-made',
    async () => {
      const answer = await admin.post(`${SECURITY}/recovery_codes`)
      app = { ...app, codes: answer.json().data.attributes.recovery_codes }
      return answer
    },
  ],
  [
    'POST /api/admin/v1/second_step/passkey',
    'staff.passkey-used',
    async () => {
      const browser = await halfSignedIn()
      const { challenge } = (await browser.post('/api/admin/v1/second_step/passkey_options')).json().data
        .attributes
      return browser.post('/api/admin/v1/second_step/passkey', passkey.use({ challenge, ...LAKESHORE_SITE }))
    },
  ],
  [
    'POST /api/admin/v1/second_step/code',
    'staff.code-used',
    async () => {
      const browser = await halfSignedIn()
      return browser.post('/api/admin/v1/second_step/code', { code: codeAt(app.secret, now) })
    },
  ],
  [
    'POST /api/admin/v1/second_step/recovery_code',
    'staff.recovery-code-used',
    async () => {
      admin = await halfSignedIn()
      return admin.post('/api/admin/v1/second_step/recovery_code', { code: app.codes[0] })
    },
  ],
  [
    `DELETE ${SECURITY}/passkeys/:id`,
    'staff.passkey-removed',
    () => admin.delete(`${SECURITY}/passkeys/${known.passkeyId}`),
  ],
  [
    `DELETE ${SECURITY}/authenticator`,
    'staff.authenticator-removed',
    () => admin.delete(`${SECURITY}/authenticator`),
  ],
  [
    'POST /api/admin/v1/login_as_tokens',
    'user.login-as',
    () =>
      admin.post('/api/admin/v1/login_as_tokens', {
        user_id: known.userId,
        reason: 'Asked by phone to walk',
      }),
  ],
  [
    'DELETE /api/admin/v1/users/:id/sessions',
    'session.end-all',
    () => admin.delete(`/api/admin/v1/users/${known.userId}/sessions`),
  ],
  [
    `DELETE ${SECURITY}/sessions/:id`,
    'session.end',
    async () => {
      await consoleBrowser(test.app).signIn('admin@lakeshore.test')
      const { data } = (await admin.get(`${SECURITY}/sessions`)).json()
      const other = data.find(
        ({ attributes }: { attributes: { is_current: boolean } }) => !attributes.is_current,
      )
      return admin.delete(`${SECURITY}/sessions/${other.id}`)
    },
  ],
  [
    `POST ${SECURITY}/password`,
    'staff.set-password',
    () =>
      admin.post(`${SECURITY}/password`, {
        current_password: PASSWORD,
        ...{ password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
      }),
  ],
  [
    'POST /api/v1/auth/admin_sessions/update_password',
    'staff.set-password',
    async () => {
      await admin.post('/api/v1/auth/admin_sessions/forgot_password', { email: 'admin@lakeshore.test' })
      return admin.post('/api/v1/auth/admin_sessions/update_password', {
        ...{ password: `${NEW_PASSWORD} again`, password_confirmation: `${NEW_PASSWORD} again` },
        reset_password_token: await mailed(/\/admin\/password\?t=([\w-]+)/),
      })
    },
  ],
  [
    'DELETE /api/v1/auth/admin_sessions/1',
    'session.end',
    async () => {
      await admin.signIn('admin@lakeshore.test', `${NEW_PASSWORD} again`)
      return admin.delete('/api/v1/auth/admin_sessions/1')
    },
  ],
]
const guestLink = async (kind: 'resume' | 'status') => ({
  token: await mailed(new RegExp(`#(${kind}\\.[\\w.-]+)`)),
})
const GUESTS: readonly Step[] = [
  [
    'POST /api/v1/user_details',
    'guest.create',
    async () => {
      const proof = await solveProof(await challengeOf(test.app, 'lakeshore'))
      const guest = { first_name: 'Nora', last_name: 'Lindqvist', consent: true }
      return (await beginGuest(test, { ...guest, email: 'homeowner@lakeshore.test' }, { proof })).answer
    },
  ],
  [
    'POST /api/v1/guest_links/resume',
    'session.begin',
    async () => call('POST', '/api/v1/guest_links/resume', await guestLink('resume'), lakeshore),
  ],
  [
    'POST /api/v1/guest_links/move',
    'guest.move',
    async () =>
      call(
        'POST',
        '/api/v1/guest_links/move',
        await guestLink('status'),
        await again('homeowner@lakeshore.test'),
      ),
  ],
]
// The console comes before those who sign up through an admin, and its own person is met before it.
const STUDIO_PATH = '/api/admin/v1/studio'
const studioDraft = async () => (await studio().get(`${STUDIO_PATH}/draft`)).json().data.attributes
const studio = () => {
  if (studioBrowser === undefined) throw new Error('nobody is signed in to the studio')
  return studioBrowser
}
const saveName = async (name: string) => {
  const { revision } = await studioDraft()
  return studio().put(`${STUDIO_PATH}/draft`, {
    revision,
    patches: [{ path: ['contact_name'], value: name }],
  })
}
const publishStudio = async (at: object | null) => {
  const { revision } = await studioDraft()
  return studio().post(`${STUDIO_PATH}/versions`, { revision, reason: 'Walked', at })
}
const STUDIO: readonly Step[] = [
  [
    `PUT ${STUDIO_PATH}/draft`,
    'partner.save-draft',
    async () => {
      studioBrowser = consoleBrowser(test.app, 'boreale.localhost')
      await studioBrowser.signIn('admin@boreale.test')
      return saveName('Walked')
    },
  ],
  [
    `PUT ${STUDIO_PATH}/translations`,
    'partner.look-at-texts',
    async () => {
      const { documents } = (await studio().get(`${STUDIO_PATH}/translations`)).json().data.attributes
      const [{ path, source, translations }] = documents[0].texts
      const [{ language, text: before }] = translations
      const text = { path, language, source, before, text: before || 'Walked', is_looked_at: true }
      return studio().put(`${STUDIO_PATH}/translations`, { kind: 'site', id: null, texts: [text] })
    },
  ],
  [
    `POST ${STUDIO_PATH}/import`,
    'partner.import',
    async () => {
      const file = (await studio().get(`${STUDIO_PATH}/export`)).json()
      const { revision } = await studioDraft()
      const choices = { contact_name: 'mine' }
      return studio().post(`${STUDIO_PATH}/import`, { revision, file, choices })
    },
  ],
  [
    `POST ${STUDIO_PATH}/draft/bring_in`,
    'partner.bring-in',
    async () => studio().post(`${STUDIO_PATH}/draft/bring_in`, { revision: (await studioDraft()).revision }),
  ],
  [
    `POST ${STUDIO_PATH}/versions`,
    'partner.schedule',
    () => publishStudio({ day: '2090-01-01', time: '06:00' }),
  ],
  [
    `DELETE ${STUDIO_PATH}/versions/:number/schedule`,
    'partner.cancel-schedule',
    async () => studio().delete(`${STUDIO_PATH}/versions/${(await studioDraft()).scheduled.number}/schedule`),
  ],
  [`POST ${STUDIO_PATH}/versions`, 'partner.publish', () => publishStudio(null)],
  [
    `POST ${STUDIO_PATH}/versions/:number/roll_back`,
    'partner.roll-back',
    async () => {
      const { versions } = (await studio().get(`${STUDIO_PATH}/versions`)).json().data.attributes
      const before = versions.find(({ status }: { status: string }) => status === 'archived')
      return studio().post(`${STUDIO_PATH}/versions/${before.number}/roll_back`, { reason: 'Walked back' })
    },
  ],
  [
    `DELETE ${STUDIO_PATH}/draft`,
    'partner.discard-draft',
    async () => {
      await saveName('Walked again')
      return studio().delete(`${STUDIO_PATH}/draft?revision=${(await studioDraft()).revision}`)
    },
  ],
  [
    'POST /api/admin/v1/partners',
    'partner.create',
    async () => {
      const operator = consoleBrowser(test.app)
      await operator.signIn('operator@platform.test')
      return operator.post('/api/admin/v1/partners', {
        ...{ name: 'Walked', code: 'walked', host: 'walked.localhost', country: 'US', languages: ['en'] },
        ...{ admin_name: 'Wil Walked', admin_email: 'wil@walked.test' },
        ...{ contact_email: 'home@walked.test', colour: '#7a2e8f', modules: ['assessment'] },
      })
    },
  ],
  [
    `POST ${STUDIO_PATH}/pictures`,
    'partner.add-picture',
    () => {
      const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
      return studio().post(`${STUDIO_PATH}/pictures`, { name: 'walked.svg', content })
    },
  ],
]

const STEPS: readonly Step[] = [...PERSON, ...SYNCED, ...STAFF, ...NEWCOMERS, ...GUESTS, ...STUDIO]

const newest = async () =>
  (await test.db.selectFrom('audit_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())
    ?.id ?? newId(0)
const actionsSince = async (id: string) =>
  (await test.db.selectFrom('audit_log').select('action').where('id', '>', id).execute()).map(
    ({ action }) => action,
  )

it('each route that writes leaves its line', async () => {
  for (const [route, action, step] of STEPS) {
    const before = await newest()
    const answer = await step()
    expect([route, answer.statusCode < 300, answer.body]).toEqual([route, true, answer.body])
    expect([route, await actionsSince(before)]).toEqual([route, expect.arrayContaining([action])])
  }
}, 300_000)

it('no route that writes is left out', () => {
  const writing = routeTable(test.app)
    .filter(({ url }) => !/^\/(api\/docs|dev|partner-assets)/.test(url))
    .flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url}`))
    .filter((route) => /^(POST|PUT|PATCH|DELETE) /.test(route))
  const walked = [...STEPS.map(([route]) => route), ...Object.keys(WITHOUT_A_LINE)]
  expect(writing.filter((route) => !walked.includes(route))).toEqual([])
  expect(Object.keys(WITHOUT_A_LINE).filter((route) => !writing.includes(route))).toEqual([])
})
