import { afterAll, beforeAll, expect, it } from 'vitest'
import { multipartBody } from '../testing/files/multipart-body.ts'
import { samplePdf } from '../testing/files/sample-files.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const NAMELESS = { name: null, type: 'application/octet-stream' }

it('a file part without a name is refused with a sentence among documents, and read as an import', async () => {
  const headers = await test.signIn('homeowner@lakeshore.test')
  const list = await test.app.inject({ url: '/api/v1/buildings/', headers })
  const [{ id }] = list.json().records.data
  const fields = { documentable_type: 'Building', documentable_id: id, building_id: id }
  const document = multipartBody(fields, { ...NAMELESS, bytes: samplePdf('bill') })
  const given = await test.app.inject({
    method: 'POST',
    url: '/api/v1/documents',
    payload: document.payload,
    headers: { ...headers, ...document.headers },
  })
  expect([given.statusCode, given.json().errors[0].code]).toEqual([422, 'documents.no-name'])

  const staff = await test.signIn('admin@lakeshore.test')
  const accounts = multipartBody({}, { ...NAMELESS, bytes: Buffer.from('account,last name\nA-1,Berg\n') })
  const imported = await test.app.inject({
    method: 'POST',
    url: '/api/admin/v1/account_imports',
    payload: accounts.payload,
    headers: { ...staff, ...accounts.headers },
  })
  expect(imported.statusCode, imported.body).toBe(201)
})
