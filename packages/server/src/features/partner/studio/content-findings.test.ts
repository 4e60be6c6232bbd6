import type { WireContentFinding } from '@hearthlight/domain/studio/contract/studio-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConsoleBrowser, consoleBrowser } from '../../../testing/browsers/console-browser.ts'
import { openIncentivesWith } from '../../../testing/programs/open-incentives.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const STUDIO = '/api/admin/v1/studio'
const NOTE = ['settings', 'sections', 'home', 'sections', 3, 'items', 0, 'note', 'en']
let test: TestApp
let admin: ConsoleBrowser
beforeAll(async () => {
  test = await testApp()
  admin = consoleBrowser(test.app, 'lakeshore.localhost')
  await admin.signIn('admin@lakeshore.test')
})
afterAll(() => test.close())

const findings = async (): Promise<WireContentFinding[]> =>
  (await admin.get(`${STUDIO}/content_findings`)).json().data.attributes.findings
const idOf = async (table: 'incentives' | 'programs', code: string) =>
  (
    await test.db
      .selectFrom(table)
      .select('id')
      .where('partner_id', '=', test.partners.lakeshore.id)
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).id

it('finds nothing in the demo', async () => {
  expect(await findings()).toEqual([])
})

it('tells of the draft as it was saved what the incentives say otherwise, with the place', async () => {
  const patches = [{ path: NOTE, value: 'To R-60, $9,999 at once' }]
  expect((await admin.put(`${STUDIO}/draft`, { revision: 0, patches })).statusCode).toBe(200)
  expect(await findings()).toEqual([
    {
      document: 'site',
      id: null,
      name: '',
      path: NOTE,
      rule: 'not-paid-by',
      params: { incentive: 'attic-insulation', sum: 9999 },
    },
  ])
  await admin.delete(`${STUDIO}/draft?revision=1`)
  expect(await findings()).toEqual([])
})

it('finds pictures that are named and not there, and none that is', async () => {
  const uploaded = await admin.post(`${STUDIO}/pictures`, {
    name: 'logo.svg',
    content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
  })
  const gone = '/partner-pictures/00000000-0000-4000-8000-000000000001.png'
  const patches = [
    { path: ['logo_url'], value: uploaded.json().data.attributes.url },
    { path: ['logo_icon_url'], value: gone },
    {
      path: ['settings', 'sections', 'home', 'sections', 0, 'art_url'],
      value: '/partner-assets/lakeshore/none.svg',
    },
    {
      path: ['settings', 'sections', 'custom_css'],
      value: `a{background:url(/nowhere.webp)}b{background:url(${gone})}`,
    },
    { path: ['website_url'], value: 'https://elsewhere.example/picture.png' },
  ]
  const { revision } = (await admin.put(`${STUDIO}/draft`, { revision: 0, patches })).json().data.attributes
  expect(
    (await findings()).map(({ document, rule, path, params }) => [document, rule, path.at(-1), params]),
  ).toEqual([
    ['site', 'no-picture', 'logo_icon_url', { address: gone }],
    ['site', 'no-picture', 'art_url', { address: '/partner-assets/lakeshore/none.svg' }],
    ['site', 'no-picture', 'custom_css', { address: '/nowhere.webp' }],
    ['site', 'no-picture', 'custom_css', { address: gone }],
  ])
  await admin.delete(`${STUDIO}/draft?revision=${revision}`)
})

it('names the incentive that is to be opened, and the place in it', async () => {
  const description = { en: '**$5** a bulb', es: 'Un paquete por cuenta.' }
  await openIncentivesWith(test, new Date(), 'led-pack', { description })
  expect(await findings()).toEqual([
    {
      document: 'catalogue',
      id: await idOf('incentives', 'led-pack'),
      rule: 'not-paid',
      name: expect.stringMatching(/LED/),
      path: ['incentive', 'description', 'en'],
      params: { sum: 5 },
    },
  ])
})
