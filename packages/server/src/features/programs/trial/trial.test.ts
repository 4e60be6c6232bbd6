import { STEP_TYPES } from '@hearthlight/domain/programs/definition/step-definition'
import { withValueAt } from '@hearthlight/domain/shared/json-path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { familyClient, filledApplication, HOUSE } from '../../../testing/program-engine/family-client.ts'
import { programSite } from '../../../testing/programs/program-site.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

let test: TestApp
let admin: SignedIn
let now = new Date('2026-11-16T15:00:00Z')
beforeAll(async () => {
  test = await testApp({ now: () => now })
  admin = await test.signIn('admin@lakeshore.test')
})
afterAll(() => test.close())

const PATH = '/api/admin/v1/studio/programs'
const studio = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url: PATH + url, headers, ...(payload && { payload }) })
const listed = async (): Promise<{ id: string; attributes: { code: string; applications: number } }[]> =>
  (await studio('GET', '')).json().data
const queue = async () =>
  (await test.app.inject({ url: '/api/admin/v1/applications?per_page=100', headers: admin })).json().data
const codesOf = (answer: { json: () => { errors: { code: string }[] } }) =>
  answer.json().errors.map(({ code }) => code)

let made = 0
/** A draft like the insulation program, which has a step of every type. */
async function beginDraft(): Promise<string> {
  made += 1
  const program = (await listed()).find(({ attributes }) => attributes.code === 'insulation-2026')?.id
  const answer = await studio('POST', '', {
    code: `walked-${made}`,
    name: `Insulation walked ${made}`,
    program,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.id
}

async function walk(program: string, opened?: { is_begun: boolean; application?: string }) {
  const answer = await studio('POST', `/${program}/trials`, opened)
  expect(answer.statusCode, answer.body).toBe(201)
  const { token, trial_id } = answer.json().data.attributes
  const person = { host: 'lakeshore.localhost', 'x-preview': token }
  const send = test.app.inject.bind(test.app)
  const fields = Object.entries({
    FirstName: 'Alex',
    LastName: 'Meadow',
    Email: 'alex@example.com',
    MobilePhone: '920-555-0134',
    MailingPostalCode: '53081',
  }).map(([name, value]) => ({ name, value }))
  const contact = await send({
    method: 'POST',
    url: '/api/v1/contacts',
    headers: person,
    payload: { fields },
  })
  expect(contact.statusCode, contact.body).toBe(201)
  const client = familyClient(() => ({
    send,
    person,
    stranger: person,
    buildingId: trial_id,
    contactId: contact.json().data.id,
    alter: async () => undefined,
  }))
  return { client, person, trial: trial_id as string }
}

describe('the walk through a draft of a program', () => {
  it('is the real application from its first page to its end, and leaves nothing behind', async () => {
    const program = await beginDraft()
    const [before, waiting] = [await test.mailbox(), await queue()]
    const { client, person, trial } = await walk(program)
    const [offer] = await client.get('/programs')
    expect(offer).toMatchObject({
      id: program,
      attributes: {
        name: `Insulation walked ${made}`,
        do_not_buy_yet: true,
        is_bought: true,
        // The consent of an owner is asked of tenants only, and the proof of ownership is optional.
        to_send: 3,
      },
    })
    expect(await client.get('/projects')).toEqual([])
    const { document } = (await studio('GET', `/${program}`)).json().data.attributes.draft
    const types = document.steps.map(({ type }: { type: string }) => type)
    expect(types.toSorted()).toEqual(STEP_TYPES.toSorted())

    const id = await filledApplication(client)
    for (const { id: step, type } of document.steps)
      expect(await client.attributes(`/portal-steps?projectId=${id}&nav=cs&cn=${step}`)).toMatchObject({
        id: step,
        step_type: type,
      })
    expect(id).toBe(trial)
    expect(await client.attributes(`/projects/${id}`)).toMatchObject({
      retrofits: [{ program_measure_id: 'attic-r60', quantity: 800 }],
      steps: expect.arrayContaining([expect.objectContaining({ id: 'terms', is_complete: false })]),
    })
    expect((await client.accept(id)).statusCode).toBe(200)
    const [sent] = await client.get('/projects')
    expect(sent.attributes).toMatchObject({ id, status_code: 'submitted', locked_in_portal: 'yes' })
    const late = await client.answer(id, 'house', HOUSE)
    expect(codesOf(late)).toEqual(['applications.locked'])

    const contacts = await test.app.inject({ url: '/api/v1/contacts', headers: person })
    expect(contacts.json().data).toHaveLength(1)
    expect((await listed()).find((each) => each.id === program)?.attributes.applications).toBe(0)
    expect(await queue()).toEqual(waiting)
    expect(await test.mailbox()).toEqual(before)
  })

  it('refuses what the application refuses, and says so at the same place', async () => {
    const { client } = await walk(await beginDraft())
    const id = await client.begin(/Insulation/)
    const refused = await client.answer(id, 'house', {
      ...HOUSE,
      house: { ...HOUSE.house, year_built: '12' },
    })
    expect([refused.statusCode, codesOf(refused)[0]]).toEqual([422, 'programs.invalid-answers'])
    expect(codesOf(await client.accept(id))[0]).toBe('programs.incomplete')
    const unknown = await client.measures(id, { program_measure_id: 'nothing', quantity: 1 })
    expect(codesOf(unknown)[0]).toBe('programs.invalid-measure')
  })

  it('goes on with one walk of a member of staff, lets nothing else be written, and ends', async () => {
    const program = await beginDraft()
    const first = await walk(program)
    await first.client.begin(/Insulation/)
    const second = await walk(program)
    expect((await first.client.send('GET', '/projects')).statusCode).toBe(403)
    const building = { method: 'POST', url: '/api/v1/buildings/', payload: { building: {} } } as const
    const written = await test.app.inject({ ...building, headers: second.person })
    expect(codesOf(written)).toEqual(['partner.preview-reads-only'])
    now = new Date(now.getTime() + 2 * 60 * 60_000)
    expect(codesOf(await second.client.send('GET', '/projects'))).toEqual(['partner.preview-ended'])
    admin = await test.signIn('admin@lakeshore.test')
  })

  it('stands at its steps and goes on with the draft as it is saved, and with what was filled in', async () => {
    const program = await beginDraft()
    const { client, trial } = await walk(program, { is_begun: true })
    const terms = await client.attributes(`/portal-steps?projectId=${trial}&nav=cs&cn=terms`)
    expect(terms).toMatchObject({ id: 'terms', step_num: '6' })
    expect((await client.answer(trial, 'house', HOUSE)).statusCode).toBe(200)
    const shown = async () => {
      const { steps } = await client.attributes(`/projects/${trial}`)
      const { name, is_complete } = steps.find((step: { id: string }) => step.id === 'house')
      return { name, is_complete }
    }
    expect(await shown()).toEqual({ name: 'About your house', is_complete: true })

    const { document, revision } = (await studio('GET', `/${program}`)).json().data.attributes.draft
    const steps = document.steps.map((step: { id: string }) =>
      step.id === 'house' ? { ...step, name: { en: 'Your home', es: 'Su casa' } } : step,
    )
    await studio('PUT', `/${program}/draft`, { document: { ...document, steps }, revision })
    expect(await shown()).toMatchObject({ name: 'About your house' })
    const follow = (headers = admin) => studio('PUT', `/${program}/trials/${trial}`, undefined, headers)
    expect((await follow()).json().data.attributes).toMatchObject({
      is_current: true,
      steps: expect.arrayContaining(['house', 'terms']),
    })
    expect(await shown()).toEqual({ name: 'Your home', is_complete: true })

    await studio('PUT', `/${program}/draft`, { document: { code: 'x' }, revision: revision + 1 })
    expect((await follow()).json().data.attributes).toEqual({ is_current: false, steps: [] })
    expect(await shown()).toEqual({ name: 'Your home', is_complete: true })
    await studio('PUT', `/${program}/draft`, { document, revision: revision + 2 })
    const reviewer = await test.signIn('reviewer@lakeshore.test')
    expect((await follow(reviewer)).statusCode).toBe(404)
    await walk(program)
    expect((await follow()).statusCode).toBe(404)
  })

  it('begins with the answers of an application to the program, but for what is restricted', async () => {
    const program = (await listed()).find(({ attributes }) => attributes.code === 'insulation-2026')?.id ?? ''
    const site = await programSite(test)
    const sent = familyClient(() => site)
    const application = await filledApplication(sent)
    expect((await sent.accept(application)).statusCode).toBe(200)
    const unsent = await sent.begin(/Insulation/)
    const begun = (await studio('POST', `/${program}/draft`)).json().data.attributes.draft
    const restricted = ['question_groups', 0, 'questions', 0, 'restrict_data_access']
    const document = withValueAt(begun.document, restricted, true)
    await studio('PUT', `/${program}/draft`, { document, revision: begun.revision })

    const sources = (await studio('GET', `/${program}/trial_sources`)).json().data
    expect(sources[0]).toMatchObject({ id: application, attributes: { number: expect.any(Number) } })
    expect(sources.map(({ id }: { id: string }) => id)).not.toContain(unsent)
    const { client, trial } = await walk(program, { is_begun: true, application })
    const [house] = await client.get(`/prqs?project_id=${trial}&cn=house`)
    const answered = Object.fromEntries(
      house.attributes.questions.map(({ id, response }: { id: string; response: unknown }) => [id, response]),
    )
    expect(answered).toMatchObject({ year_built: null, heated_area: '1850', owner: 'I do' })
    expect((await client.attributes(`/projects/${trial}`)).retrofits).toMatchObject([
      { program_measure_id: 'attic-r60', quantity: 800 },
    ])
    // Nothing that is done on the walk reaches the application.
    const another = { ...HOUSE, house: { ...HOUSE.house, heated_area: 2100 } }
    expect((await client.answer(trial, 'house', another)).statusCode).toBe(200)
    const [kept] = await sent.get(`/prqs?project_id=${application}&cn=house`)
    expect(JSON.stringify(kept)).toContain('1850')

    const fill = (id: string, of: string, headers = admin) =>
      studio('POST', `/${id}/trials`, { is_begun: true, application: of }, headers)
    expect((await fill(program, unsent)).statusCode).toBe(404)
    expect((await fill(await beginDraft(), application)).statusCode).toBe(404)
    await test.db
      .updateTable('admins')
      .set({ default_permissions: ['programs'] })
      .where('email', '=', 'reviewer@lakeshore.test')
      .execute()
    const reviewer = await test.signIn('reviewer@lakeshore.test')
    expect((await studio('GET', `/${program}/trial_sources`, undefined, reviewer)).json().data).toEqual([])
    expect((await fill(program, application, reviewer)).statusCode).toBe(403)
    expect((await studio('POST', `/${program}/trials`, undefined, reviewer)).statusCode).toBe(201)
  })

  it('is begun by who edits programs, of a draft that can be read', async () => {
    const program = await beginDraft()
    const advisor = await test.signIn('advisor@lakeshore.test')
    expect((await studio('POST', `/${program}/trials`, undefined, advisor)).statusCode).toBe(403)
    const boreale = await test.signIn('admin@boreale.test')
    expect((await studio('POST', `/${program}/trials`, undefined, boreale)).statusCode).toBe(404)
    await studio('PUT', `/${program}/draft`, { document: { code: 'x' }, revision: 1 })
    expect(codesOf(await studio('POST', `/${program}/trials`))[0]).toBe('admin-programs.invalid-draft')
  })
})
