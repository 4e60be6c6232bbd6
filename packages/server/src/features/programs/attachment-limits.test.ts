import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { changePartner } from '../../testing/change-partner.ts'
import { sampleDocx, samplePdf } from '../../testing/files/sample-files.ts'
import { familyClient, type ProgramSite, titlesOf } from '../../testing/program-engine/family-client.ts'
import { programSite } from '../../testing/programs/program-site.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const MEGABYTE = 1_048_576
let test: TestApp
let site: ProgramSite
let id: string
beforeAll(async () => {
  test = await testApp()
  site = await programSite(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  id = await client.begin(/Heat Pump/)
  // Otherwise the next one would be the same.
  await client.contact(id)
})

const client = familyClient(() => site)
const configure = (attachments: object) => changePartner(test, 'lakeshore', { settings: { attachments } })
const pdfOf = (megabytes: number) =>
  Buffer.concat([samplePdf('big'), Buffer.alloc(megabytes * MEGABYTE - samplePdf('big').length)])

it('a file may be as large as the partner says, and 10485760 bytes where it says nothing [S2-5.041] [S2-9.002]', async () => {
  await configure({})
  const most = pdfOf(10)
  expect(most).toHaveLength(10_485_760)
  expect((await client.attach(id, 'quote', 'quote.pdf', most)).statusCode).toBe(201)
  const over = Buffer.concat([most, Buffer.alloc(1)])
  const refused = await client.attach(id, 'permit', 'permit.pdf', over)
  expect([refused.statusCode, titlesOf(refused)]).toEqual([413, ['This file is over the limit of 10 MB.']])
  await configure({ max_bytes: 11 * MEGABYTE })
  expect((await client.attach(id, 'permit', 'permit.pdf', pdfOf(11))).statusCode).toBe(201)
})

it('a file too large is told the limit of its own question, in the words of the partner too [S2-5.041]', async () => {
  await configure({ too_big_message: 'At most {{size}} MB here.' })
  const titles = async (attachment: string, bytes: Buffer) =>
    titlesOf(await client.attach(id, attachment, `${attachment}.pdf`, bytes))
  expect(await titles('load', pdfOf(6))).toEqual(['At most 5 MB here.'])
  expect(await titles('quote', pdfOf(11))).toEqual(['At most 10 MB here.'])
})

it('a file of a type that the partner disallows is refused, one of another is taken [S2-5.043] [S2-5.042]', async () => {
  await configure({ disallowed_types: ['docx'] })
  const attachDocx = () =>
    client.attach(id, 'permit', 'permit.docx', sampleDocx(), 'application/octet-stream')
  const refused = await attachDocx()
  expect([refused.statusCode, titlesOf(refused)]).toEqual([415, ['This file type is not supported.']])
  expect((await client.attach(id, 'permit', 'permit.pdf')).statusCode).toBe(201)
  await configure({ allowed_types: ['pdf'] })
  const unlisted = await attachDocx()
  expect([unlisted.statusCode, titlesOf(unlisted)]).toEqual([
    415,
    ['This file type is not supported. Use PDF.'],
  ])
  await configure({})
  expect((await attachDocx()).statusCode).toBe(201)
  const owner = await client.begin(/Insulation/)
  const deed = await client.attach(owner, 'ownership', 'deed.docx', sampleDocx(), 'application/octet-stream')
  expect(deed.statusCode).toBe(415)
})
