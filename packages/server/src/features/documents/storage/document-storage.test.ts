import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { multipartBody } from '../../../testing/files/multipart-body.ts'
import { samplePdf } from '../../../testing/files/sample-files.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const BUCKET = 'documents'
let folder: string
let s3: S3rver
let test: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-s3-'))
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await s3.run()
  // What s3rver knows as its only key.
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER'
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER'
  const endpoint = `http://127.0.0.1:${port}`
  test = await testApp({
    environment: { files: { kind: 's3', bucket: BUCKET, endpoint, region: 'us-east-1' } },
  })
})
afterAll(async () => {
  await test.close()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

it('a document goes to S3 in parts, comes back as it was, and is gone after', async () => {
  const me = await test.signIn('homeowner@lakeshore.test')
  const list = await test.app.inject({ url: '/api/v1/buildings/', headers: me })
  const home = list.json().records.data[0].id
  const place = { documentable_type: 'Building', documentable_id: home, building_id: home }
  const bytes = Buffer.concat([samplePdf('in parts'), randomBytes(7_000_000)])
  const { payload, headers } = multipartBody(place, { bytes })
  const url = '/api/v1/documents'
  const sent = await test.app.inject({ method: 'POST', url, payload, headers: { ...me, ...headers } })
  expect(sent.statusCode).toBe(201)
  const { data } = sent.json()
  const file = await test.app.inject({ url: data.attributes.url, headers: me })
  expect(file.rawPayload.equals(bytes)).toBe(true)
  const removed = await test.app.inject({ method: 'DELETE', url, query: { id: data.id }, headers: me })
  expect(removed.statusCode).toBe(204)
  expect(await test.db.selectFrom('document_files').selectAll().execute()).toEqual([])
  expect((await test.app.inject({ url: data.attributes.url, headers: me })).statusCode).toBe(404)
})
