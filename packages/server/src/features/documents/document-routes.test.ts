import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MAX_DOCUMENT_BYTES } from '@hearthlight/domain/documents/document-limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { multipartBody } from '../../testing/files/multipart-body.ts'
import { sampleDocx, samplePdf, sampleZip } from '../../testing/files/sample-files.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'

const URL_PATH = '/api/v1/documents'
const OWNER = 'homeowner@lakeshore.test'
const folder = path.join(tmpdir(), `hearthlight-documents-${newId()}`)
let now = new Date()
let test: TestApp
let me: SignedIn
let stranger: SignedIn
let home: string
let otherHome: string
let item: string
let otherItem: string

beforeAll(async () => {
  test = await testApp({ now: () => now, environment: { files: { kind: 'disk', folder } } })
  me = await test.signIn(OWNER)
  stranger = await test.signIn('new@lakeshore.test')
  const homes = (await test.app.inject({ url: '/api/v1/buildings/', headers: me })).json().records.data
  ;[home, otherHome] = homes.map(({ id }: { id: string }) => id)
  const offers = (await test.app.inject({ url: '/api/v2/offers', headers: me })).json()
  const asks: Set<string> = new Set(
    offers.data.flatMap(({ attributes }: { attributes: { document_list: { id: string }[] } }) =>
      attributes.document_list.map(({ id }) => id),
    ),
  )
  ;[item = '', otherItem = ''] = asks
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('documents').execute()
  await sweep()
})

/** A night in which everything that no document holds has become old. */
async function sweep() {
  now = new Date(now.getTime() + 25 * 3_600_000)
  me = await test.signIn(OWNER)
  stranger = await test.signIn('new@lakeshore.test')
  await test.jobs.enqueue(test.db, { name: 'platform.keep-house', payload: z.object({}) }, {})
  await test.jobs.drain()
}

const asked = () => ({ documentable_type: 'DocumentItem', documentable_id: item, building_id: home })
const unasked = () => ({ documentable_type: 'Building', documentable_id: home, building_id: home })

/** As if this person had applied for the first incentive of the catalogue. */
async function apply(email: string, building_id: string): Promise<string> {
  const { lakeshore } = test.partners
  const { id: ownerId } = await test.db
    .selectFrom('users')
    .select('id')
    .where('partner_id', '=', lakeshore.id)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const incentive = await test.db
    .selectFrom('incentives')
    .select(['id', 'kind', 'project_type_id'])
    .where('partner_id', '=', lakeshore.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { kind, project_type_id } = incentive
  const application = { building_id, incentive_id: incentive.id, kind, project_type_id }
  const id = newId()
  await test.db
    .insertInto('applications')
    .values({
      partner_id: lakeshore.id,
      id,
      user_id: ownerId,
      ...application,
      status: 'submitted',
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

type Sent = Parameters<typeof multipartBody>[1]
function send(
  file: Sent,
  fields: object = asked(),
  headers: SignedIn = me,
  method: 'POST' | 'PUT' = 'POST',
  url = URL_PATH,
) {
  const { payload, headers: type } = multipartBody(fields, file)
  return test.app.inject({ method, url, payload, headers: { ...headers, ...type } })
}
const get = (url: string, headers: SignedIn = me) => test.app.inject({ url, headers })
const list = async (query: Record<string, string> = {}) =>
  (await test.app.inject({ url: URL_PATH, query, headers: me })).json().data
const ids = async (query: Record<string, string> = {}): Promise<string[]> =>
  (await list(query)).map(({ id }: { id: string }) => id)
/** Gives a document of this content and answers its id. */
async function give(content: string, fields: object): Promise<string> {
  const answer = await send({ name: `${content}.pdf`, bytes: samplePdf(content) }, fields)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.id
}
const remove = (query: Record<string, string>, headers: SignedIn = me) =>
  test.app.inject({ method: 'DELETE', url: URL_PATH, query, headers })
const storedFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
const fileRows = () => test.db.selectFrom('document_files').selectAll().execute()
const titleOf = (answer: { json(): { errors: { title: string }[] } }) => answer.json().errors[0]?.title

describe('a document', () => {
  it('is given for what an incentive asks for, and read with all its keys [S2-3.013] [S2-7.012]', async () => {
    const bytes = samplePdf('quote')
    const answer = await send({ name: 'Contractor_quote.pdf', bytes }, { ...asked(), re_upload: 'false' })
    expect(answer.statusCode).toBe(201)
    const { id, type, attributes } = answer.json().data
    expect(type).toBe('documents')
    expect(attributes).toEqual({
      caption: 'Contractor quote',
      url: `${URL_PATH}/${id}/file`,
      image_file_name: 'Contractor_quote.pdf',
      project_id: null,
      building_id: home,
      documentable_type: 'DocumentItem',
      documentable_id: item,
      required_type: 'DocumentItem',
      required_id: item,
      content_type: 'application/pdf',
      size: bytes.length,
      thumbnail_url: null,
      scan: 'off',
      created_at: now.toISOString(),
    })
    expect(await list(asked())).toEqual([{ id, type, attributes }])
    expect(await list(unasked())).toEqual([])
  })
  it('is listed by what it was given for, by its home and by its application [S2-7.011]', async () => {
    const [one, two] = [await apply(OWNER, home), await apply(OWNER, home)]
    const waiting = await give('waiting', asked())
    const ofOne = await give('of one', { ...asked(), project_id: one })
    const ofTwo = await give('of two', { ...asked(), project_id: two })
    const elsewhere = await give('elsewhere', { ...asked(), building_id: otherHome })
    const another = await give('another', { ...asked(), documentable_id: otherItem })
    const deed = await give('deed', unasked())
    expect(await ids({ building_id: home })).toEqual([deed, another, ofTwo, ofOne, waiting])
    expect(await ids({ building_id: otherHome })).toEqual([elsewhere])
    expect(await ids({ project_id: one })).toEqual([ofOne])
    expect(await ids({ project_id: two })).toEqual([ofTwo])
    expect(await ids({ documentable_type: 'Building' })).toEqual([deed])
    expect(await ids({ documentable_id: otherItem })).toEqual([another])
    expect(await ids(asked())).toEqual([ofTwo, ofOne, waiting])
  })
  it('is downloaded as it came, as an attachment that no browser runs or keeps', async () => {
    const bytes = samplePdf('download')
    const { data } = (await send({ name: 'Relevé n° 1.pdf', bytes })).json()
    const answer = await get(data.attributes.url)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="Releve n- 1.pdf"; filename*=UTF-8''Relev%C3%A9%20n%C2%B0%201.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
  it('is stored under a name of ours', async () => {
    await send({ name: '../../../etc/passwd.pdf', bytes: samplePdf('passwd') })
    const [row] = await fileRows()
    expect(await storedFiles()).toEqual([row?.id])
    expect((await list())[0].attributes.image_file_name).toBe('passwd.pdf')
  })
  it('may have its fields behind the file, as some clients send them', async () => {
    const { payload, headers } = multipartBody({}, { bytes: samplePdf('first the file') })
    const fields = multipartBody(asked()).payload
    const end = payload.lastIndexOf('--hearthlight-test-boundary--')
    const answer = await test.app.inject({
      method: 'POST',
      url: URL_PATH,
      payload: Buffer.concat([payload.subarray(0, end), fields]),
      headers: { ...me, ...headers },
    })
    expect(answer.statusCode).toBe(201)
  })
  it('is replaced by another file, and the bytes before are gone [S2-7.013]', async () => {
    const { id } = (await send({ name: 'a.pdf', bytes: samplePdf('before') })).json().data
    const url = `${URL_PATH}/${id}`
    const answer = await send({ name: 'b.pdf', bytes: samplePdf('after') }, {}, me, 'PUT', url)
    expect(answer.statusCode).toBe(200)
    expect((await list()).map((row: { id: string }) => row.id)).toEqual([id])
    expect((await list())[0].attributes.image_file_name).toBe('b.pdf')
    expect((await get(`${url}/file`)).rawPayload.equals(samplePdf('after'))).toBe(true)
    expect(await storedFiles()).toHaveLength(1)
  })
  it('is deleted by its id, and by what it was given for only when one matches [S2-7.014]', async () => {
    const first = (await send({ name: 'a.pdf', bytes: samplePdf('a') })).json().data
    await send({ name: 'b.pdf', bytes: samplePdf('b') })
    const several = await remove(asked())
    expect([several.statusCode, titleOf(several)]).toEqual([
      409,
      'Several documents match. Say which one by its id.',
    ])
    expect((await remove({ id: first.id })).statusCode).toBe(204)
    expect((await remove(asked())).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect(await storedFiles()).toEqual([])
    expect((await remove(asked())).statusCode).toBe(404)
  })
  it('is deleted by what it was given for, and what was given for anything else stays [S2-7.014]', async () => {
    const project_id = await apply(OWNER, home)
    await give('waiting', asked())
    await give('applied', { ...asked(), project_id })
    const others = [
      await give('elsewhere', { ...asked(), building_id: otherHome }),
      await give('another', { ...asked(), documentable_id: otherItem }),
      await give('deed', unasked()),
    ].toReversed()
    expect((await remove({ ...asked(), project_id })).statusCode).toBe(204)
    expect(await ids({ project_id })).toEqual([])
    expect((await ids(asked())).length).toBe(1)
    expect((await remove(asked())).statusCode).toBe(204)
    expect(await ids()).toEqual(others)
    // Of the same home, and of another type only.
    const ofHome = { documentable_type: 'Building', building_id: home }
    expect((await remove(ofHome)).statusCode).toBe(204)
    expect(await ids()).toEqual(others.slice(1))
  })
  it('is nobody else’s to read, replace, delete, use or give', async () => {
    const { id } = (await send({ bytes: samplePdf('mine') })).json().data
    const again = { ...unasked(), document_id: id }
    const tries = [
      get(`${URL_PATH}/${id}/file`, stranger),
      get(`${URL_PATH}/${id}/thumbnail`, stranger),
      get(`${URL_PATH}?building_id=${home}`, stranger),
      remove({ id }, stranger),
      send({ bytes: samplePdf('theirs') }, {}, stranger, 'PUT', `${URL_PATH}/${id}`),
      send({ bytes: samplePdf('theirs') }, asked(), stranger),
      test.app.inject({ method: 'POST', url: URL_PATH, payload: again, headers: stranger }),
    ]
    for (const { statusCode, body } of await Promise.all(tries))
      expect([statusCode, body]).toEqual([404, body])
    expect(await list()).toHaveLength(1)
    expect(await storedFiles()).toHaveLength(1)
  })
  it.each([
    ['nothing asks for', () => ({ ...asked(), documentable_id: 'no-such-item' })],
    ['is another home than the one named', () => ({ ...unasked(), documentable_id: newId() })],
    ['belongs to an application that is not there', () => ({ ...asked(), project_id: newId() })],
  ])('is not taken for what %s', async (_what, fields) => {
    expect((await send({ bytes: samplePdf('x') }, fields())).statusCode).toBe(404)
    expect(await storedFiles()).toEqual([])
  })
  it('belongs to an application of the person for that home, and to no other [S2-7.012] [S2-3.013]', async () => {
    const project_id = await apply(OWNER, home)
    const theirs = await apply('new@lakeshore.test', home)
    const { data } = (await send({ bytes: samplePdf('applied') }, { ...asked(), project_id })).json()
    expect(data.attributes.project_id).toBe(project_id)
    expect(await list({ project_id })).toEqual([data])
    for (const fields of [
      { ...asked(), project_id: theirs },
      { ...asked(), building_id: otherHome, project_id },
    ])
      expect((await send({ bytes: samplePdf('applied') }, fields)).statusCode).toBe(404)
    expect((await get(`${URL_PATH}?project_id=${project_id}`, stranger)).statusCode).toBe(404)
  })
  it('names the field that is missing', async () => {
    const answer = await send({ bytes: samplePdf('x') }, { ...asked(), building_id: '' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[1].source.pointer).toBe('/building_id')
  })
})

describe('what cannot be taken', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const zip = sampleZip([{ name: 'a.txt', bytes: Buffer.from('x') }])
  it.each([
    ['picture.svg', 'image/svg+xml', svg, 'documents.wrong-type'],
    ['page.html', 'text/html', html, 'documents.wrong-type'],
    ['archive.zip', 'application/zip', zip, 'documents.wrong-type'],
    ['quote.pdf', 'application/pdf', html, 'documents.disguised'],
    ['photo.png', 'image/png', svg, 'documents.disguised'],
    ['photo.jpg', 'image/jpeg', samplePdf('x'), 'documents.disguised'],
    ['quote.pdf', 'text/html', samplePdf('x'), 'documents.disguised'],
    ['letter.docx', 'application/octet-stream', zip, 'documents.disguised'],
    ['letter.xlsx', 'application/octet-stream', sampleDocx(), 'documents.disguised'],
    ['none', 'application/pdf', samplePdf('x'), 'documents.wrong-type'],
  ])('%s as %s', async (name, type, bytes, code) => {
    const answer = await send({ name, type, bytes })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([415, code])
    expect(await fileRows()).toEqual([])
    expect(await storedFiles()).toEqual([])
  })
  it('but a Word document can, by what is in it', async () => {
    const answer = await send({ name: 'letter.docx', type: 'application/octet-stream', bytes: sampleDocx() })
    expect(answer.statusCode).toBe(201)
  })
  it('is told when it is empty, when there is none, and when there are two', async () => {
    expect(titleOf(await send({ bytes: Buffer.alloc(0) }))).toMatch(/empty/)
    const none = multipartBody(asked())
    const without = await test.app.inject({
      method: 'POST',
      url: URL_PATH,
      ...none,
      headers: { ...me, ...none.headers },
    })
    expect([without.statusCode, titleOf(without)]).toEqual([422, 'Choose a document first.'])
    const both = multipartBody(
      asked(),
      { name: 'a.pdf', bytes: samplePdf('a') },
      { name: 'b.pdf', bytes: samplePdf('b') },
    )
    const two = await test.app.inject({
      method: 'POST',
      url: URL_PATH,
      ...both,
      headers: { ...me, ...both.headers },
    })
    expect([two.statusCode, titleOf(two)]).toEqual([422, 'Send one document at a time.'])
    expect(await storedFiles()).toEqual([])
  })
  it('is cut off at the byte after 30 MB, and nothing of it stays [S2-5.040] [S2-9.001]', async () => {
    const pdf = (size: number) =>
      Buffer.concat([samplePdf('big'), Buffer.alloc(size - samplePdf('big').length)])
    const taken = await send({ name: 'just.pdf', bytes: pdf(31_457_280) })
    expect([taken.statusCode, taken.json().data.attributes.size]).toEqual([201, MAX_DOCUMENT_BYTES])
    const refused = await send({ name: 'over.pdf', bytes: pdf(31_457_281) })
    expect([refused.statusCode, titleOf(refused)]).toEqual([
      413,
      "Document size can't exceed more than 30MB.",
    ])
    expect(await storedFiles()).toHaveLength(1)
    expect(await fileRows()).toHaveLength(1)
  })
})

describe('the same again', () => {
  it('answers the same document when name and content are the same', async () => {
    const answers = [await send({ bytes: samplePdf('once') }), await send({ bytes: samplePdf('once') })]
    const ids = answers.map((answer) => answer.json().data.id)
    expect(new Set(ids).size).toBe(1)
    expect(await storedFiles()).toHaveLength(1)
  })
  it('sent many times at once is one document and one file', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ bytes: samplePdf('at once') })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
    expect(await storedFiles()).toHaveLength(1)
    expect(await fileRows()).toHaveLength(1)
  })
  it('twenty different ones at once are twenty', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send({ name: `${index}.pdf`, bytes: samplePdf(`${index}`) })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
    expect(await list(asked())).toHaveLength(20)
    expect(await storedFiles()).toHaveLength(20)
  })
  it('under a name that is there is rejected, underscores as spaces, and taken with another ending [S2-5.044]', async () => {
    await send({ name: 'my file.pdf', bytes: samplePdf('one') })
    const answer = await send({ name: 'My_File.pdf', bytes: samplePdf('two') })
    expect([answer.statusCode, titleOf(answer)]).toEqual([
      409,
      'A document with this name is already here. Underscores count as spaces.',
    ])
    expect((await send({ name: 'My_File.pdf', bytes: samplePdf('two') }, unasked())).statusCode).toBe(201)
    const letter = { name: 'my_file.docx', type: 'application/octet-stream', bytes: sampleDocx() }
    expect((await send(letter)).statusCode).toBe(201)
    expect(await storedFiles()).toHaveLength(3)
  })
  it('under another name says where it is already', async () => {
    await send({ name: 'first.pdf', bytes: samplePdf('same') })
    const answer = await send({ name: 'second.pdf', bytes: samplePdf('same') })
    expect([answer.statusCode, titleOf(answer)]).toEqual([
      409,
      'You have already uploaded this document here, as first.pdf.',
    ])
  })
  it('takes the place of the one of its name when a new upload was asked for [S2-7.012]', async () => {
    const { id } = (await send({ name: 'bill.pdf', bytes: samplePdf('blurred') })).json().data
    const answer = await send(
      { name: 'bill.pdf', bytes: samplePdf('sharp') },
      { ...asked(), re_upload: 'true' },
    )
    expect(answer.json().data.id).toBe(id)
    expect((await get(`${URL_PATH}/${id}/file`)).rawPayload.equals(samplePdf('sharp'))).toBe(true)
    expect(await storedFiles()).toHaveLength(1)
  })
})

describe('the library of a person', () => {
  const use = (id: string, fields: object) =>
    test.app.inject({ method: 'POST', url: URL_PATH, payload: { ...fields, document_id: id }, headers: me })
  it('holds what was given before, to be used again on the same bytes until the last one goes', async () => {
    const { id } = (await send({ name: 'deed.pdf', bytes: samplePdf('deed') }, unasked())).json().data
    const again = await use(id, asked())
    expect(again.statusCode).toBe(201)
    const copy = again.json().data
    expect(copy.id).not.toBe(id)
    expect(copy.attributes).toMatchObject({ image_file_name: 'deed.pdf', documentable_id: item })
    expect((await list()).map((row: { id: string }) => row.id)).toEqual([copy.id, id])
    expect(await storedFiles()).toHaveLength(1)
    await remove({ id })
    expect((await get(copy.attributes.url)).rawPayload.equals(samplePdf('deed'))).toBe(true)
    await remove({ id: copy.id })
    expect(await storedFiles()).toEqual([])
  })
  it('used twice for the same is one document', async () => {
    const { id } = (await send({ bytes: samplePdf('deed') }, unasked())).json().data
    const [first, second] = [await use(id, asked()), await use(id, asked())]
    expect(first.json().data.id).toBe(second.json().data.id)
    expect(await list()).toHaveLength(2)
  })
})

describe('nothing is left behind', () => {
  it('by an upload that is cut off', async () => {
    const address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
    const { payload, headers } = multipartBody(asked(), {
      bytes: Buffer.concat([samplePdf('cut'), randomBytes(4_000_000)]),
    })
    const arriving = path.join(folder, 'arriving')
    const sending = httpRequest({
      host: address.hostname,
      port: address.port,
      method: 'POST',
      path: URL_PATH,
      headers: { ...me, ...headers, 'content-length': payload.length },
    })
    sending.on('error', () => undefined)
    sending.write(payload.subarray(0, 3_000_000))
    await vi.waitFor(async () => expect(await readdir(arriving)).toHaveLength(1), 60_000)
    expect(await fileRows()).toHaveLength(1)
    sending.destroy()
    await vi.waitFor(async () => expect(await fileRows()).toEqual([]), 60_000)
    expect(await storedFiles()).toEqual([])
    expect(await list()).toEqual([])
  })
  it('when the database refuses what is stored already', async () => {
    const run = (statement: string) => test.database.execute(statement, [])
    await run(`create function refuse_documents() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`)
    await run(`create trigger refuse_documents before insert on documents
      for each row execute function refuse_documents()`)
    const answer = await send({ bytes: samplePdf('late failure') })
    await run('drop function refuse_documents() cascade')
    expect(answer.statusCode).toBe(500)
    expect(await storedFiles()).toEqual([])
    expect(await fileRows()).toEqual([])
  })
  it('by a broken form, which is told as such [S2-8.013]', async () => {
    const { payload, headers } = multipartBody(asked(), { bytes: samplePdf('broken') })
    const answer = await test.app.inject({
      method: 'POST',
      url: URL_PATH,
      payload: payload.subarray(0, payload.length - 40),
      headers: { ...me, ...headers },
    })
    expect([answer.statusCode, titleOf(answer)]).toEqual([
      422,
      'Issue uploading document. Please check the document and try again.',
    ])
    expect(await storedFiles()).toEqual([])
  })
  it('of a home that is deleted, a night later', async () => {
    const created = await test.app.inject({
      method: 'POST',
      url: '/api/v1/buildings/',
      headers: me,
      payload: {
        building: {
          building_name: 'Gone',
          address1: '9 Elm Street',
          city: 'Sheboygan',
          region: 'WI',
          zip: '53081',
          country: 'US',
        },
      },
    })
    const gone = created.json().data.id
    const place = { documentable_type: 'Building', documentable_id: gone, building_id: gone }
    expect((await send({ bytes: samplePdf('gone') }, place)).statusCode).toBe(201)
    const { statusCode } = await test.app.inject({
      method: 'DELETE',
      url: `/api/v1/buildings/${gone}`,
      headers: me,
    })
    expect(statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await storedFiles()).length).toBeGreaterThan(0)
    await sweep()
    expect(await storedFiles()).toEqual([])
    expect(await fileRows()).toEqual([])
  })
  it('and what the log tells of a document is not its content', async () => {
    const bytes = samplePdf('logged')
    const { id } = (await send({ name: 'a.pdf', bytes })).json().data
    const line = await test.db
      .selectFrom('audit_log')
      .select(['action', 'after', 'record_of'])
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({
      action: 'document.add',
      record_of: home,
      after: { name: 'a.pdf', sha256: createHash('sha256').update(bytes).digest('hex') },
    })
  })
})
