import type { PartnerFile } from '@hearthlight/domain/studio/contract/studio-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleBrowser, consoleBrowser } from '../../../testing/browsers/console-browser.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const STUDIO = '/api/admin/v1/studio'

/** Two environments, each with a database of its own. */
let staging: Environment
let production: Environment
type Environment = { readonly test: TestApp; readonly browser: ConsoleBrowser }
async function environment(): Promise<Environment> {
  const test = await testApp()
  const browser = consoleBrowser(test.app)
  await browser.signIn('admin@lakeshore.test')
  return { test, browser }
}
beforeAll(async () => {
  staging = await environment()
  production = await environment()
})
afterAll(async () => {
  await staging.test.close()
  await production.test.close()
})

const revisionIn = async ({ browser }: Environment): Promise<number> =>
  (await browser.get(`${STUDIO}/draft`)).json().data.attributes.revision
async function publishIn(where: Environment, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const patches = Object.entries(changes).map(([key, value]) => ({ path: [key], value }))
  const revision = await revisionIn(where)
  if (patches.length > 0) await where.browser.put(`${STUDIO}/draft`, { revision, patches })
  const published = await where.browser.post(`${STUDIO}/versions`, {
    revision: await revisionIn(where),
    reason: 'Next',
    at: null,
  })
  expect(published.statusCode).toBe(201)
}
async function carry(from: Environment, to: Environment, choices: object = {}) {
  const file = (await from.browser.get(`${STUDIO}/export`)).json()
  const body = { revision: await revisionIn(to), file, choices }
  return (await to.browser.post(`${STUDIO}/import`, body)).json().data.attributes
}
const prairie = { code: 'prairie', host: 'prairie.localhost' }
/** The console of a partner that an operator makes in an environment. */
async function madeIn({ test }: Environment, languages: readonly string[]): Promise<Environment> {
  const operator = consoleBrowser(test.app)
  await operator.signIn('operator@platform.test')
  const made = await operator.post('/api/admin/v1/partners', {
    ...prairie,
    name: 'Prairie Power',
    contact_email: 'home@prairie.test',
    country: 'US',
    languages,
    logo: null,
    admin_name: 'Pia Prairie',
    admin_email: 'pia@prairie.test',
    colour: '#2f6f3a',
    modules: ['assessment', 'incentives', 'applications', 'guests'],
  })
  expect(made.statusCode, made.body).toBe(201)
  const browser = consoleBrowser(test.app, prairie.host)
  await browser.signIn('operator@platform.test')
  return { test, browser }
}
const fileOf = async ({ browser }: Environment): Promise<PartnerFile> =>
  (await browser.get(`${STUDIO}/export`)).json()
const importIn = async (where: Environment, file: object, more: object = {}) =>
  where.browser.post(`${STUDIO}/import`, { revision: await revisionIn(where), file, ...more })
const contentIn = async ({ browser }: Environment) =>
  (await browser.get(`${STUDIO}/content_findings`)).json().data.attributes
const pictureIn = ({ test }: Environment, url: string, host = prairie.host) =>
  test.app.inject({ url, headers: { host } })
const configIn = async ({ browser }: Environment) =>
  (await browser.get(`${STUDIO}/draft`)).json().data.attributes.published.config

it('carries a site to another environment and back, and asks only about what both changed', async () => {
  expect(await carry(production, staging)).toMatchObject({ conflicts: [] })
  await publishIn(staging, { name: 'Made in staging', contact_phone: '1-800-555-0001' })
  await publishIn(production, { contact_phone: '1-800-555-0002', website_url: 'https://live.lakeshore.test' })
  expect(await carry(staging, production)).toMatchObject({
    conflicts: [
      {
        path: ['contact_phone'],
        base: '1-800-555-0142',
        mine: '1-800-555-0002',
        theirs: '1-800-555-0001',
      },
    ],
  })
  expect(await revisionIn(production)).toBe(0)
  const decided = await carry(staging, production, { contact_phone: 'theirs' })
  expect(decided).toMatchObject({ conflicts: [], changes: 2 })
  await publishIn(production, {})
  expect(await configIn(production)).toMatchObject({
    name: 'Made in staging',
    contact_phone: '1-800-555-0001',
    website_url: 'https://live.lakeshore.test',
  })
})

it('refuses the file of another partner', async () => {
  const file = (await staging.browser.get(`${STUDIO}/export`)).json()
  const refused = await production.browser.post(`${STUDIO}/import`, {
    revision: await revisionIn(production),
    file: { ...file, code: 'tejo' },
  })
  expect(refused.json().errors[0].code).toBe('partner.other-partners-file')
})

it('brings no sign-on of the file along for an admin', async () => {
  const file = (await staging.browser.get(`${STUDIO}/export`)).json()
  const revision = await revisionIn(production)
  const sso = { ...file.config.sso, login_url: 'https://elsewhere.example/sign-in' }
  const config = { ...file.config, sso, contact_name: 'Made in staging' }
  const answer = await production.browser.post(`${STUDIO}/import`, {
    revision,
    file: { ...file, config },
    choices: { contact_name: 'theirs' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const draft = (await production.browser.get(`${STUDIO}/draft`)).json().data.attributes
  expect(draft.config).toMatchObject({ contact_name: 'Made in staging' })
  expect(draft.config.sso).toEqual(draft.published.config.sso)
})

describe('a whole site', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  let origin: Environment
  let target: Environment

  /** Begins a program or an incentive, writes it and publishes it. */
  async function published(
    kind: 'programs' | 'incentives',
    begun: object,
    over: (document: object) => object,
  ) {
    const path = `${STUDIO}/${kind}`
    const { id, attributes } = (await origin.browser.post(path, begun)).json().data
    const { document, revision } = attributes.draft
    await origin.browser.put(`${path}/${id}/draft`, { document: over(document), revision })
    const why = { revision: revision + 1, live_version: null, why: 'New' }
    const answer = await origin.browser.post(`${path}/${id}/publish`, why)
    expect(answer.statusCode, answer.body).toBe(201)
  }
  /** Archives or restores what has this code. */
  async function setIn(
    { browser }: Environment,
    kind: 'programs' | 'incentives',
    code: string,
    verb: 'archive' | 'restore',
  ) {
    type Listed = { id: string; attributes: { code: string } }
    const { data } = (await browser.get(`${STUDIO}/${kind}`)).json<{ data: Listed[] }>()
    const id = data.find(({ attributes }) => attributes.code === code)?.id
    expect((await browser.post(`${STUDIO}/${kind}/${id}/${verb}`, {})).statusCode).toBe(200)
  }
  const words = (en: string, es: string) => ({ en, es })
  const doorBand = (code: string) => (document: object) => ({
    ...document,
    project_types: { sealing: words('Sealing', 'Sellado') },
    incentive: {
      code,
      kind: 'Offer',
      project_type: 'sealing',
      incentive_tags: ['sealing'],
      title: words(`Door band ${code}`, `Burlete ${code}`),
      recommendation_title: words('Band', 'Burlete'),
      short_description: words('$40 a home', '$40 por casa'),
      description: words('We pay $40.', 'Pagamos $40.'),
      amount: { parts: [{ kind: 'flat', amount: '40' }] },
    },
  })

  beforeAll(async () => {
    origin = await madeIn(staging, ['en', 'es'])
    target = await madeIn(production, ['en'])
    await published(
      'programs',
      { code: 'kit', name: 'Weather kit', template: 'weather-kit' },
      (document) => document,
    )
    await published('incentives', { code: 'band-b', name: 'B' }, doorBand('band-b'))
    await published('incentives', { code: 'band-a', name: 'A' }, doorBand('band-a'))
    await setIn(origin, 'incentives', 'band-a', 'archive')
    const added = await origin.browser.post(`${STUDIO}/pictures`, { name: 'about.svg', content: base64(SVG) })
    const { url } = added.json().data.attributes
    const { settings } = await configIn(origin)
    const about = { ...settings.sections.about, text: words(`![Us](${url})`, `![Nosotros](${url})`) }
    await publishIn(origin, {
      settings: {
        ...settings,
        tester_emails: ['tina@prairie.test'],
        sections: { ...settings.sections, about },
      },
      sso: { oidc: { issuer: 'https://id.example', client_id: 'prairie', client_secret: 'not to be told' } },
    })
  })

  it('leaves people and secrets out of the file, and has every picture that it names', async () => {
    const answer = await origin.browser.get(`${STUDIO}/export`)
    expect(answer.body).not.toMatch(/tina@prairie|not to be told|pia@prairie/)
    const file: PartnerFile = answer.json()
    expect(file.config['sso']).toEqual({ oidc: { issuer: 'https://id.example', client_id: 'prairie' } })
    // Logo, icon, hero and the one of the page about us.
    expect(file.pictures).toHaveLength(4)
    expect(file.pictures.map(({ content }) => content)).toContain(base64(SVG))
    expect(file.programs.map(({ code }) => code)).toEqual(['kit'])
  })

  it('shows two languages with a switch between them from the beginning', async () => {
    expect((await configIn(origin)).settings.localize).toEqual({ enable: 'enabled', key: 'prairie' })
    expect((await configIn(target)).settings.localize).toBeUndefined()
  })

  it('is taken whole where nothing was changed yet, and goes live all at once', async () => {
    const file = await fileOf(origin)
    const merged = await importIn(target, file)
    expect(merged.json().data.attributes, merged.body).toMatchObject({ revision: 1, conflicts: [] })
    expect((await contentIn(target)).findings).toEqual([])
    expect((await contentIn(target)).brought).toEqual([
      { document: 'program', code: 'kit', name: 'Weather kit', is_new: true, is_archived: false },
      { document: 'catalogue', code: 'band-b', name: 'Door band band-b', is_new: true, is_archived: false },
      { document: 'catalogue', code: 'band-a', name: 'Door band band-a', is_new: true, is_archived: true },
    ])
    expect((await target.browser.get(`${STUDIO}/programs`)).json().data).toEqual([])
    await publishIn(target, {})
    const { config, programs, incentives, archived, pictures } = await fileOf(target)
    expect({ programs, incentives }).toEqual({ programs: file.programs, incentives: file.incentives })
    expect(archived).toEqual({ programs: [], incentives: ['band-a'] })
    expect(config).toEqual(file.config)
    expect(pictures).toEqual(file.pictures)
    for (const { address, content } of file.pictures)
      expect((await pictureIn(target, address)).rawPayload.toString('base64')).toBe(content)
    expect((await pictureIn(target, file.pictures[0]?.address ?? '', 'lakeshore.localhost')).statusCode).toBe(
      404,
    )
    const versions = (await target.browser.get(`${STUDIO}/versions`)).json().data.attributes.versions
    expect(versions[0]).toMatchObject({ kind: 'import', reason: 'Next' })
    // The same once more changes nothing of what is offered.
    await importIn(target, file)
    expect((await contentIn(target)).brought).toEqual([])
    // What was archived or restored since is told, and becomes so.
    await setIn(origin, 'programs', 'kit', 'archive')
    await setIn(origin, 'incentives', 'band-a', 'restore')
    await importIn(target, await fileOf(origin))
    expect((await contentIn(target)).brought).toEqual([
      { document: 'program', code: 'kit', name: 'Weather kit', is_new: false, is_archived: true },
      { document: 'catalogue', code: 'band-a', name: 'Door band band-a', is_new: false, is_archived: false },
    ])
    await publishIn(target, {})
    expect((await fileOf(target)).archived).toEqual({ programs: ['kit'], incentives: [] })
    await setIn(origin, 'programs', 'kit', 'restore')
  })

  it('keeps pictures of a folder that is not here, under one address', async () => {
    const file = await fileOf(origin)
    const asset = '/partner-assets/prairie/river.svg'
    const brought = {
      ...file,
      config: { ...file.config, logo_url: asset },
      pictures: [...file.pictures, { address: asset, name: 'river.svg', content: base64(SVG) }],
    }
    const logo = async () => {
      const answer = await importIn(target, brought, { choices: { logo_url: 'theirs' } })
      expect(answer.json().data.attributes.conflicts, answer.body).toEqual([])
      return (await target.browser.get(`${STUDIO}/draft`)).json().data.attributes.config.logo_url
    }
    const address = await logo()
    expect(address).toMatch(/^\/partner-pictures\/[\da-f-]{36}\.svg$/)
    expect((await pictureIn(target, address)).rawPayload.toString()).toBe(SVG)
    expect(await logo()).toBe(address)
  })

  const picture = { address: '/partner-pictures/00000000-0000-4000-8000-000000000001.svg', name: 'new.svg' }
  const many = (count: number, one: object) => Array.from({ length: count }, () => one)
  it.each([
    [
      'what is no picture',
      {
        pictures: [
          { ...picture, content: base64(SVG) },
          { ...picture, content: base64('<p>no') },
        ],
      },
      '“new.svg” of this file is not a picture we can show, or it is larger than 2 MB.',
    ],
    [
      'too many pictures',
      { pictures: many(201, { ...picture, content: '' }) },
      'A file carries 200 pictures at most. This one has 201.',
    ],
    [
      'too many programs',
      { programs: many(101, {}) },
      'A file carries 100 programs at most. This one has 101.',
    ],
    [
      'too many incentives',
      { incentives: many(301, {}) },
      'A file carries 300 incentives at most. This one has 301.',
    ],
    [
      'a program with mistakes',
      { pictures: [{ ...picture, content: base64(SVG) }], programs: [{ code: 'half' }] },
      '“half” of this file has mistakes. Nothing was imported.',
    ],
  ])('is refused in a sentence with %s, and leaves nothing behind', async (_what, over, sentence) => {
    const file = await fileOf(origin)
    const before = await revisionIn(target)
    const refused = await importIn(target, { ...file, ...over })
    expect([refused.statusCode, refused.json().errors[0].title]).toEqual([422, sentence])
    expect(await revisionIn(target)).toBe(before)
    expect((await pictureIn(target, picture.address)).statusCode).toBe(404)
  })

  it('leaves no picture behind while something is still asked, or when the draft has moved on', async () => {
    const file = await fileOf(origin)
    const added = { ...file, pictures: [{ ...picture, content: base64(SVG) }] }
    const asked = await importIn(target, { ...added, config: { ...file.config, contact_phone: '1' } })
    expect(asked.json().data.attributes.conflicts).toHaveLength(1)
    expect((await pictureIn(target, picture.address)).statusCode).toBe(404)
    const stale = await target.browser.post(`${STUDIO}/import`, { revision: 99, file: added })
    expect(stale.json().errors[0].code).toBe('shared.stale-draft')
    expect((await pictureIn(target, picture.address)).statusCode).toBe(404)
  })

  it('gives nobody the right to change programs', async () => {
    const { browser, test } = production
    const role = await browser.post('/api/admin/v1/staff_roles', { name: 'Words', permissions: ['partner'] })
    const staff = (await browser.get('/api/admin/v1/staff?q=advisor')).json().data[0]
    const { name, revision } = staff.attributes
    const given = { name, revision, role: role.json().data.id }
    expect((await browser.put(`/api/admin/v1/staff/${staff.id}`, given)).statusCode).toBe(200)
    const writer = { test, browser: consoleBrowser(test.app) }
    await writer.browser.signIn('advisor@lakeshore.test')
    const file = await fileOf(staging)
    const refused = await importIn(writer, file)
    expect([refused.statusCode, refused.json().errors[0].title]).toEqual([
      403,
      'Programs and incentives come with this. Somebody who may change programs has to do it.',
    ])
    expect((await importIn(writer, file, { with_content: false })).statusCode).toBe(200)
    // What somebody else has brought, they do not publish either.
    await importIn(production, file)
    const late = await writer.browser.post(`${STUDIO}/versions`, {
      revision: await revisionIn(production),
      reason: 'Next',
      at: null,
    })
    expect(late.json().errors[0].code).toBe('partner.file-needs-programs')
  })
})
