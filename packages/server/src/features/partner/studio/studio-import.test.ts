import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConsoleBrowser, consoleBrowser } from '../../../testing/console-browser.ts'
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
    ...{ revision: await revisionIn(where), reason: 'Next', at: null },
  })
  expect(published.statusCode).toBe(201)
}
async function carry(from: Environment, to: Environment, choices: object = {}) {
  const file = (await from.browser.get(`${STUDIO}/export`)).json()
  const body = { revision: await revisionIn(to), file, choices }
  return (await to.browser.post(`${STUDIO}/import`, body)).json().data.attributes
}
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
    ...{ name: 'Made in staging', contact_phone: '1-800-555-0001' },
    website_url: 'https://live.lakeshore.test',
  })
})

it('refuses the file of another partner', async () => {
  const file = (await staging.browser.get(`${STUDIO}/export`)).json()
  const refused = await production.browser.post(`${STUDIO}/import`, {
    ...{ revision: await revisionIn(production), file: { ...file, code: 'tejo' } },
  })
  expect(refused.json().errors[0].code).toBe('partner.other-partners-file')
})

it('brings no sign-on of the file along for an admin', async () => {
  const file = (await staging.browser.get(`${STUDIO}/export`)).json()
  const revision = await revisionIn(production)
  const sso = { ...file.config.sso, login_url: 'https://elsewhere.example/sign-in' }
  const config = { ...file.config, sso, contact_name: 'Made in staging' }
  const answer = await production.browser.post(`${STUDIO}/import`, {
    ...{ revision, file: { ...file, config }, choices: { contact_name: 'theirs' } },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const draft = (await production.browser.get(`${STUDIO}/draft`)).json().data.attributes
  expect(draft.config).toMatchObject({ contact_name: 'Made in staging' })
  expect(draft.config.sso).toEqual(draft.published.config.sso)
})
