import { Project } from '@hearthlight/domain/applications/project'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Applicant, applicant } from '../../../testing/applicant.ts'
import { changePartner } from '../../../testing/change-partner.ts'
import { openIncentives, openIncentivesWith } from '../../../testing/programs/open-incentives.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const IN_YEAR = new Date('2026-06-15T18:00:00Z')
let now = IN_YEAR
let test: TestApp
let me: Applicant
let cottage: string
let birchwood: string

beforeAll(async () => {
  test = await testApp({ now: () => now })
  await openIncentives(test, IN_YEAR)
  me = await applicant(test, 'homeowner@lakeshore.test')
  cottage = me.home('Cedar Grove cottage')
  birchwood = me.home('Birchwood Lane')
})
afterAll(() => test.close())
beforeEach(async () => {
  now = IN_YEAR
  me = await applicant(test, 'homeowner@lakeshore.test')
  await test.db.deleteFrom('applications').execute()
  await test.db.deleteFrom('comments').execute()
  await test.db.deleteFrom('documents').execute()
})

const titleOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors[0]?.title
const pointersOf = (answer: { json: () => unknown }) =>
  ErrorResponse.parse(answer.json()).errors.flatMap(({ source }) => (source ? [source.pointer] : []))
const fieldsOf = (answer: { json: () => unknown }) =>
  ErrorResponse.parse(answer.json()).errors.flatMap(({ source, detail, title }) =>
    source ? [[source.pointer, detail ?? title]] : [],
  )
const placeOf = async (home: string, code: string) => (await me.incentive(home, code)).classification
const applied = async () => (await me.call('GET', '/api/v1/projects')).json<{ data: unknown[] }>().data.length

describe('applying for an incentive', () => {
  it('makes a project of an offer, which the home then lists as applied [S2-7.001] [S2-4.016] [S2-3.005] [S2-3.006]', async () => {
    expect(await placeOf(cottage, 'led-pack')).toMatchObject({ is_applied: false, is_available: true })
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    const made = await me.submit(cottage, 'led-pack', {}, '&user_schedule&manager_schedule')
    expect(made.statusCode, made.body).toBe(201)
    const { id, type, attributes } = made.json().data
    expect(type).toBe('projects')
    const led = await me.incentive(cottage, 'led-pack')
    expect(Project.parse(attributes)).toEqual({
      id,
      number: expect.any(Number),
      name: 'Free LED pack',
      description: led.recommendation_title,
      program_id: null,
      building_id: cottage,
      site_id: cottage,
      created_at: IN_YEAR.toISOString(),
      last_modified_ts: IN_YEAR.toISOString(),
      project_type: led.project_type,
      programmable_type: 'Offer',
      programmable_id: led.id,
      original_programmable_id: led.id,
      applied_obj_quantity: 1,
      status: 'submitted',
      project_status: { status: 'submitted', user_scheduling_enabled: false },
      schedule_plan_assigment: null,
      custom_status_description: null,
      custom_status_date: IN_YEAR.toISOString(),
      stage: 'application',
      statuses: [{ status: 'submitted', at: IN_YEAR.toISOString(), message: null }],
      child_projects: [],
      requested_edit: null,
      requested_comments: [],
      document_upload_notify_list: [],
      answer_by: null,
      admin_document_upload: false,
      retrofits: [],
      total_incentive: led.amount,
      total_basis: 'exact',
      locked: 'no',
      locked_in_portal: 'no',
      locked_in_educate: 'no',
    })
    expect(await placeOf(cottage, 'led-pack')).toMatchObject({ is_applied: true, is_available: false })
    const read = await me.call('GET', `/api/v1/projects/${id}`)
    expect(read.json().data).toEqual({ id, type, attributes })
    expect((await me.call('GET', `/api/v1/projects?building_id=${birchwood}`)).json().data).toEqual([])
  })
  it('makes a project that belongs to the home it was applied for, and to no other [S2-1.005]', async () => {
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    const { id } = (await me.submit(cottage, 'led-pack')).json().data
    const projectsOf = async (home: string) =>
      (await me.call('GET', `/api/v1/buildings/current?building_id=${home}`))
        .json()
        .data.attributes.rebate_project.map((project: { id: string }) => project.id)
    expect([await projectsOf(cottage), await projectsOf(birchwood)]).toEqual([[id], []])
  })
  it('makes a project of a subsidy, and says under which id a visit is booked [S2-7.002] [S2-7.003] [S2-3.006]', async () => {
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    await me.answer(cottage, 'started', 'false')
    const made = await me.submit(cottage, 'home-visit', {}, '&user_schedule=true')
    expect(made.statusCode, made.body).toBe(201)
    const { id, attributes } = made.json().data
    const visit = await me.incentive(cottage, 'home-visit')
    expect(attributes).toMatchObject({
      programmable_type: 'Subsidy',
      programmable_id: visit.id,
      original_programmable_id: visit.id,
      child_projects: [],
    })
    expect(attributes.project_status.user_scheduling_enabled).toBe(true)
    const visitOf = async (of: string) =>
      (await me.call('GET', `/api/v1/visits/${of}`)).json().data.attributes.project.id
    expect(await visitOf(id)).toBe(id)
    const row = await test.db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const child = { ...row, id: row.id.replace(/.{4}$/, '0000'), parent_id: id, number: row.number + 1000 }
    await test.db.insertInto('applications').values(child).execute()
    const { data } = (await me.call('GET', `/api/v1/projects/${id}`)).json()
    expect(data.attributes.child_projects).toEqual([{ id: child.id }])
    expect(await visitOf(child.id)).toBe(child.id)
    const current = (await me.call('GET', `/api/v1/buildings/current?building_id=${cottage}`)).json().data
    expect(current.attributes.rebate_project).toMatchObject([{ id, child_projects: [{ id: child.id }] }])
    expect(await applied()).toBe(1)
  })
  it.each([
    ['', null],
    ['&user_schedule', 'user'],
    ['&manager_schedule', 'manager'],
    ['&user_schedule=false&manager_schedule=true', 'manager'],
    ['&user_schedule=true&manager_schedule=false', 'user'],
  ])('makes a project of an offer with a visit: “%s” has it booked by %s [S2-7.001]', async (query, by) => {
    const schedule = { types: ['home-visit'], by_user: true, minutes: 120 }
    await openIncentivesWith(test, IN_YEAR, 'led-pack', { schedule })
    onTestFinished(() => openIncentives(test, IN_YEAR))
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    const made = await me.submit(cottage, 'led-pack', {}, query)
    expect(made.statusCode, made.body).toBe(201)
    const { id, attributes } = made.json().data
    expect(attributes.programmable_type).toBe('Offer')
    const row = await test.db
      .selectFrom('applications')
      .select('scheduled_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.scheduled_by).toBe(by)
  })
  it('leaves the booking of a visit to a manager where the person wants that', async () => {
    await me.answer(birchwood, 'account-number', 'LP-4100-2201')
    await me.answer(birchwood, 'area', '900')
    await me.upload(birchwood, 'invoice')
    await me.upload(birchwood, 'photos')
    await me.upload(birchwood, 'photos', {}, 'photos after')
    const byManager = '&user_schedule=false&manager_schedule=true'
    const made = await me.submit(birchwood, 'basement-insulation', {}, byManager)
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json().data.attributes.project_status.user_scheduling_enabled).toBe(false)
  })
  it('takes the home one worked on last when none is named', async () => {
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    await me.answer(birchwood, 'account-number', 'LP-4100-2201')
    const { id } = await me.incentive(cottage, 'led-pack')
    const current = (await me.call('GET', '/api/v1/buildings/current')).json().data.id
    const made = await me.call('POST', `/api/v1/projects?offer_id=${id}`, { consent: true })
    expect(made.json().data.attributes.building_id).toBe(current)
  })
  it('gives what waited with the home to the application, and nothing else [S2-7.015]', async () => {
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    await me.answer(cottage, 'quantity', '1')
    await me.answer(cottage, 'area', '900')
    await me.upload(cottage, 'invoice')
    await me.upload(cottage, 'photos')
    const made = await me.submit(cottage, 'smart-thermostat')
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json().data
    const answersOf = async (query: string) =>
      (await me.call('GET', `/api/v1/comments?building_id=${cottage}${query}`))
        .json()
        .data.map(({ attributes }: { attributes: { commentable_id: string } }) => attributes.commentable_id)
    expect(await answersOf(`&project_id=${id}`)).toEqual(['account-number', 'quantity'])
    expect(await answersOf('')).toEqual(['area'])
    const documents = (await me.call('GET', `/api/v1/documents?building_id=${cottage}`)).json().data
    expect(
      documents.map(
        ({ attributes }: { attributes: { documentable_id: string; project_id: string | null } }) => [
          attributes.documentable_id,
          attributes.project_id,
        ],
      ),
    ).toEqual([
      ['photos', null],
      ['invoice', id],
    ])
  })
  it('sends a receipt in the language of the person', async () => {
    const before = (await test.mailbox()).length
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    const { number } = (await me.submit(cottage, 'led-pack')).json().data.attributes
    const mails = await test.mailbox()
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]).toMatchObject({
      to: 'homeowner@lakeshore.test',
      subject: `We have your application ${number}`,
    })
    expect(mails[0]?.text).toContain('Application submitted.')
    expect(mails[0]?.text).toContain('Free LED pack')
  })
})

describe('what is submitted is checked by the nine rules', () => {
  it('one after the other, each with its sentence and its field [S2-5.001] [S2-5.005] [S2-5.006] [S2-5.007]', async () => {
    const noConsent = await me.submit(cottage, 'smart-thermostat', { consent: false })
    expect([noConsent.statusCode, titleOf(noConsent), pointersOf(noConsent)]).toEqual([
      422,
      'You must agree to the terms and conditions to apply.',
      ['/consent'],
    ])
    const noDocument = await me.submit(cottage, 'smart-thermostat')
    expect([titleOf(noDocument), pointersOf(noDocument)]).toEqual([
      'Please upload required documents.',
      ['/documents/invoice'],
    ])
    await me.upload(cottage, 'invoice')
    await me.answer(cottage, 'quantity', '1')
    const noAnswer = await me.submit(cottage, 'smart-thermostat')
    expect([titleOf(noAnswer), pointersOf(noAnswer)]).toEqual([
      'Please answer required questions.',
      ['/answers/account-number'],
    ])
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    await test.db.updateTable('comments').set({ content: 'two' }).where('content', '=', '1').execute()
    const invalid = await me.submit(cottage, 'smart-thermostat', { consent: false })
    expect([titleOf(invalid), pointersOf(invalid)]).toEqual([
      'You must complete the mandatory fields and upload the required documents to submit your application.',
      ['/answers/quantity'],
    ])
    expect(await applied()).toBe(0)
  })
  it('refuses a required document in which a virus was found [S2-5.010]', async () => {
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    await me.answer(cottage, 'quantity', '1')
    await me.upload(cottage, 'invoice')
    await test.db.updateTable('document_files').set({ scan: 'infected' }).execute()
    const answer = await me.submit(cottage, 'smart-thermostat')
    expect([answer.statusCode, titleOf(answer), pointersOf(answer)]).toEqual([
      422,
      'You must complete the mandatory fields and upload the required documents to submit your application.',
      ['/documents/invoice'],
    ])
  })
  it('asks for no consent where the partner does not [S2-5.005]', async () => {
    await changePartner(test, 'lakeshore', { settings: { user_consent_mandatory: false } })
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    const answer = await me.submit(cottage, 'led-pack', { consent: false })
    await changePartner(test, 'lakeshore')
    expect(answer.statusCode, answer.body).toBe(201)
  })
})

describe('is refused', () => {
  beforeEach(async () => {
    for (const home of [cottage, birchwood]) {
      await me.answer(home, 'account-number', 'LP-4100-2201')
      await me.answer(home, 'quantity', '1')
      await me.upload(home, 'invoice')
    }
  })
  it.each([
    ['2026-01-01T05:59:00Z', 422],
    ['2026-01-01T06:00:00Z', 201],
    ['2027-01-01T05:59:00Z', 201],
    ['2027-01-01T06:00:00Z', 422],
  ])('outside of its days in the partner’s calendar: at %s %i', async (at, status) => {
    now = new Date(at)
    me = await applicant(test, 'homeowner@lakeshore.test')
    const { date_range } = await me.incentive(cottage, 'led-pack')
    expect(date_range).toEqual({ start_at: '2026-01-01', end_at: '2026-12-31' })
    const answer = await me.submit(cottage, 'led-pack')
    expect(answer.statusCode, answer.body).toBe(status)
    if (status === 422) expect(titleOf(answer)).toBe('This incentive does not take applications on this day.')
  })
  it('where an answer rules the home out', async () => {
    const answer = await me.submit(birchwood, 'heat-pump-electric-home')
    expect([answer.statusCode, titleOf(answer)]).toEqual([422, 'This incentive is not open to your home.'])
  })
  it('when nothing is left, and when fewer are left than one asks for', async () => {
    const many = await me.submit(cottage, 'appliances', { applied_obj_quantity: 4 })
    expect([many.statusCode, titleOf(many)]).toEqual([
      422,
      'You can apply for 3 more of this incentive, not for 4.',
    ])
    await me.answer(cottage, 'quantity', '4')
    const asked = await me.submit(cottage, 'appliances')
    expect([asked.statusCode, fieldsOf(asked)]).toEqual([
      422,
      [['/answers/quantity', 'You can apply for at most 3 here.']],
    ])
    await me.answer(cottage, 'quantity', '3')
    const all = await me.submit(cottage, 'appliances')
    expect(all.statusCode, all.body).toBe(201)
    expect(all.json().data.attributes.applied_obj_quantity).toBe(3)
    const more = await me.submit(birchwood, 'appliances')
    expect([more.statusCode, titleOf(more)]).toEqual([
      409,
      'You have applied for as many of this incentive as its rules allow in one year.',
    ])
  })
  it('when one has applied already and no limit says how often one may', async () => {
    const { id } = await me.incentive(cottage, 'led-pack')
    const { definition } = await test.db
      .selectFrom('incentives')
      .select('definition')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const open = { ...definition.user_quantity_limitation, active: false }
    const unlimited = { ...definition, user_quantity_limitation: open, building_quantity_limitation: open }
    const store = (value: object) =>
      test.db
        .updateTable('incentives')
        .set({ definition: JSON.stringify(value) })
        .where('id', '=', id)
        .execute()
    await store(unlimited)
    const first = await me.submit(cottage, 'led-pack')
    const second = await me.submit(cottage, 'led-pack')
    await store(definition)
    expect(first.statusCode, first.body).toBe(201)
    expect([second.statusCode, titleOf(second)]).toEqual([
      409,
      'You have already applied for this incentive with this home.',
    ])
  })
  it('with a home or an incentive of somebody else', async () => {
    const theirs = await applicant(test, 'homeowner@tejo.test')
    const { data } = (await theirs.call('GET', '/api/v2/offers')).json()
    const foreign = await me.call('POST', `/api/v1/projects?offer_id=${data[0].id}`, { building_id: cottage })
    expect(foreign.statusCode).toBe(404)
    const other = await applicant(test, 'new@lakeshore.test')
    const { id } = await me.incentive(cottage, 'led-pack')
    const answer = await other.call('POST', `/api/v1/projects?offer_id=${id}`, { building_id: cottage })
    expect(answer.statusCode).toBe(404)
  })
  it('without an incentive', async () => {
    const answer = await me.call('POST', '/api/v1/projects', { building_id: cottage, consent: true })
    expect(answer.statusCode).toBe(404)
  })
})

it('shows nobody the application of somebody else, and each their own [S2-6.001] [S2-6.002]', async () => {
  await me.answer(cottage, 'account-number', 'LP-4100-2201')
  const { id } = (await me.submit(cottage, 'led-pack')).json().data
  const other = await applicant(test, 'new@lakeshore.test')
  expect((await other.call('GET', `/api/v1/projects/${id}`)).statusCode).toBe(404)
  expect((await other.call('PUT', `/api/v1/projects/${id}`, {})).statusCode).toBe(404)
  expect((await other.call('GET', `/api/v1/comments?project_id=${id}`)).statusCode).toBe(404)
  expect((await other.call('GET', `/api/v1/projects?building_id=${cottage}`)).statusCode).toBe(404)
  expect((await other.call('GET', '/api/v1/projects')).json().data).toEqual([])
  expect((await me.call('GET', '/api/v1/projects')).json().data).toMatchObject([{ id }])
})
