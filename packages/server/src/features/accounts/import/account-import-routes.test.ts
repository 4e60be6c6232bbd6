import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ConsoleBrowser } from '../../../testing/browsers/console-browser.ts'
import { multipartBody } from '../../../testing/files/multipart-body.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let staff: Record<string, string>
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  staff = await test.signIn('admin@lakeshore.test')
})

const PATH = '/api/admin/v1/account_imports'
const HEADINGS = 'ACCT_NO,First name,Last name,SVC_ADDR,City,State,ZIP,CREDIT_CD'
const line = (account: string, name = 'Berg', zip = '53081') =>
  `${account},Ida,${name},${account} Pier Road,Sheboygan,WI,${zip},A`
const csv = (...lines: readonly string[]) => [HEADINGS, ...lines].join('\r\n')

type Answer = Awaited<ReturnType<ConsoleBrowser['get']>>
const send = (text: string | Buffer, name = 'accounts.csv', as = staff) => {
  const { payload, headers } = multipartBody({}, { name, bytes: Buffer.from(text) })
  return test.app.inject({ method: 'POST', url: PATH, payload, headers: { ...as, ...headers } })
}
const post = (path: string, payload: object, as = staff) =>
  test.app.inject({ method: 'POST', url: `${PATH}${path}`, payload, headers: as })
const get = (path: string) => test.app.inject({ url: `${PATH}${path}`, headers: staff })
const attributes = (answer: Answer) => answer.json().data.attributes

/** The dry run of a file, to its end. */
async function checked(text: string | Buffer) {
  const sent = await send(text)
  const { id, attributes: begun } = sent.json().data
  const { mapping, version } = begun
  expect((await post(`/${id}/check`, { mapping, version })).statusCode).toBe(200)
  await test.jobs.drain()
  return { id, ...attributes(await get(`/${id}`)) }
}
async function imported(text: string) {
  const { id, version } = await checked(text)
  expect((await post(`/${id}/run`, { version })).statusCode).toBe(200)
  await test.jobs.drain()
  return { id, ...attributes(await get(`/${id}`)) }
}
const account = (number: string) =>
  test.db
    .selectFrom('utility_accounts')
    .selectAll()
    .where('account_number', '=', number)
    .where('partner_id', '=', test.partners.lakeshore.id)
    .executeTakeFirst()
const linesOf = (id: string) =>
  test.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()

it('reads the headings of a file, with the first values, and guesses what they hold', async () => {
  const answer = await send(csv(line('I-1'), line('I-2')))
  expect(answer.statusCode).toBe(201)
  expect(attributes(answer)).toMatchObject({
    state: 'columns',
    file_name: 'accounts.csv',
    started_by: 'Jordan Hale',
    mapping: ['account_id', 'first_name', 'last_name', 'site_address', 'city', 'region', 'zip', null],
  })
  expect(attributes(answer).columns[0]).toEqual({ heading: 'ACCT_NO', samples: ['I-1', 'I-2'] })
})

it('tells in a dry run what would happen, and changes nothing', async () => {
  await imported(csv(line('D-1'), line('D-2')))
  const run = await checked(
    csv(line('D-1'), line('D-2', 'Berg-Holm'), line('D-3'), line('D-4', 'Moe', '5308')),
  )
  expect(run).toMatchObject({
    state: 'ready',
    counts: { rows: 4, refused: 1, accounts: 3, same: 1, changed: 1, added: 1, saved: 0 },
    refused_by: [{ kind: 'invalid', field: 'zip', count: 1 }],
  })
  expect(run.counts.missing).toBeGreaterThan(0)
  expect(await account('D-2')).toMatchObject({ last_name: 'Berg' })
  expect(await account('D-3')).toBeUndefined()
})

it('imports what can be taken, and the same file again changes nothing', async () => {
  const file = csv(line('R-1'), line('R-2'), line('R-2'))
  const first = await imported(file)
  expect(first).toMatchObject({ state: 'done', counts: { added: 2, refused: 1, saved: 2 } })
  expect(first.refused_by).toEqual([{ kind: 'twice', field: 'site_id', count: 1 }])
  expect(await account('R-1')).toMatchObject({ mailing_address: 'R-1 Pier Road', created_in_portal: false })
  expect(await linesOf(first.id)).toMatchObject([
    { action: 'account_import.create' },
    { action: 'account_import.check' },
    { action: 'account_import.run' },
    { action: 'account_import.save', after: { added: 2 } },
  ])
  const again = await imported(file)
  expect(again).toMatchObject({ state: 'done', counts: { same: 2, changed: 0, added: 0 } })
  expect((await linesOf(again.id)).map(({ action }) => action)).not.toContain('account_import.save')
})

it('gives back a row whose long cell is cut inside a character', async () => {
  const long = `${'a'.repeat(499)}\u{1f3e0}`
  const { id, counts } = await checked(csv(line('L-1', long, '5308')))
  expect(counts).toMatchObject({ rows: 1, refused: 1 })
  const [refused] = (await get(`/${id}/refused_rows`)).json().data
  expect(refused.attributes).toMatchObject({ account: 'L-1', kind: 'invalid', field: 'last_name' })
})

it('takes the several sites of an account, wherever they stand in the file', async () => {
  const headings = 'account_id,last_name,mailing_address,city,zip,site_id,site_address'
  const row = (account: string, site: string) =>
    `${account},Berg,1 Oak St,Sheboygan,53081,${site},${site} Oak St`
  const file = [headings, row('S-1', '7'), row('S-2', '9'), row('S-1', '8')].join('\n')
  await imported(file)
  const sites = async () => {
    const { id = '' } = (await account('S-1')) ?? {}
    const rows = test.db.selectFrom('utility_sites').select('site_number').where('account_id', '=', id)
    return (await rows.orderBy('site_number').execute()).map(({ site_number }) => site_number)
  }
  expect(await sites()).toEqual(['7', '8'])
  await imported([headings, row('S-1', '8')].join('\n'))
  expect(await sites()).toEqual(['8'])
})

it('lists the rows that cannot be taken, and gives them back as a file to repair', async () => {
  const { id } = await checked(csv(line('E-1', ''), line('E-2', 'Moe', '5308'), line('=E3', '')))
  const listed = await get(`/${id}/refused_rows?kind=missing`)
  expect(listed.json().data.map((each: { attributes: object }) => each.attributes)).toEqual([
    { row: 2, kind: 'missing', field: 'last_name', value: '', account: 'E-1' },
    { row: 4, kind: 'missing', field: 'last_name', value: '', account: '=E3' },
  ])
  const file = await get(`/${id}/refused_rows.csv`)
  expect(file.headers['content-disposition']).toContain('rows-to-repair.csv')
  expect(file.body.split('\r\n')).toEqual([
    `${HEADINGS},Row,Problem`,
    'E-1,Ida,,E-1 Pier Road,Sheboygan,WI,53081,A,2,Last name is empty',
    'E-2,Ida,Moe,E-2 Pier Road,Sheboygan,WI,5308,A,3,ZIP or postal code cannot be read',
    '"\'=E3",Ida,,"\'=E3 Pier Road",Sheboygan,WI,53081,A,4,Last name is empty',
    '',
  ])
})

it.each([
  ['semicolons', (text: string) => Buffer.from(text.replaceAll(',', ';'))],
  ['a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['the letters of Windows', (text: string) => Buffer.from(text, 'latin1')],
])('reads a file with %s', async (_what, bytes) => {
  const { id } = await checked(bytes(csv(line('W-1', 'Gagné'))))
  const { data } = await test.db
    .selectFrom('account_import_rows')
    .select('data')
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(data).toMatchObject({ account_id: 'W-1', last_name: 'Gagné' })
})

it.each([
  ['nothing', '', 'admin-imports.empty'],
  ['headings only', HEADINGS, 'admin-imports.empty'],
  ['a picture', Buffer.from([0x89, 0x50, 0x00, 0x0d]), 'admin-imports.not-csv'],
  ['one column', 'account\n1\n2', 'admin-imports.not-csv'],
])('refuses %s and keeps nothing of it', async (_what, text, code) => {
  const before = (await get('')).json().data.length
  const answer = await send(text)
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, code])
  expect((await get('')).json().data).toHaveLength(before)
})

it('refuses columns of which an account cannot be made, and says so at the columns', async () => {
  const { id, attributes: begun } = (await send(csv(line('C-1')))).json().data
  const mapping = begun.mapping.map((target: string) => (target === 'zip' ? null : target))
  const answer = await post(`/${id}/check`, { mapping, version: begun.version })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([
    { code: 'admin-imports.columns' },
    { source: { pointer: '/mapping' } },
  ])
})

it('stops when it is cancelled, and does nothing for whoever saw an older state', async () => {
  const { id, version } = await checked(csv(line('X-1')))
  expect((await post(`/${id}/run`, { version })).statusCode).toBe(200)
  const stale = await post(`/${id}/cancel`, { version })
  expect([stale.statusCode, stale.json().errors[0].code]).toEqual([409, 'admin-imports.stale'])
  const cancelled = await post(`/${id}/cancel`, { version: version + 1 })
  expect(attributes(cancelled)).toMatchObject({ state: 'cancelled', counts: { saved: 0 } })
  await test.jobs.drain()
  expect(await account('X-1')).toBeUndefined()
  const rows = test.db.selectFrom('account_import_rows').select('row').where('import_id', '=', id)
  expect(await rows.execute()).toEqual([])
  const over = await post(`/${id}/run`, { version: version + 2 })
  expect([over.statusCode, over.json().errors[0].code]).toEqual([409, 'admin-imports.over'])
})

it('reads many rows in pieces, each batch kept as it is read, and goes on where it stopped', async () => {
  const rows = 5_300
  const file = csv(...Array.from({ length: rows }, (_row, index) => line(`M-${index}`)))
  const { id, attributes: begun } = (await send(file)).json().data
  await post(`/${id}/check`, { mapping: begun.mapping, version: begun.version })
  await test.jobs.drain()
  expect(attributes(await get(`/${id}`))).toMatchObject({
    state: 'ready',
    counts: { rows, refused: 0, accounts: rows, added: rows },
  })
})

it('refuses a row that a quote left open has made of the whole rest, with a sentence', async () => {
  const rest = Array.from({ length: 1000 }, (_, index) => line(`Q-${index}`))
  const answer = await send(csv(line('Q-1'), `"${line('Q-2')}`, ...rest))
  expect([answer.statusCode, answer.json().errors[0].title]).toEqual([
    422,
    'A row of this file is longer than 30,000 characters. Look for a quotation mark that is not closed, then send the file again.',
  ])
})
