import { type ContactFieldInfo, MOST_CONTACTS } from '@hearthlight/domain/contacts/contact'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { changePartner } from '../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const OWNER = 'homeowner@lakeshore.test'
const OTHER = 'new@lakeshore.test'
const IDA = {
  FirstName: 'Ida',
  LastName: 'Larsen',
  Email: 'ida@example.test',
  MobilePhone: '(920) 555 0118',
  OtherPhone: '',
  MailingPostalCode: '53081',
}
const listed = (values: Record<string, string>) => ({
  fields: Object.entries(values).map(([name, value]) => ({ name, value })),
})
const get = async (path = '', email = OWNER) =>
  (await test.app.inject({ url: `/api/v1/contacts${path}`, headers: await test.signIn(email) })).json().data
const send = async (method: 'POST' | 'PUT', path: string, payload: object, email = OWNER) =>
  test.app.inject({
    method,
    url: `/api/v1/contacts${path}`,
    payload,
    headers: await test.signIn(email),
  })
const create = async (values: Record<string, string>, email = OWNER) => {
  const answer = await send('POST', '', listed(values), email)
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return answer.json().data
}

it('tells what is asked of a contact, in the words of the reader [S2-7.026] [S2-3.030] [S2-5.038]', async () => {
  const fields: { attributes: object }[] = await get('/contact_field_info')
  expect(fields.map(({ attributes }) => attributes)).toEqual([
    { name: 'FirstName', label: 'First Name', type: 'text', required: 'true' },
    { name: 'LastName', label: 'Last Name', type: 'text', required: 'true' },
    { name: 'Email', label: 'Email', type: 'EMAIL', required: 'true' },
    { name: 'MobilePhone', label: 'Mobile Phone', type: 'PHONE', required: 'true' },
    { name: 'OtherPhone', label: 'Other Phone', type: 'PHONE', required: 'false' },
    { name: 'MailingPostalCode', label: 'Mailing Postal Code', type: 'text', required: 'true' },
  ])
})

it('keeps a contact by its list of names and values, and lists it to its owner alone [S2-7.027] [S2-7.025] [S2-3.029] [S2-6.001]', async () => {
  const made = await create(IDA)
  const { id, attributes } = made
  expect(attributes).toEqual({ id, Id: id, ...listed({ ...IDA, MobilePhone: '920-555-0118' }) })
  expect(await get()).toContainEqual(made)
  expect(await get('', OTHER)).toEqual([])
  expect((await send('PUT', `/${id}`, listed(IDA), OTHER)).statusCode).toBe(404)
})

it('changes what is sent, by Id or id, and leaves the rest [S2-7.028]', async () => {
  const { id } = await create(IDA)
  for (const [key, FirstName] of [
    ['Id', 'Ada'],
    ['id', 'Eva'],
  ] as const) {
    const answer = await send('PUT', `/${id}`, { [key]: id, ...listed({ FirstName }) })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.attributes.fields).toEqual(
      listed({ ...IDA, FirstName, MobilePhone: '920-555-0118' }).fields,
    )
  }
  const lines = () =>
    test.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
  const before = await lines()
  expect(before.at(-1)).toEqual({ before: { FirstName: 'Ada' }, after: { FirstName: 'Eva' } })
  await send('PUT', `/${id}`, listed({ FirstName: 'Eva' }))
  expect(await lines()).toEqual(before)
})

it('refuses what is missing after trimming, at its field [S2-5.033]', async () => {
  const answer = await send('POST', '', listed({ ...IDA, LastName: '   ' }))
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([
    { code: 'contacts.missing-fields', title: 'Please fill in all required fields.' },
    { title: 'This field is required.', source: { pointer: '/fields/LastName' } },
  ])
  const { id } = await create(IDA)
  expect((await send('PUT', `/${id}`, listed({ LastName: '' }))).statusCode).toBe(422)
})

it.each([
  [{ Email: 'abc' }, '/fields/Email', 'Please enter a valid email address.'],
  [{ MobilePhone: '920555011899' }, '/fields/MobilePhone', 'This field must be at most 12 characters'],
  [{ MobilePhone: 'ask Tom' }, '/fields/MobilePhone', 'Enter a phone number of 7 to 15 digits.'],
  [{ Fax: '1' }, '/fields/Fax', 'A contact has no field Fax here.'],
])('refuses %j at its field [S2-5.034] [S2-5.036]', async (wrong, pointer, title) => {
  const answer = await send('POST', '', listed({ ...IDA, ...wrong }))
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.at(-1)).toMatchObject({ title, source: { pointer } })
})

it('refuses a name that stands twice', async () => {
  const { fields } = listed(IDA)
  expect((await send('POST', '', { fields: [...fields, fields[0]] })).statusCode).toBe(422)
})

it('asks a person of the sync for no way to be reached [S2-5.037]', async () => {
  const users = () =>
    test.db
      .updateTable('users')
      .where('email', '=', OTHER)
      .where('partner_id', '=', test.partners.lakeshore.id)
  const { extra_info } = await test.db
    .selectFrom('users')
    .select('extra_info')
    .where('email', '=', OTHER)
    .executeTakeFirstOrThrow()
  const unreachable = { FirstName: 'Ida', LastName: 'Larsen', MailingPostalCode: '53081' }
  expect((await send('POST', '', listed(unreachable), OTHER)).statusCode).toBe(422)
  await users()
    .set({ extra_info: JSON.stringify({ ...extra_info, educate_created_sync: true }) })
    .execute()
  await create(unreachable, OTHER)
  const fields: { attributes: ContactFieldInfo }[] = await get('/contact_field_info', OTHER)
  expect(fields.map(({ attributes: { name, required } }) => [name, required])).toEqual([
    ['FirstName', 'true'],
    ['LastName', 'true'],
    ['Email', 'false'],
    ['MobilePhone', 'false'],
    ['OtherPhone', 'false'],
    ['MailingPostalCode', 'true'],
  ])
})

it('asks what the partner says, and keeps a value it no longer asks for', async () => {
  const { id } = await create(IDA)
  await changePartner(test, 'lakeshore', {
    settings: { contact_fields: [{ name: 'FirstName', label: 'Given name', required: true }] },
  })
  const answer = await send('PUT', `/${id}`, listed({ FirstName: 'Ada' }))
  expect(answer.json().data.attributes.fields).toEqual([{ name: 'FirstName', value: 'Ada' }])
  const row = await test.db.selectFrom('contacts').select('fields').where('id', '=', id).executeTakeFirst()
  expect(row?.fields).toMatchObject({ FirstName: 'Ada', LastName: 'Larsen' })
  await changePartner(test, 'lakeshore')
})

it('keeps no more contacts of a person than anybody needs, however many come at once', async () => {
  const { id: user_id, partner_id } = await test.db
    .selectFrom('users')
    .select(['id', 'partner_id'])
    .where('email', '=', OTHER)
    .executeTakeFirstOrThrow()
  const at = new Date()
  const kept = await test.db.selectFrom('contacts').select('id').where('user_id', '=', user_id).execute()
  const rows = Array.from({ length: MOST_CONTACTS - 2 - kept.length }, () => ({
    partner_id,
    user_id,
    id: newId(),
    fields: JSON.stringify(IDA),
    created_at: at,
    updated_at: at,
  }))
  await test.db.insertInto('contacts').values(rows).execute()
  const answers = await Promise.all(Array.from({ length: 16 }, () => send('POST', '', listed(IDA), OTHER)))
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(2)
  const codes = answers.flatMap((each) => (each.statusCode < 300 ? [] : [each.json().errors[0].code]))
  expect(codes).toEqual(Array(14).fill('contacts.too-many'))
})
