import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Applicant, applicant } from '../../../testing/applicant.ts'
import { changePartner } from '../../../testing/change-partner.ts'
import { beginGuest, sendKit } from '../../../testing/guests.ts'
import { FAMILY_AT } from '../../../testing/program-engine/family-client.ts'
import { openIncentives } from '../../../testing/programs/open-incentives.ts'
import { walkProgram } from '../../../testing/programs/walk-offers.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

const SITE = 'http://lakeshore.localhost'
/** Already the sixteenth in Greenwich, still the fifteenth in Wisconsin. */
let now = new Date('2026-06-16T01:00:00Z')
let test: TestApp
let me: Applicant
let reviewer: SignedIn
const TEXTS = [
  { name: 'Blurred photo', text: { en: 'The photo is blurred.', es: 'La foto está borrosa.' } },
  { name: 'Wrong page', text: { en: 'A page is missing.', es: 'Falta una página.' } },
]

beforeAll(async () => {
  test = await testApp({ now: () => now })
  await changePartner(test, 'lakeshore', { settings: { enable_captcha: false, request_texts: TEXTS } })
  await openIncentives(test, now)
  me = await applicant(test, 'homeowner@lakeshore.test')
  reviewer = await test.signIn('reviewer@lakeshore.test')
})
afterAll(() => test.close())

const staff = (method: 'GET' | 'POST', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/admin/v1/applications/${path}`,
    headers: reviewer,
    ...(payload && { payload }),
  })
const seen = async (id: string) => (await staff('GET', id)).json().data.attributes
async function ask(id: string, requests: object[], more: object = {}) {
  const { revision } = await seen(id)
  return staff('POST', `${id}/requests`, { requests, revision, ...more })
}
const codeOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors[0]?.code
const newest = async () => {
  const [mail] = await test.mailbox()
  if (mail === undefined) throw new Error('no mail')
  return mail
}
const shown = async (id: string) =>
  (await me.call('GET', `${FAMILY_AT}/projects/${id}`)).json().data.attributes

/** An application to the insulation program, handed in and in review. */
async function insulation(): Promise<string> {
  const { data } = (await me.call('GET', `${FAMILY_AT}/programs`)).json()
  const programId = data.find(({ attributes }: { attributes: { name: string } }) =>
    /insulation/i.test(attributes.name),
  ).id
  const { id } = await walkProgram(me, { programId, home: me.home('Birchwood Lane'), measure: undefined })
  const { moves, revision } = await seen(id)
  const asks = (list: { asks: boolean }[]) => list.some((move) => move.asks)
  if (!asks(moves)) await staff('POST', `${id}/moves`, { to: moves[0].code, revision })
  return id
}

describe('a request for more', () => {
  it('names a question, a document and a step, each with its link, unlocks these alone and tells when they are done', async () => {
    const id = await insulation()
    const requests = [
      { kind: 'upload', item_id: 'quote', content: 'The second page\nis missing.' },
      { kind: 'answer', item_id: 'heated_area', content: 'Is that with the basement?' },
      { kind: 'step', item_id: 'contact', content: 'We cannot reach this number.' },
    ]
    const asked = await ask(id, requests, { answer_by: '2026-07-01' })
    expect(asked.statusCode, asked.body).toBe(201)
    const mail = await newest()
    expect(mail.text).toContain(`${SITE}/applications/${id}/edit?item=upload.quote`)
    expect(mail.text).toContain(`${SITE}/applications/${id}/edit?item=answer.heated_area`)
    expect(mail.text).toContain(`${SITE}/applications/${id}/edit?item=step.contact`)
    expect(mail.text).toContain(': The second page is missing.')
    expect(mail.text).not.toContain('?:')
    expect(mail.text).toContain('Please answer by 07-01-2026.')
    expect(mail.html).toContain(`href="${SITE}/applications/${id}/edit?item=upload.quote"`)
    const project = await shown(id)
    expect(project.answer_by).toBe('2026-07-01')
    // In the order of the steps, whatever the order they were asked in.
    expect(project.asked).toMatchObject([
      { kind: 'step', item_id: 'contact', step: 'contact', is_done: false },
      { kind: 'answer', item_id: 'heated_area', step: 'house', is_done: false },
      { kind: 'upload', item_id: 'quote', step: 'documents', is_done: false },
    ])
    expect(project.asked.every(({ name }: { name: string }) => name !== '')).toBe(true)

    const sections = (await me.call('GET', `${FAMILY_AT}/prqs?project_id=${id}&cn=house`)).json().data
    const questions = sections.flatMap(
      ({ attributes }: { attributes: { questions: object[] } }) => attributes.questions,
    )
    const open = questions.filter(
      ({ locked, visible_when }: { locked?: boolean; visible_when: object | null }) =>
        !locked && visible_when === null,
    )
    expect(open.map((question: { id: string }) => question.id)).toEqual(['heated_area'])
    const group = sections.find(({ attributes }: { attributes: { questions: { id: string }[] } }) =>
      attributes.questions.some((question) => question.id === 'heated_area'),
    ).id
    const save = (answers: object) =>
      me.call('POST', `${FAMILY_AT}/prqs`, {
        answerList: { [group]: answers },
        details: { project_id: id, cn: 'house' },
      })
    const other = await save({ heated_area: 1850, year_built: '1801' })
    expect([other.statusCode, codeOf(other)]).toEqual([409, 'applications.not-asked'])
    expect((await save({ heated_area: 1850 })).statusCode).toBe(200)
    const home = me.home('Birchwood Lane')
    expect(codeOf(await me.attach(id, home, 'blower_door', 'another one'))).toBe('applications.not-asked')
    expect((await me.attach(id, home, 'quote', 'both pages')).statusCode).toBe(201)
    const retrofit = [{ program_measure_id: project.retrofits[0].program_measure_id, quantity: 1 }]
    const measures = await me.call('POST', `${FAMILY_AT}/prqs`, {
      details: { project_id: id, isFieldUpdate: true, retrofit },
    })
    expect(codeOf(measures)).toBe('applications.not-asked')

    expect((await shown(id)).asked.map(({ is_done }: { is_done: boolean }) => is_done)).toEqual([
      ...[false, true, true],
    ])
    expect(await seen(id)).toMatchObject({ answer_by: '2026-07-01', waits_for_applicant: true })
    const queue = (await staff('GET', '?tab=applicant')).json().data
    expect(queue.find((row: { id: string }) => row.id === id).attributes.answer_by).toBe('2026-07-01')
    const way = (await me.call('GET', `${FAMILY_AT}/portal-steps?projectId=${id}&nav=ns&cn=house`)).json()
    expect(way.data.attributes.id).toBe('documents')

    now = new Date(now.getTime() + 60_000)
    const sent = await me.call('POST', `${FAMILY_AT}/prqs`, {
      accept_tnc: true,
      is_tc_update: true,
      details: { project_id: id, cn: 'terms' },
    })
    expect(sent.statusCode, sent.body).toBe(200)
    expect(await shown(id)).toMatchObject({ requested_edit: null })
    expect(await seen(id)).toMatchObject({ requests: [], answer_by: null, waits_for_applicant: false })
  })

  it('of a rebate opens at the home it is for, and leaves what was not asked as it was sent', async () => {
    // One is left for this home once the other's is taken back.
    const [{ id: taken }] = (await me.call('GET', '/api/v1/projects')).json().data
    await me.call('POST', `/api/v1/projects/${taken}/withdrawal`)
    const home = me.home('Cedar Grove cottage')
    await me.answer(home, 'account-number', 'LP-4100-2201')
    await me.answer(home, 'quantity', '1')
    await me.upload(home, 'invoice')
    const id: string = (await me.submit(home, 'smart-thermostat')).json().data.id
    await ask(id, [{ kind: 'answer', item_id: 'account-number', content: 'A digit is wrong.' }])
    const mail = await newest()
    expect(mail.text).toContain(
      `${SITE}/incentives?buildingId=${home}&application=${id}&item=answer.account-number`,
    )
    expect(mail.text).not.toContain('Please answer by')
    const answerOf = async (item: string) =>
      (await me.call('GET', `/api/v1/comments?project_id=${id}&commentable_id=${item}`)).json().data[0].id
    const change = async (item: string, content: string) =>
      me.call('PUT', `/api/v1/comments/${await answerOf(item)}`, { comment: { content } })
    expect(codeOf(await change('quantity', '2'))).toBe('applications.not-asked')
    expect(codeOf(await me.upload(home, 'invoice', { project_id: id }, 'another'))).toBe(
      'applications.not-asked',
    )
    expect((await change('account-number', 'LP-4100-2202')).statusCode).toBe(200)
  })

  it('is refused with a day that is over, and keeps the day that was said when more is asked', async () => {
    const id = await insulation()
    const requests = [{ kind: 'answer', item_id: 'people', content: 'How many?' }]
    const late = await ask(id, requests, { answer_by: '2026-06-14' })
    expect([late.statusCode, codeOf(late)]).toEqual([422, 'applications.answer-by-past'])
    expect((await ask(id, requests, { answer_by: '2026-06-15' })).statusCode).toBe(201)
    await ask(id, [{ kind: 'upload', item_id: 'quote', content: 'Once more.' }])
    expect(await seen(id)).toMatchObject({ answer_by: '2026-06-15', requests: [{}, {}] })
    expect((await newest()).text).toContain('Please answer by 06-15-2026.')
  })

  it('can begin from a text of the partner, in the language of the applicant', async () => {
    const id = await insulation()
    expect((await seen(id)).canned_texts).toEqual([
      { name: 'Blurred photo', text: 'The photo is blurred.' },
      { name: 'Wrong page', text: 'A page is missing.' },
    ])
    await test.db
      .updateTable('users')
      .set({ language: 'es' })
      .where('email', '=', 'homeowner@lakeshore.test')
      .execute()
    expect((await seen(id)).canned_texts[0]).toEqual({ name: 'Blurred photo', text: 'La foto está borrosa.' })
    await test.db
      .updateTable('users')
      .set({ language: 'en' })
      .where('email', '=', 'homeowner@lakeshore.test')
      .execute()
    const config = (await me.call('GET', '/api/v1/partners')).json()
    expect(JSON.stringify(config)).not.toContain('The photo is blurred.')
  })

  it('of a guest opens each thing from the mail, without a password', async () => {
    const email = 'asked@example.test'
    const { guest } = await beginGuest(test, {
      first_name: 'Anne',
      last_name: 'Schroeder',
      email,
      mobile_phone: '920-555-0177',
      mailing_address: '602 Huron Street',
      city: 'Cleveland',
      zip: '53015',
      consent: true,
    })
    await sendKit(guest)
    const id = guest.projectId
    const { moves, revision } = await seen(id)
    if (!moves.some(({ asks }: { asks: boolean }) => asks))
      await staff('POST', `${id}/moves`, { to: moves[0].code, revision })
    const requests = [{ kind: 'answer', item_id: 'drafty_doors', content: 'Two or three?' }]
    const preview = (await staff('POST', `${id}/mail_previews`, { requests })).json().data.attributes
    expect(preview.text).toContain('/application-link?item=answer.drafty_doors#…')
    expect(preview.text).not.toContain('#resume')
    expect(preview.text).toContain('How many drafty doors? Two or three?')
    // What the guest was sent before has left.
    await test.mailbox()
    await ask(id, requests, { answer_by: '2026-07-01' })
    const mail = await newest()
    expect(mail.to).toBe(email)
    const [link = ''] = /http\S+item=answer\.drafty_doors#resume\.[\w.-]+/.exec(mail.text) ?? []
    expect(link).toContain(`${SITE}/application-link?item=answer.drafty_doors#resume.`)
    const token = link.split('#')[1] ?? ''
    const status = await guest.post('/api/v1/guest_links/status', { token })
    expect(status.json().data.attributes).toMatchObject({
      may_resume: true,
      answer_by: '2026-07-01',
      asked: [{ item_id: 'drafty_doors', step: 'kit' }],
    })
    const change = (answers: object) =>
      guest.post(`${FAMILY_AT}/prqs`, {
        answerList: { kit: answers },
        details: { project_id: id, cn: 'kit' },
      })
    expect(codeOf(await change({ drafty_doors: 3, postal_address: 'Elsewhere' }))).toBe(
      'applications.not-asked',
    )
    expect((await change({ drafty_doors: 3 })).statusCode).toBe(200)
  })
})

it('staff see whom to call, who reviews it, and which required document is missing', async () => {
  const id = await insulation()
  const before = await seen(id)
  expect(before).toMatchObject({
    concerns: [],
    reviewer_id: null,
    contact: { phone: expect.stringMatching(/920-555-0134/) },
  })
  const [reviewing] = before.reviewers
  const assignments = [{ id, from: null, to: reviewing.id }]
  const assigned = await test.app.inject({
    method: 'POST',
    url: '/api/admin/v1/application_queue/assignments',
    headers: reviewer,
    payload: { assignments },
  })
  expect(assigned.statusCode, assigned.body).toBe(200)
  await ask(id, [{ kind: 'upload', item_id: 'quote', content: 'Once more.' }])
  const [quote] = (await seen(id)).documents.filter(({ item_id }: { item_id: string }) => item_id === 'quote')
  const gone = await me.call('DELETE', `${FAMILY_AT}/attachments/${quote.id}`)
  expect(gone.statusCode, gone.body).toBeLessThan(300)
  expect(await seen(id)).toMatchObject({
    reviewer_id: reviewing.id,
    concerns: [{ item_id: 'quote', says: 'This required document is missing.' }],
  })
})
