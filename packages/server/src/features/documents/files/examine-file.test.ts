import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipartBody } from '../../../testing/files/multipart-body.ts'
import { samplePdf } from '../../../testing/files/sample-files.ts'
import { EICAR, scannerServer } from '../../../testing/servers/scanner-server.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

/** The first picture starts a thread, which takes long on a busy machine. */
const COLD_START_MS = 90_000
const URL_PATH = '/api/v1/documents'
const CHECKED = 'This document is still being checked for viruses. Please try again in a minute.'
const INFECTED = 'A virus was found in this document, so it cannot be opened. Delete it and send a clean one.'

/** A person with a home, at a server whose scanner is at this address. */
const visitor = async (virusScanner?: { host: string; port: number }) =>
  visitorAt(await testApp({ environment: { virusScanner } }), 'homeowner@lakeshore.test')

async function visitorAt(test: TestApp, email: string) {
  const me: SignedIn = await test.signIn(email)
  const home: string = (await test.app.inject({ url: '/api/v1/buildings/', headers: me })).json().records
    .data[0].id
  const place = { documentable_type: 'Building', documentable_id: home, building_id: home }
  const get = (url: string) => test.app.inject({ url, headers: me })
  return {
    test,
    get,
    send: async (file: Parameters<typeof multipartBody>[1]) => {
      const { payload, headers } = multipartBody(place, file)
      const answer = await test.app.inject({
        method: 'POST',
        url: URL_PATH,
        payload,
        headers: { ...me, ...headers },
      })
      return answer.json().data
    },
    read: async (id: string) => {
      const { data } = (await get(URL_PATH)).json()
      return data.find((each: { id: string }) => each.id === id).attributes
    },
  }
}
type Visitor = Awaited<ReturnType<typeof visitor>>
const titleOf = (answer: { json(): { errors: { title: string }[] } }) => answer.json().errors[0]?.title

describe('without a scanner', () => {
  let me: Visitor
  beforeAll(async () => {
    me = await visitor()
  })
  afterAll(() => me.test.close())
  it(
    'a photo gets its thumbnail after the call, and says that nobody scanned it',
    async () => {
      const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#963' } })
        .png()
        .toBuffer()
      const { id, attributes } = await me.send({ name: 'attic.png', type: 'image/png', bytes })
      expect(attributes).toMatchObject({ thumbnail_url: null, scan: 'off' })
      expect((await me.get(`${URL_PATH}/${id}/thumbnail`)).statusCode).toBe(404)
      await me.test.jobs.drain()
      const { thumbnail_url } = await me.read(id)
      expect(thumbnail_url).toBe(`${URL_PATH}/${id}/thumbnail`)
      const drawn = await me.get(thumbnail_url)
      expect(drawn.headers['content-type']).toBe('image/webp')
      expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 320, height: 213 })
    },
    COLD_START_MS,
  )
  it(
    'what cannot be drawn has none, and can be opened all the same',
    async () => {
      const { id, attributes } = await me.send({ bytes: Buffer.from('%PDF-1.4 and no more') })
      await me.test.jobs.drain()
      expect(await me.read(id)).toMatchObject({ thumbnail_url: null })
      expect((await me.get(attributes.url)).statusCode).toBe(200)
    },
    COLD_START_MS,
  )
})

describe('with a scanner', () => {
  let me: Visitor
  let scanner: Awaited<ReturnType<typeof scannerServer>>
  beforeAll(async () => {
    scanner = await scannerServer()
    me = await visitor(scanner.address)
  })
  afterAll(async () => {
    await me.test.close()
    scanner.close()
  })
  it(
    'a document stays closed until it is found clean',
    async () => {
      const { id, attributes } = await me.send({ name: 'clean.pdf', bytes: samplePdf('clean') })
      expect(attributes.scan).toBe('waiting')
      const before = await me.get(attributes.url)
      expect([before.statusCode, titleOf(before)]).toEqual([409, CHECKED])
      await me.test.jobs.drain()
      expect((await me.read(id)).scan).toBe('clean')
      expect((await me.get(attributes.url)).statusCode).toBe(200)
    },
    COLD_START_MS,
  )
  it(
    'documents of one partner, however many, do not keep those of another waiting',
    async () => {
      const other = await visitorAt(me.test, 'homeowner@tejo.test')
      for (const name of ['one', 'two', 'three'])
        await me.send({ name: `${name}.pdf`, bytes: samplePdf(`many ${name}`) })
      await other.send({ name: 'other.pdf', bytes: samplePdf('of another') })
      const before = scanner.seen.length
      await me.test.jobs.drain()
      const seen = scanner.seen.slice(before).map((bytes) => /many \w+|of another/.exec(`${bytes}`)?.[0])
      expect(seen).toEqual(['many one', 'of another', 'many two', 'many three'])
    },
    COLD_START_MS,
  )
  it(
    'an infected one is never opened, nor drawn',
    async () => {
      const { id, attributes } = await me.send({ name: 'bad.pdf', bytes: samplePdf(EICAR) })
      await me.test.jobs.drain()
      expect(await me.read(id)).toMatchObject({ scan: 'infected', thumbnail_url: null })
      for (const url of [attributes.url, `${URL_PATH}/${id}/thumbnail`]) {
        const answer = await me.get(url)
        expect([answer.statusCode, titleOf(answer)]).toEqual([409, INFECTED])
      }
    },
    COLD_START_MS,
  )
})

it(
  'with a scanner that is down everything stays closed',
  async () => {
    const me = await visitor({ host: '127.0.0.1', port: 9 })
    const { id, attributes } = await me.send({ bytes: samplePdf('unseen') })
    await me.test.jobs.drain()
    expect((await me.read(id)).scan).toBe('waiting')
    expect(titleOf(await me.get(attributes.url))).toBe(CHECKED)
    await me.test.close()
  },
  COLD_START_MS,
)
