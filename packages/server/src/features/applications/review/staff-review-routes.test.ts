import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Applicant, applicant } from '../../../testing/applicant.ts'
import { changeProgram } from '../../../testing/programs/change-program.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

const START = new Date('2026-06-15T18:00:00Z')
let now = START
/** How much later it is at each look at the clock. */
let pace = 0
let test: TestApp
let me: Applicant
let admin: SignedIn
let reviewer: SignedIn
let home: string

beforeAll(async () => {
  test = await testApp({
    now: () => {
      now = new Date(now.getTime() + pace)
      return now
    },
  })
  me = await applicant(test, 'homeowner@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
  reviewer = await test.signIn('reviewer@lakeshore.test')
  home = me.home('Birchwood Lane')
})
afterAll(() => test.close())
beforeEach(() => {
  now = new Date(now.getTime() + 60_000)
})

const PATH = '/api/admin/v1/applications'
const staff = (headers: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url: `${PATH}/${url}`, headers, ...(payload && { payload }) })
const read = async (id: string, headers = reviewer) => {
  const answer = await staff(headers, 'GET', id)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.attributes
}
const errorsOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors
const mailsAfter = async (before: number) => (await test.mailbox()).slice(0, -before || undefined)

/** An application for an incentive; every test has its own. */
async function applied(): Promise<string> {
  await test.db.deleteFrom('applications').where('incentive_id', 'is not', null).execute()
  await me.answer(home, 'account-number', 'LP-4100-2201')
  await me.answer(home, 'quantity', '1')
  await me.upload(home, 'invoice', {}, `invoice ${now.getTime()}`)
  const made = await me.submit(home, 'smart-thermostat')
  expect(made.statusCode, made.body).toBe(201)
  return made.json().data.id
}
/** One of the demo that a program reviews. */
async function inProgram(): Promise<string> {
  const { id } = await test.db
    .selectFrom('applications')
    .select('id')
    .where('kind', '=', 'Program')
    .where('submitted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return id
}
async function move(id: string, to: string, more: object = {}, headers = reviewer) {
  const { revision } = await read(id)
  return staff(headers, 'POST', `${id}/moves`, { to, revision, ...more })
}

async function addOpenRule(code: string) {
  const rule = { says: { en: 'Seen by us', es: 'Visto' }, settled_by: 'person' }
  const partnerId = test.partners.lakeshore.id
  const dictionaries = test.db.selectFrom('incentive_dictionaries').where('partner_id', '=', partnerId)
  const { definition } = await dictionaries.select('definition').executeTakeFirstOrThrow()
  const conditions = { ...definition.conditions, seen: rule }
  await test.db
    .updateTable('incentive_dictionaries')
    .set({ definition: JSON.stringify({ ...definition, conditions }) })
    .where('partner_id', '=', partnerId)
    .execute()
  const incentives = test.db.selectFrom('incentives').where('partner_id', '=', partnerId)
  const incentive = await incentives.select('definition').where('code', '=', code).executeTakeFirstOrThrow()
  await test.db
    .updateTable('incentives')
    .set({ definition: JSON.stringify({ ...incentive.definition, conditions: ['seen'] }) })
    .where('partner_id', '=', partnerId)
    .where('code', '=', code)
    .execute()
}

describe('staff see of an application', () => {
  it('for an incentive the rules, the amount, the answers, the documents and where it may go', async () => {
    const id = await applied()
    const seen = await read(id)
    expect(seen).toMatchObject({
      kind: 'Offer',
      status: 'submitted',
      status_name: 'Submitted',
      waits_for_applicant: false,
      applicant: { email: 'homeowner@lakeshore.test' },
      home: { id: home, name: 'Birchwood Lane' },
      answers: [{ item_id: 'account-number', content: 'LP-4100-2201' }, { item_id: 'quantity' }],
      timeline: [{ side: 'applicant', status: 'Submitted' }],
      notes: [],
      messages: [],
    })
    expect(seen.eligibility.trace.length).toBeGreaterThan(0)
    expect(seen.moves.map(({ code }: { code: string }) => code)).toEqual([
      'eligibility_review',
      'information_requested',
      'declined',
      'withdrawn',
    ])
    const [document] = seen.documents
    expect(document).toMatchObject({ item_id: 'invoice', content_type: 'application/pdf', accepted_by: null })
    const file = await test.app.inject({ url: document.url, headers: reviewer })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    const tejo = await test.signIn('admin@tejo.test')
    expect((await test.app.inject({ url: document.url, headers: tejo })).statusCode).toBe(404)
    const pages = document.url.replace(/file$/, 'pages')
    const { count } = (await test.app.inject({ url: pages, headers: reviewer })).json().data.attributes
    const statusOf = async (page: number, headers = reviewer) =>
      (await test.app.inject({ url: `${pages}/${page}`, headers })).statusCode
    // Where no page can be drawn, there is none to look at.
    expect([count, await statusOf(1)]).toEqual(count === 0 ? [0, 404] : [1, 200])
    expect([await statusOf(2), await statusOf(1, tejo)]).toEqual([404, 404])
    const accepted = await staff(reviewer, 'POST', `${id}/accepted_documents/${document.id}`)
    expect(accepted.json().data.attributes.documents[0].accepted_by).not.toBeNull()
  })
  it('to a program the same, with its promise', async () => {
    const seen = await read(await inProgram())
    expect(seen).toMatchObject({
      kind: 'Program',
      status: 'eligibility_review',
      status_name: 'Eligibility Review',
      promise: { working_days: expect.any(Number), due_on: expect.any(String) },
    })
    expect(seen.answers.map(({ content }: { content: string }) => content)).toEqual([
      ...['House', '2', '418 Birchwood Lane, Sheboygan, WI, 53081', 'English'],
    ])
  })
})

describe('what is asked of an application to a program', () => {
  it('is where its mail and the list lead, and counts with the home', async () => {
    const id = await inProgram()
    const before = (await test.mailbox()).length
    const { revision } = await read(id)
    const asked = await staff(reviewer, 'POST', `${id}/requests`, {
      requests: [{ kind: 'answer', item_id: 'drafty_doors', content: 'Are there really two?' }],
      revision,
    })
    expect(asked.statusCode, asked.body).toBe(201)
    const [mail] = await mailsAfter(before)
    expect(mail?.text).toContain('Are there really two?')
    expect(mail?.text).toContain(`Open what is asked: http://lakeshore.localhost/applications/${id}/edit`)
    const { data } = (await me.call('GET', '/api/v1/fulfill-integrate/projects')).json()
    const own = data.find((project: { id: string }) => project.id === id).attributes
    expect(own).toMatchObject({ asked_step: 'kit', requested_edit: 'Are there really two?' })
    const other = data.find((project: { id: string }) => project.id !== id).attributes
    expect(other).not.toHaveProperty('asked_step')
    const building = (await me.call('GET', `/api/v1/buildings/current?building_id=${own.site_id}`)).json()
    expect(building.data.attributes.applications).toContainEqual({ id, kind: 'Program', is_asked: true })
    await move(id, 'eligibility_review')
    const later = (await me.call('GET', '/api/v1/fulfill-integrate/projects')).json().data
    expect(later.find((project: { id: string }) => project.id === id).attributes).not.toHaveProperty(
      'asked_step',
    )
  })
})

describe('a move', () => {
  it('goes by the allowed ways, is told by the mail that was previewed, and stands in the history', async () => {
    const id = await applied()
    expect((await move(id, 'eligibility_review')).statusCode).toBe(201)
    const to = { to: 'declined', message: 'The work had begun.' }
    const preview = await staff(reviewer, 'POST', `${id}/mail_previews`, to)
    const before = (await test.mailbox()).length
    const moved = await move(id, 'declined', { message: 'The work had begun.' })
    expect(moved.json().data.attributes).toMatchObject({
      status: 'declined',
      moves: [],
      timeline: [
        { status: 'Submitted' },
        { status: 'Eligibility Review', side: 'staff' },
        { status: 'Declined', message: 'The work had begun.' },
      ],
    })
    const [mail] = await mailsAfter(before)
    expect(mail).toMatchObject({ to: 'homeowner@lakeshore.test' })
    expect(preview.json().data.attributes).toMatchObject({ subject: mail?.subject, text: mail?.text })
    expect(mail?.text).toContain('The work had begun.')
    const again = await move(id, 'approved')
    expect([again.statusCode, errorsOf(again)[0]?.title]).toEqual([
      409,
      'This application cannot be moved there from the status it has now.',
    ])
  })
  it('that says too little is refused at the field, and approval past an open rule keeps its reason as a note', async () => {
    const id = await applied()
    await move(id, 'eligibility_review')
    const silent = await move(id, 'declined')
    expect([silent.statusCode, errorsOf(silent).at(-1)?.source?.pointer]).toEqual([422, '/message'])
    // A rule that only a person can settle: no answer of the home can meet it.
    await addOpenRule('smart-thermostat')
    const bare = await move(id, 'approved')
    expect(bare.statusCode).toBe(422)
    const pointers = errorsOf(bare).flatMap(({ source }) => source?.pointer ?? [])
    expect(pointers).toEqual(['/reason'])
    const approved = await move(id, 'approved', { reason: 'Seen on the invoice.', amount: '80.00' })
    expect(approved.json().data.attributes).toMatchObject({
      status: 'approved',
      approved_amount: '80.00',
      notes: [{ content: 'Seen on the invoice.' }],
    })
  })
  it('needs no reason once the reviewer has confirmed what a person settles, and one where it is not so or more is approved than the rules give', async () => {
    const id = await applied()
    await move(id, 'eligibility_review')
    await addOpenRule('smart-thermostat')
    const settle = async (rule: string, outcome: string | null, revision?: number) =>
      staff(reviewer, 'PUT', `${id}/rules/${rule}`, {
        outcome,
        revision: revision ?? (await read(id)).revision,
      })
    expect((await settle('nobody-knows-it', 'met')).statusCode).toBe(404)
    expect((await settle('seen', 'met', 0)).statusCode).toBe(409)
    const denied = await settle('seen', 'not_met')
    expect(denied.json().data.attributes.eligibility).toMatchObject({
      verdict: 'not_eligible',
      trace: [{ code: 'seen', outcome: 'not_met', finding: { by: expect.any(String) } }],
    })
    expect((await move(id, 'approved', { amount: '80.00' })).statusCode).toBe(422)
    expect((await settle('seen', null)).json().data.attributes.eligibility.trace).toMatchObject([
      { outcome: 'unknown', finding: null },
    ])
    await settle('seen', 'met')
    const above = await move(id, 'approved', { amount: '100.01' })
    expect([above.statusCode, errorsOf(above).flatMap(({ source }) => source?.pointer ?? [])]).toEqual([
      ...[422, ['/reason']],
    ])
    const approved = await move(id, 'approved', { amount: '100.00' })
    expect(approved.statusCode, approved.body).toBe(201)
    expect(approved.json().data.attributes.notes).toEqual([])
  })
  it('of what somebody else has changed meanwhile is refused, and overwrites nothing', async () => {
    const id = await applied()
    const { revision } = await read(id)
    await staff(admin, 'POST', `${id}/moves`, { to: 'eligibility_review', revision })
    const late = await staff(reviewer, 'POST', `${id}/moves`, { to: 'declined', message: 'No.', revision })
    expect(late.statusCode).toBe(409)
    expect(errorsOf(late)[0]?.title).toBe(
      'Somebody changed this application while you were looking at it. Nothing of yours was saved over it; look at it as it is now and do it again.',
    )
    const requests = [{ kind: 'answer', item_id: 'quantity', content: 'How many?' }]
    expect((await staff(reviewer, 'POST', `${id}/requests`, { requests, revision })).statusCode).toBe(409)
    expect((await read(id)).status).toBe('eligibility_review')
  })
})

it('an application to a program is handed back with what is asked, stops the clock, and comes back', async () => {
  const id = await inProgram()
  const requests = [{ kind: 'answer', item_id: 'drafty_doors', content: 'Two or three doors?' }]
  const { revision } = await read(id)
  const asked = await staff(reviewer, 'POST', `${id}/requests`, { requests, revision })
  expect(asked.statusCode, asked.body).toBe(201)
  expect(asked.json().data.attributes).toMatchObject({
    status: 'information_requested',
    waits_for_applicant: true,
    promise: null,
    requests: [{ item_id: 'drafty_doors', is_done: false }],
  })
  const FAMILY = '/api/v1/fulfill-integrate'
  const shown = async () => (await me.call('GET', `${FAMILY}/projects/${id}`)).json().data.attributes
  expect(await shown()).toMatchObject({ requested_edit: 'Two or three doors?', locked_in_portal: 'no' })
  const answers = {
    kit: {
      home_kind: 'House',
      drafty_doors: 3,
      postal_address: '418 Birchwood Lane, Sheboygan, WI, 53081',
      language_of_guide: 'English',
    },
  }
  const details = { project_id: id, cn: 'kit' }
  const saved = await me.call('POST', `${FAMILY}/prqs`, { answerList: answers, details })
  expect(saved.statusCode, saved.body).toBe(200)
  now = new Date(now.getTime() + 60_000)
  const terms = { accept_tnc: true, is_tc_update: true, details: { project_id: id, cn: 'terms' } }
  const sent = await me.call('POST', `${FAMILY}/prqs`, terms)
  expect(sent.statusCode, sent.body).toBe(200)
  expect(await shown()).toMatchObject({ requested_edit: null, locked_in_portal: 'yes' })
  const seen = await read(id)
  expect(seen).toMatchObject({ status: 'eligibility_review', requests: [] })
  expect(seen.promise).not.toBeNull()
  const doors = seen.answers.find(({ item_id }: { item_id: string }) => item_id === 'drafty_doors')
  expect(doors).toMatchObject({ content: '3', history: [{ before: '2', after: '3' }] })
})

it('a mail is previewed also when the words of the partner have to be read anew in between', async () => {
  const id = await applied()
  // Longer than the partners are kept in memory: every use of one compares it with the database.
  pace = 3000
  const requests = [{ kind: 'answer', item_id: 'quantity', content: 'How many are there?' }]
  const asked = await staff(reviewer, 'POST', `${id}/mail_previews`, { requests })
  const moved = await staff(reviewer, 'POST', `${id}/mail_previews`, { to: 'declined', message: 'Too late.' })
  pace = 0
  expect([asked.statusCode, moved.statusCode], asked.body).toEqual([200, 200])
  expect(asked.json().data.attributes.text).toContain('How many are there?')
  expect(moved.json().data.attributes.text).toContain('Too late.')
})

describe('messages', () => {
  it('go both ways, each told by mail, and are unread until they are read', async () => {
    const id = await applied()
    const mine = `/api/v1/applications/${id}/messages`
    const before = (await test.mailbox()).length
    await staff(reviewer, 'POST', `${id}/messages`, { content: 'Is it one thermostat?' })
    const [toMe] = await mailsAfter(before)
    expect(toMe).toMatchObject({ to: 'homeowner@lakeshore.test' })
    expect(toMe?.text).toContain('Is it one thermostat?')
    const got = async () => (await me.call('GET', mine)).json().data.attributes
    expect(await got()).toMatchObject({ unread: 1, messages: [{ side: 'staff' }] })
    now = new Date(now.getTime() + 1000)
    await me.call('PUT', `${mine}/read`)
    expect((await got()).unread).toBe(0)
    now = new Date(now.getTime() + 1000)
    const count = (await test.mailbox()).length
    await me.call('POST', mine, { content: 'Yes, one.' })
    const [toReviewer] = await mailsAfter(count)
    expect(toReviewer).toMatchObject({ to: 'reviewer@lakeshore.test' })
    expect(await read(id)).toMatchObject({
      unread: 1,
      messages: [{}, { side: 'applicant', content: 'Yes, one.' }],
    })
    const stranger = await applicant(test, 'new@lakeshore.test')
    expect((await stranger.call('GET', mine)).statusCode).toBe(404)
    expect((await stranger.call('POST', mine, { content: 'Hello' })).statusCode).toBe(404)
  })
  it('of an applicant are twenty a day until they are answered, however many come at once', async () => {
    const id = await applied()
    const mine = `/api/v1/applications/${id}/messages`
    const write = () => me.call('POST', mine, { content: 'Are you there?' })
    for (let count = 0; count < 18; count += 1) expect((await write()).statusCode).toBe(200)
    const answers = await Promise.all([write(), write(), write(), write()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429])
    expect(answers.find(({ statusCode }) => statusCode === 429)?.json().errors[0].title).toBe(
      'You have written 20 messages about this application today. Please wait until tomorrow, or until Lakeshore Power & Gas answers.',
    )
    now = new Date(now.getTime() + 1000)
    await staff(reviewer, 'POST', `${id}/messages`, { content: 'Yes.' })
    now = new Date(now.getTime() + 1000)
    expect((await write()).statusCode).toBe(200)
  })
})

it('a note names colleagues, who are told, and the applicant never sees it', async () => {
  const id = await applied()
  const { colleagues } = await read(id)
  const named = colleagues.find(({ name }: { name: string }) => name !== '')
  const before = (await test.mailbox()).length
  const noted = await staff(reviewer, 'POST', `${id}/notes`, {
    content: 'Northside forgets the date often.',
    mentions: [named.id],
  })
  expect(noted.json().data.attributes.notes).toMatchObject([
    { content: 'Northside forgets the date often.', mentions: [named.name] },
  ])
  const [mail] = await mailsAfter(before)
  expect(mail?.text).toContain('Northside forgets the date often.')
  expect(mail?.text).toContain(`http://lakeshore.localhost/admin/applications/${id}`)
  const mine = await me.call('GET', `/api/v1/projects/${id}`)
  expect(mine.body).not.toContain('Northside')
  const unknown = await staff(reviewer, 'POST', `${id}/notes`, { content: 'x', mentions: [id] })
  expect(unknown.statusCode).toBe(422)
})

it('who was switched off, or has not joined yet, is told nothing of an application, nor offered to be named', async () => {
  const id = await applied()
  const mine = `/api/v1/applications/${id}/messages`
  const idOf = async (q: string) => {
    const url = `/api/admin/v1/staff?q=${q}`
    return (await test.app.inject({ url, headers: admin })).json().data[0].id as string
  }
  const offered = async () =>
    (await read(id, admin)).colleagues.map((colleague: { id: string }) => colleague.id) as string[]
  const manage = async (path: string, payload: object = {}) => {
    const url = `/api/admin/v1/staff${path}`
    const answer = await test.app.inject({ method: 'POST', url, headers: admin, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json().data.id as string
  }
  const leaves = await idOf('reviewer@')
  const invited = await manage('', { email: 'soon@lakeshore.test', name: 'Soon', role: 'reviewer' })
  await staff(reviewer, 'POST', `${id}/messages`, { content: 'Is it one thermostat?' })
  await staff(admin, 'POST', `${id}/messages`, { content: 'Which model is it?' })
  const assignments = [{ id, from: null, to: leaves }]
  const url = '/api/admin/v1/application_queue/assignments'
  await test.app.inject({ method: 'POST', url, headers: admin, payload: { assignments } })
  expect(await offered()).toContain(leaves)

  await manage(`/${leaves}/switch_off`)
  const before = (await test.mailbox()).length
  await me.call('POST', mine, { content: 'One, the small one.' })
  const told = (await mailsAfter(before)).map(({ to }) => to)
  expect(told).toEqual(['admin@lakeshore.test'])
  const names = await offered()
  expect([names.includes(leaves), names.includes(invited)]).toEqual([false, false])
  for (const mention of [leaves, invited]) {
    const note = { content: 'Look at this.', mentions: [mention] }
    expect((await staff(admin, 'POST', `${id}/notes`, note)).statusCode).toBe(422)
  }
  await manage(`/${leaves}/switch_on`)
  reviewer = await test.signIn('reviewer@lakeshore.test')
  expect(await offered()).toContain(leaves)
})

it('the second who opens an application is told who has it, until that one leaves or goes silent', async () => {
  const id = await applied()
  const open = async (headers: SignedIn) =>
    (await staff(headers, 'POST', `${id}/review`)).json().data.attributes
  expect(await open(reviewer)).toMatchObject({ is_me: true })
  const told = await open(admin)
  expect(told).toMatchObject({ is_me: false, by: (await open(reviewer)).by })
  now = new Date(now.getTime() + 61_000)
  expect(await open(admin)).toMatchObject({ is_me: true })
  expect(await open(reviewer)).toMatchObject({ is_me: false })
  await staff(admin, 'DELETE', `${id}/review`)
  expect(await open(reviewer)).toMatchObject({ is_me: true })
})

it('a program with a mail of its own for a status sends that one, previewed, with the words of the reviewer', async () => {
  const id = await inProgram()
  const application = await test.db
    .updateTable('applications')
    .set({ status: 'eligibility_review' })
    .where('id', '=', id)
    .returning(['partner_id', 'program_id', 'program_version', 'number'])
    .executeTakeFirstOrThrow()
  const mail = {
    subject: { en: 'About {{number}}', es: 'Sobre {{number}}' },
    text: { en: '{{program}} is {{status}} for now.', es: '{{program}}: {{status}}.' },
  }
  await changeProgram(test.db, application, ['statuses', 'declined', 'mail'], mail)
  const before = (await test.mailbox()).length
  const message = 'The doors were new.'
  const preview = await staff(reviewer, 'POST', `${id}/mail_previews`, { to: 'declined', message })
  const moved = await move(id, 'declined', { message })
  expect(moved.statusCode, moved.body).toBe(201)
  const [sent] = await mailsAfter(before)
  expect(sent).toMatchObject({ subject: `About ${application.number}` })
  expect(sent?.text).toMatch(/is Declined for now\.\n\nThe doors were new\./)
  expect(preview.json().data.attributes).toMatchObject({ subject: sent?.subject, text: sent?.text })
})
