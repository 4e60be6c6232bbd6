import { AsyncResource } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { changePartner } from '../../../testing/change-partner.ts'
import { multipartBody } from '../../../testing/files/multipart-body.ts'
import { samplePdf } from '../../../testing/files/sample-files.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

const URL_PATH = '/api/v1/documents'
let test: TestApp
let mine: Person
let neighbour: Person
let abroad: Person
beforeAll(async () => {
  test = await testApp()
  mine = await personAt('homeowner@lakeshore.test')
  neighbour = await personAt('tester@lakeshore.test')
  abroad = await personAt('homeowner@tejo.test')
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const person of [mine, neighbour, abroad])
    for (const { id } of await documentsOf(person)) expect((await remove(person, id)).statusCode).toBe(204)
})

type Person = { readonly me: SignedIn; readonly home: string }
async function personAt(email: string): Promise<Person> {
  const me = await test.signIn(email)
  const homes = (await test.app.inject({ url: '/api/v1/buildings/', headers: me })).json().records.data
  return { me, home: homes[0].id }
}
const placeOf = ({ home }: Person) => ({
  documentable_type: 'Building',
  documentable_id: home,
  building_id: home,
})
const documentsOf = async ({ me }: Person): Promise<{ id: string }[]> =>
  (await test.app.inject({ url: URL_PATH, headers: me })).json().data
const remove = ({ me }: Person, id: string) =>
  test.app.inject({ method: 'DELETE', url: URL_PATH, query: { id }, headers: me })
const padded = (name: string, kilobytes: number) =>
  Buffer.concat([samplePdf(name), randomBytes(kilobytes * 1024)])

function give(person: Person, name: string, kilobytes = 0, replaced?: string) {
  const file = { name: `${name}.pdf`, bytes: padded(name, kilobytes) }
  const { payload, headers } = multipartBody(replaced === undefined ? placeOf(person) : {}, file)
  return test.app.inject({
    method: replaced === undefined ? 'POST' : 'PUT',
    payload,
    headers: { ...person.me, ...headers },
    url: replaced === undefined ? URL_PATH : `${URL_PATH}/${replaced}`,
  })
}
const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort()
const sentenceOf = (answer: { json(): { errors: { title: string }[] } } | undefined) =>
  answer?.json().errors[0]?.title

it('a person has so many documents, however many come at once, and room again when one goes', async () => {
  await changePartner(test, 'lakeshore', { person_storage: { documents: 10 } })
  for (let index = 0; index < 8; index += 1) expect((await give(mine, `bill ${index}`)).statusCode).toBe(201)
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => give(mine, name)))
  expect(statusesOf(answers)).toEqual([201, 201, 409, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(sentenceOf(refused)).toBe(
    'You have used up your space for documents (10 documents, 500 MB). Delete some that you no longer need, or contact Lakeshore Power & Gas.',
  )
  expect((await give(neighbour, 'another person')).statusCode).toBe(201)
  const [first] = await documentsOf(mine)
  expect((await give(mine, 'in its place', 0, first?.id)).statusCode).toBe(200)
  await remove(mine, first?.id ?? '')
  expect((await give(mine, 'the tenth again')).statusCode).toBe(201)
  expect((await give(mine, 'the eleventh')).statusCode).toBe(409)
})

it('the people of a partner have so many bytes together, whoever sends at once, and another partner its own', async () => {
  await changePartner(test, 'lakeshore', { storage: { megabytes: 1 } })
  const answers = await Promise.all([give(mine, 'photo', 600), give(neighbour, 'photo', 600)])
  expect(statusesOf(answers)).toEqual([201, 409])
  expect(sentenceOf(answers.find(({ statusCode }) => statusCode === 409))).toBe(
    'Lakeshore Power & Gas cannot take any more documents at the moment. Please contact home@lakeshore.test.',
  )
  expect((await give(abroad, 'photo', 600)).statusCode).toBe(201)
  const operator = await test.signIn('operator@platform.test', 'lakeshore')
  const { data } = (await test.app.inject({ url: '/api/admin/v1/partners', headers: operator })).json()
  const lakeshore = data.find(
    ({ attributes }: { attributes: { code: string } }) => attributes.code === 'lakeshore',
  )
  const used = { documents: 1, bytes: padded('photo', 600).length }
  const storage = { used, cap: { documents: 200_000, bytes: 1_048_576 } }
  expect(lakeshore.attributes.storage).toEqual(storage)
  const own = async (email: string) =>
    test.app.inject({ url: '/api/admin/v1/storage', headers: await test.signIn(email) })
  expect((await own('admin@lakeshore.test')).json().data.attributes).toEqual(storage)
  expect((await own('advisor@lakeshore.test')).statusCode).toBe(403)
})

it('what has become too much by a smaller cap may shrink, and not grow', async () => {
  await changePartner(test, 'lakeshore')
  const { data } = (await give(mine, 'large', 1200)).json()
  await changePartner(test, 'lakeshore', { storage: { megabytes: 1 } })
  expect((await give(mine, 'larger', 1300, data.id)).statusCode).toBe(409)
  expect((await give(mine, 'smaller', 1100, data.id)).statusCode).toBe(200)
})

const WAITS = `select count(*)::int as waits from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** The embedded database does one transaction after the other. */
it.runIf(process.env['TEST_DATABASE_URL'])(
  'what is counted is right where two of a person’s documents are deleted at once',
  async () => {
    await changePartner(test, 'lakeshore', { person_storage: { documents: 10 } })
    const outside = AsyncResource.bind((work: () => Promise<unknown>) => work())
    const ids: string[] = []
    for (const name of ['first', 'second', 'third']) ids.push((await give(mine, name)).json().data.id)
    const deleteIn = (db: PlatformDb, id = '') => db.deleteFrom('documents').where('id', '=', id).execute()
    const waiting = () => test.database.execute(WAITS, [])
    const { other } = await inTransaction(test.db, async (db) => {
      await deleteIn(db, ids[0])
      // In a transaction of its own, which waits until the first ends.
      const other = outside(() => inTransaction(test.db, (otherDb) => deleteIn(otherDb, ids[1])))
      await expect.poll(waiting).toMatchObject({ rows: [{ waits: 1 }] })
      return { other }
    })
    await other
    const counted = test.db
      .selectFrom('storage_use')
      .select(['documents', 'bytes'])
      .where('documents', '>', 0)
      .where('partner_id', '=', test.partners.lakeshore.id)
    expect(await counted.execute()).toEqual([{ documents: 1, bytes: padded('third', 0).length }])
  },
)
