import { type StudioProgram, StudioProgramResponse } from '@hearthlight/domain/programs/studio/studio-program'
import { sampleInput } from '@hearthlight/domain/programs/testing/sample-program'
import { withValueAt } from '@hearthlight/domain/shared/json-path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePartner } from '../../../testing/change-partner.ts'
import { beginGuest, sendKit } from '../../../testing/guests.ts'
import { familyClient, type ProgramSite } from '../../../testing/program-engine/family-client.ts'
import { programSite } from '../../../testing/programs/program-site.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

let test: TestApp
let admin: SignedIn
let site: ProgramSite
beforeAll(async () => {
  test = await testApp()
  admin = await test.signIn('admin@lakeshore.test')
  site = await programSite(test)
})
afterAll(() => test.close())

const client = familyClient(() => site)
const PATH = '/api/admin/v1/studio/programs'
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: SignedIn = admin,
) => test.app.inject({ method, url: PATH + url, headers, ...(payload && { payload }) })
const attributes = (answer: { json: () => unknown }): StudioProgram =>
  StudioProgramResponse.parse(answer.json()).data.attributes
const draftOf = (answer: { json: () => unknown }) => {
  const { draft } = attributes(answer)
  if (draft === null) throw new Error('there is no draft')
  return draft
}
const errorOf = (answer: { json: () => { errors: { code: string; source?: { pointer: string } }[] } }) =>
  answer.json().errors.map(({ code, source }) => [code, source?.pointer])

const templates = async (): Promise<{ id: string }[]> => {
  const url = '/api/admin/v1/studio/program_templates'
  return (await test.app.inject({ url, headers: admin })).json().data
}

type Listed = {
  id: string
  attributes: { code: string; version: number; applications: number; is_archived: boolean }
}
const list = async (): Promise<Listed[]> => (await call('GET', '')).json().data
const idOf = async (code: string) =>
  (await list()).find((each) => each.attributes.code === code)?.id ?? `no program ${code}`
let made = 0
async function begin(over: object = {}): Promise<string> {
  made += 1
  const answer = await call('POST', '', { code: `made-${made}`, name: `Made ${made}`, ...over })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.id
}
const words = { en: 'A sample', es: 'Una muestra' }
const sound = (code: string) => {
  const twice = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(twice)
      : typeof value === 'object' && value !== null
        ? 'en' in value
          ? { ...value, es: value.en }
          : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, twice(item)]))
        : value
  const document = twice(sampleInput()) as object // A document is an object, as the sample is.
  return { ...document, languages: ['en', 'es'], code, name: words }
}

describe('the studio of programs', () => {
  it('lists every program with its version, and how many applied', async () => {
    const before = await list()
    expect(before.map(({ attributes }) => attributes.code)).toContain('free-weatherization')
    await client.begin(/Weatherization/)
    const count = (rows: Listed[]) =>
      rows.find(({ attributes }) => attributes.code === 'free-weatherization')?.attributes.applications ?? 0
    expect(count(await list())).toBe(count(before) + 1)
  })

  it('begins a program from nothing, from the library and from another one, in the languages of the partner', async () => {
    const library = await templates()
    expect(library.map((each) => each.id)).toHaveLength(6)
    const fromLibrary = attributes(await call('GET', `/${await begin({ template: 'heat-pump' })}`))
    expect(fromLibrary).toMatchObject({ version: null, live: null, draft: { revision: 1 } })
    expect(fromLibrary.draft).toMatchObject({ document: { languages: ['en', 'es'] } })
    const copied = attributes(
      await call('GET', `/${await begin({ program: await idOf('free-weatherization') })}`),
    )
    expect(copied.draft).toMatchObject({ document: { minutes: 3, is_public: true } })
    const published = await call('POST', `/${await begin()}/publish`, {
      revision: 1,
      live_version: null,
      why: 'From nothing',
    })
    expect(errorOf(published)).toEqual([
      ['admin-programs.invalid-draft', undefined],
      ['admin-programs.invalid-draft', '/document/measure_groups'],
      ['admin-programs.invalid-draft', '/document/question_groups/0'],
    ])
  })

  it('refuses a code that is taken, published or not, at its field', async () => {
    const taken = await call('POST', '', { code: 'free-weatherization', name: 'Again' })
    expect(taken.statusCode).toBe(422)
    expect(errorOf(taken)).toContainEqual(['admin-programs.taken-code', '/code'])
    await begin({ code: 'only-a-draft' })
    expect((await call('POST', '', { code: 'only-a-draft', name: 'Again' })).statusCode).toBe(422)
  })

  it('keeps an invalid draft, and refuses to publish it, telling where', async () => {
    const id = await begin()
    const document = { ...sound(`made-${made}`), initial_status: 'nowhere', steps: [] }
    expect((await call('PUT', `/${id}/draft`, { document, revision: 1 })).statusCode).toBe(200)
    const refused = await call('POST', `/${id}/publish`, { revision: 2, live_version: null, why: 'x' })
    expect(refused.statusCode).toBe(422)
    expect(errorOf(refused)).toContainEqual(['admin-programs.invalid-draft', '/document/steps'])
    expect((await list()).find((each) => each.id === id)?.attributes.version).toBeNull()
  })

  it('does not write over what a colleague saved meanwhile', async () => {
    const id = await begin()
    const mine = sound(`made-${made}`)
    expect((await call('PUT', `/${id}/draft`, { document: mine, revision: 1 })).statusCode).toBe(200)
    const theirs = await call('PUT', `/${id}/draft`, { document: { ...mine, minutes: 9 }, revision: 1 })
    expect(theirs.statusCode).toBe(409)
    expect(errorOf(theirs)).toEqual([['shared.stale-draft', undefined]])
    const kept = attributes(await call('GET', `/${id}`))
    expect(kept.draft).toMatchObject({ revision: 2, document: { minutes: 5 }, updated_by: 'Jordan Hale' })
  })

  it('publishes a version with who and why; applications keep theirs; goes back to an older one', async () => {
    const id = await idOf('free-weatherization')
    const running = await client.begin(/Weatherization/)
    await client.answer(running, 'kit', {
      kit: { home_kind: 'Apartment', drafty_doors: 1, postal_address: '602 Huron Street' },
    })
    const { document, revision } = draftOf(await call('POST', `/${id}/draft`))
    const changed = { ...document, name: words }
    await call('PUT', `/${id}/draft`, { document: changed, revision })
    const published = attributes(
      await call('POST', `/${id}/publish`, { revision: revision + 1, live_version: 1, why: 'A new name' }),
    )
    expect(published).toMatchObject({ version: 2, draft: null, live: { name: words } })
    expect(published.versions).toMatchObject([
      { version: 2, published_by: 'Jordan Hale', why: 'A new name', applications: 0 },
      { version: 1, published_by: null, why: null },
    ])
    expect(await client.attributes(`/projects/${running}`)).toMatchObject({ program_version: 1 })
    const back = { version: 1, live_version: 2, why: 'The old name was better' }
    const rolledBack = attributes(await call('POST', `/${id}/roll_back`, back))
    expect(rolledBack).toMatchObject({ version: 3, live: { name: { en: 'Free Weatherization Kit' } } })
    const late = await call('POST', `/${id}/roll_back`, back)
    expect([late.statusCode, errorOf(late)]).toEqual([409, [['admin-programs.live-changed', undefined]]])
  })

  it('moves what was begun on an older version and not sent to the live one; what was sent stays', async () => {
    const id = await begin({ template: 'weather-kit', name: 'Moving kit' })
    await call('POST', `/${id}/publish`, { revision: 1, live_version: null, why: 'New' })
    const kit = { kit: { home_kind: 'Apartment', drafty_doors: 1, postal_address: '602 Huron Street' } }
    const sent = await client.begin(/Moving kit/)
    await client.answer(sent, 'kit', kit)
    const answered = await client.begin(/Moving kit/)
    await client.answer(answered, 'kit', kit)
    const empty = await client.begin(/Moving kit/)
    expect((await client.accept(sent)).statusCode).toBe(200)
    expect(attributes(await call('GET', `/${id}`)).older_drafts).toBe(0)

    const { document, revision } = draftOf(await call('POST', `/${id}/draft`))
    await call('PUT', `/${id}/draft`, { document: { ...document, minutes: 7 }, revision })
    const next = { revision: revision + 1, live_version: 1, why: 'Faster' }
    expect(attributes(await call('POST', `/${id}/publish`, next))).toMatchObject({ older_drafts: 2 })
    const move = (live_version: number, who = admin) =>
      call('POST', `/${id}/move_drafts`, { live_version }, who)
    const stale = await move(1)
    expect([stale.statusCode, errorOf(stale)]).toEqual([409, [['admin-programs.live-changed', undefined]]])
    expect((await move(2, await test.signIn('advisor@lakeshore.test'))).statusCode).toBe(403)
    expect((await move(2, await test.signIn('admin@boreale.test'))).statusCode).toBe(404)
    expect(attributes(await move(2))).toMatchObject({
      older_drafts: 0,
      versions: [
        { version: 2, applications: 2 },
        { version: 1, applications: 1 },
      ],
    })
    const versionOf = async (project: string) =>
      (await client.attributes(`/projects/${project}`)).program_version
    expect([await versionOf(sent), await versionOf(answered), await versionOf(empty)]).toEqual([1, 2, 2])
    expect((await client.accept(answered)).statusCode).toBe(200)
  })

  it('writes the applicant the mail that the program has for a status', async () => {
    const id = await begin({ template: 'weather-kit', name: 'Kit by mail' })
    await call('POST', `/${id}/publish`, { revision: 1, live_version: null, why: 'New' })
    const project = await client.begin(/Kit by mail/)
    await client.answer(project, 'kit', {
      kit: { home_kind: 'Apartment', drafty_doors: 1, postal_address: '602 Huron Street' },
    })
    expect((await client.accept(project)).statusCode).toBe(200)
    const mails = await test.mailbox()
    const mail = mails.find(({ subject }) => subject.startsWith('We have your application'))
    expect(mail?.subject).toMatch(/^We have your application \d+$/)
    expect(mail?.text).toContain('Your application to Kit by mail is with us.')
  })

  it('publishes nothing over a version that the asker has not seen', async () => {
    const id = await idOf('insulation-2026')
    const { document, revision } = draftOf(await call('POST', `/${id}/draft`))
    await call('PUT', `/${id}/draft`, { document: { ...document, minutes: 33 }, revision })
    const late = await call('POST', `/${id}/publish`, { revision: 2, live_version: 7, why: 'x' })
    expect([late.statusCode, errorOf(late)]).toEqual([409, [['admin-programs.live-changed', undefined]]])
    expect((await call('DELETE', `/${id}/draft`)).statusCode).toBe(200)
    expect((await call('DELETE', `/${id}/draft`)).statusCode).toBe(404)
    expect(attributes(await call('GET', `/${id}`))).toMatchObject({ version: 1, draft: null })
  })

  it('is shown to nobody without the permission, and not to another partner', async () => {
    const id = await begin()
    const advisor = await test.signIn('advisor@lakeshore.test')
    expect((await call('GET', `/${id}`, undefined, advisor)).statusCode).toBe(403)
    const boreale = await test.signIn('admin@boreale.test')
    expect((await call('GET', `/${id}`, undefined, boreale)).statusCode).toBe(404)
    const other = await call('PUT', `/${id}/draft`, { document: {}, revision: 1 }, boreale)
    expect(other.statusCode).toBe(404)
  })

  it('publishes a program that a guest completes without an account', async () => {
    await changePartner(test, 'lakeshore', { settings: { enable_captcha: false } })
    const id = await begin({ template: 'weather-kit', name: 'Doors for guests' })
    const { document, revision } = draftOf(await call('GET', `/${id}`))
    const asked = withValueAt(document, ['question_groups', 0, 'questions', 1, 'question', 'en'], 'How many?')
    expect((await call('PUT', `/${id}/draft`, { document: asked, revision })).statusCode).toBe(200)
    const why = { live_version: null, why: 'For guests' }
    expect((await call('POST', `/${id}/publish`, { revision: revision + 1, ...why })).statusCode).toBe(201)
    const somebody = {
      first_name: 'Gus',
      last_name: 'Guest',
      email: 'gus@example.test',
      mobile_phone: '920-555-0177',
      mailing_address: '602 Huron Street',
      city: 'Cleveland',
      zip: '53015',
      consent: true,
    }
    const { guest, answer } = await beginGuest(test, somebody, { program: /^Doors for guests$/ })
    expect(answer.statusCode, answer.body).toBe(201)
    expect((await sendKit(guest)).statusCode).toBe(200)
    const shown = (await guest.get(`/api/v1/fulfill-integrate/projects/${guest.projectId}`)).json()
    expect(shown.data.attributes.name).toBe('Doors for guests')
    expect(shown.data.attributes.status).not.toBe('Project initiation')
  })

  it('archives a program: nobody begins an application any more, those that run go on, and it can be restored', async () => {
    await changePartner(test, 'lakeshore', { settings: { enable_captcha: false } })
    const [id, other] = [
      await begin({ template: 'weather-kit', name: 'Ending kit' }),
      await begin({ template: 'weather-kit', name: 'Staying kit' }),
    ]
    const publish = (which: string) =>
      call('POST', `/${which}/publish`, { revision: 1, live_version: null, why: 'New' })
    expect((await call('POST', `/${id}/archive`)).statusCode).toBe(404)
    for (const which of [id, other]) expect((await publish(which)).statusCode).toBe(201)
    const withdrawn = await client.begin(/Ending kit/)
    const kit = { kit: { home_kind: 'Apartment', drafty_doors: 1, postal_address: '602 Huron Street' } }
    await client.answer(withdrawn, 'kit', kit)
    await client.send('PUT', '/projects/0', { project_id: withdrawn, project_status: 'withdrawn' })
    const running = await client.begin(/Ending kit/)
    expect(attributes(await call('GET', `/${id}`))).toMatchObject({ archived: null, running: 1 })

    const archived = attributes(await call('POST', `/${id}/archive`))
    expect(archived).toMatchObject({ version: 1, running: 1, archived: { by: 'Jordan Hale' } })
    expect(attributes(await call('POST', `/${id}/archive`)).archived).toEqual(archived.archived)
    const names = async (path: string) =>
      (await client.get(path)).map(({ attributes: { name } }: { attributes: { name: string } }) => name)
    for (const path of ['/programs', '/programs_public']) {
      expect(await names(path)).not.toContain('Ending kit')
      expect(await names(path)).toContain('Staying kit')
    }
    const late = { building_id: site.buildingId, program_id: id }
    const refused = await client.send('POST', '/projects', late)
    expect([refused.statusCode, errorOf(refused)]).toEqual([422, [['programs.archived', undefined]]])
    expect(refused.json().errors[0].title).toMatch(/^This program has ended/)
    const somebody = {
      first_name: 'Lea',
      last_name: 'Late',
      email: 'lea@example.test',
      mobile_phone: '920-555-0178',
      mailing_address: '602 Huron Street',
      city: 'Cleveland',
      zip: '53015',
      consent: true,
    }
    expect((await beginGuest(test, somebody, { program: /^Ending kit$/ })).answer.statusCode).toBe(404)
    await client.answer(running, 'kit', kit)
    expect((await client.accept(running)).statusCode).toBe(200)
    const flags = (await list()).filter((each) => [id, other].includes(each.id))
    expect(flags.map((each) => [each.id === id, each.attributes.is_archived])).toEqual([
      [true, true],
      [false, false],
    ])

    expect(attributes(await call('POST', `/${id}/restore`))).toMatchObject({ archived: null, running: 1 })
    expect((await client.send('POST', '/projects', late)).statusCode).toBe(201)
    const advisor = await test.signIn('advisor@lakeshore.test')
    const boreale = await test.signIn('admin@boreale.test')
    expect((await call('POST', `/${id}/archive`, undefined, advisor)).statusCode).toBe(403)
    expect((await call('POST', `/${id}/archive`, undefined, boreale)).statusCode).toBe(404)
    expect(attributes(await call('GET', `/${id}`)).archived).toBeNull()
  })
})
