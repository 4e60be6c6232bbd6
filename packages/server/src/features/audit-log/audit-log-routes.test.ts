import { afterAll, beforeAll, expect, it } from 'vitest'
import { change } from '../../platform/audit-log/change.ts'
import type { Actor } from '../../platform/scope.ts'
import { insulationApplication } from '../../testing/programs/insulation-application.ts'
import { ACTORS } from '../../testing/test-actors.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'

let test: TestApp
let admin: SignedIn
const ids = { person: '', admin: '' }

beforeAll(async () => {
  test = await testApp()
  admin = await test.signIn('admin@lakeshore.test')
  const idOf = async (table: 'users' | 'admins', email: string) =>
    (await test.db.selectFrom(table).select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  ids.person = await idOf('users', 'homeowner@lakeshore.test')
  ids.admin = await idOf('admins', 'admin@lakeshore.test')
  for (const number of [1, 2, 3, 4, 5])
    await write(person(), 'note.add', `note-${number}`, { text: `${number}` })
  await write(
    { ...person(), onBehalfBy: ids.admin },
    'note.change',
    'note-1',
    { text: 'other' },
    { text: '1' },
  )
  await write({ ...ACTORS.admin, admin: { ...ACTORS.admin.admin, id: ids.admin } }, 'note.remove', 'note-1')
  await write(ACTORS.system, 'note.add', 'elsewhere', {}, undefined, test.partners.tejo.id)
})
afterAll(() => test.close())

const person = () => ({ ...ACTORS.user, person: { ...ACTORS.user.person, id: ids.person } })
const write = (
  actor: Actor,
  action: string,
  id: string,
  after: object = {},
  before?: object,
  partnerId = test.partners.lakeshore.id,
) =>
  change(
    test.db,
    { partnerId, actor, requestId: `request-of-${id}` },
    { action, record: { type: 'note', id } },
    async () => ({ result: undefined, after: { ...after }, before: before && { ...before } }),
  )
const read = async (query = '', headers = admin) => {
  const answer = await test.app.inject({ url: `/api/admin/v1/audit_log${query}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
type Line = { attributes: { action: string; record_id: string } }
const told = ({ data }: { data: Line[] }) =>
  data.map(({ attributes }) => `${attributes.action} ${attributes.record_id}`)

it('reads the newest first, page by page, forwards and back', async () => {
  const first = await read('?record=note&limit=3')
  expect(told(first)).toEqual(['note.remove note-1', 'note.change note-1', 'note.add note-5'])
  const second = await read(`?record=note&limit=3&after=${first.meta.next}`)
  expect(told(second)).toEqual(['note.add note-4', 'note.add note-3', 'note.add note-2'])
  const back = await read(`?record=note&limit=3&before=${second.meta.previous}`)
  expect(told(back)).toEqual(told(first))
})

it('finds what was done with an application by its number, and leaves out what is not asked', async () => {
  const { id, number } = await test.db
    .selectFrom('applications')
    .select(['id', 'number'])
    .where('partner_id', '=', test.partners.lakeshore.id)
    .executeTakeFirstOrThrow()
  await write(person(), 'application.touch', id)
  const lines = await read(`?q=${number}`)
  expect(told(lines)).toContain(`application.touch ${id}`)
  expect(new Set(lines.data.map((line: Line) => line.attributes.record_id))).toEqual(new Set([id]))
  expect(told(await read(`?q=%23${number}&action=application.touch,note.add`))).toEqual([
    `application.touch ${id}`,
  ])
  const others = told(await read('?record=note&action=!note.add,application.touch'))
  expect(others).toEqual(['note.remove note-1', 'note.change note-1'])
})

it('names who did it and who acted as them, with what was and what is', async () => {
  const { data } = await read('?action=note.change')
  expect(data[0].attributes).toMatchObject({
    actor_kind: 'user',
    record_type: 'note',
    before: { text: '1' },
    after: { text: 'other' },
    actor: expect.any(String),
    acting: expect.any(String),
    request_id: 'request-of-note-1',
  })
})

it.each([
  ['?record=note&who=admin', ['note.remove note-1']],
  ['?record=note&acting=true', ['note.change note-1']],
  ['?record=note&action=note.add&limit=2', ['note.add note-5', 'note.add note-4']],
  ['?q=note-2', ['note.add note-2']],
  ['?q=request-of-note-3', ['note.add note-3']],
  ['?record=note&q=ADMIN@lakeshore.test', ['note.remove note-1']],
  ['?record=note&at_to=2020-01-01', []],
  ['?record=note&at_from=2020-01-01&q=note-4', ['note.add note-4']],
])('finds by %s', async (query, expected) => {
  expect(told(await read(query))).toEqual(expected)
})

it('says in words what an application was answered and which status it has', async () => {
  const partnerId = test.partners.lakeshore.id
  const id = await insulationApplication(test)
  const after = {
    attic_today: 'r_11_to_r_19',
    work_begun: false,
    owner: { version: '' },
    status: 'submitted',
  }
  const by = { partnerId, actor: person(), requestId: 'in-words' }
  await change(test.db, by, { action: 'note.add', record: { type: 'application', id } }, async () => ({
    result: undefined,
    before: { attic_today: 'none', status: 'gone' },
    after,
  }))
  await write(person(), 'note.add', 'in-codes', after)
  const told = async (q: string) => (await read(`?q=${q}`)).data[0].attributes
  expect(await told('in-words')).toMatchObject({
    before: { attic_today: 'None', status: 'gone' },
    after: { attic_today: 'R-11 to R-19', work_begun: 'No', owner: { version: '' }, status: 'Submitted' },
  })
  expect((await told('in-codes')).after).toEqual(after)
})

it('says in words what a rebate was answered', async () => {
  const partner_id = test.partners.lakeshore.id
  const home = await test.db
    .selectFrom('buildings')
    .select(['id as building_id', 'user_id'])
    .where('partner_id', '=', partner_id)
    .executeTakeFirstOrThrow()
  const id = crypto.randomUUID()
  const asked = { commentable_type: 'ListItem', commentable_id: 'old-furnace-fuel' } as const
  const content = 'natural-gas'
  await test.db
    .insertInto('comments')
    .values({
      ...home,
      ...asked,
      partner_id,
      id,
      content,
      project_id: null,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
  const by = { partnerId: partner_id, actor: person(), requestId: 'of-a-rebate' }
  await change(test.db, by, { action: 'note.add', record: { type: 'comment', id } }, async () => ({
    result: undefined,
    before: { content: 'oil' },
    after: { content, version: 'oil' },
  }))
  expect((await read('?q=of-a-rebate')).data[0].attributes).toMatchObject({
    before: { content: 'Oil' },
    after: { content: 'Natural gas', version: 'oil' },
  })
})

it('knows which words its filters may choose from', async () => {
  const { data } = await read('/words')
  const words = Object.fromEntries(
    data.map(({ id, attributes }: { id: string; attributes: { words: string[] } }) => [id, attributes.words]),
  )
  expect(words['action']).toEqual(expect.arrayContaining(['note.add', 'note.change', 'note.remove']))
  expect(words['action']).toEqual([...new Set(words['action'])])
  expect(words['record']).toContain('note')
})

it('is of one partner, and for who may read it', async () => {
  expect(told(await read('?q=elsewhere'))).toEqual([])
  const tejo = await test.signIn('admin@tejo.test')
  expect(told(await read('?q=elsewhere', tejo))).toEqual(['note.add elsewhere'])
  const reviewer = await test.signIn('advisor@lakeshore.test')
  const refused = await test.app.inject({ url: '/api/admin/v1/audit_log', headers: reviewer })
  expect(refused.statusCode).toBe(403)
})

it.each(['building', 'virtual_audit'])('calls a %s by the address of its home', async (record) => {
  const { data } = await read(`?record=${record}&limit=1`)
  const homes = await test.db.selectFrom('buildings').select('fields').execute()
  expect(homes.map(({ fields }) => fields.address1)).toContain(data[0].attributes.record_name)
})

it('calls a person and an advisor by name, a program by its code', async () => {
  const partnerId = test.partners.lakeshore.id
  const program = await test.db
    .selectFrom('programs')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const advisor = await test.db
    .selectFrom('energy_advisors')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const named = async (type: string, id: string) => {
    const what = { action: 'note.add', record: { type, id } }
    const by = { partnerId, actor: person(), requestId: `name-of-${type}` }
    await change(test.db, by, what, async () => ({ result: undefined, after: { of: type } }))
    return (await read(`?q=name-of-${type}`)).data[0].attributes.record_name
  }
  const { name } = await test.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', ids.person)
    .executeTakeFirstOrThrow()
  expect(await named('user', ids.person)).toBe(name)
  expect(await named('advisor', advisor.id)).toBe(advisor.name)
  expect(await named('program', program.id)).toBe(program.code)
  expect(await named('export', 'people')).toBe('people')
})
