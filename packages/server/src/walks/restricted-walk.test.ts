import { KEY_SCOPES } from '@hearthlight/domain/api-keys/api-key'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeTable } from '../platform/http/policy.ts'
import { samplePdf } from '../testing/files/sample-files.ts'
import { entriesOf } from '../testing/files/zip-entries.ts'
import {
  ATTIC_FORM,
  familyClient,
  HOUSE,
  type Json,
  type ProgramSite,
} from '../testing/program-engine/family-client.ts'
import { changeProgram } from '../testing/programs/change-program.ts'
import { programSite } from '../testing/programs/program-site.ts'
import { mailServer } from '../testing/servers/mail-server.ts'
import { webhookReceiver } from '../testing/servers/webhook-receiver.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { SignedIn } from '../testing/test-sign-in.ts'

/** What nothing but the restricted question, field and document of this application holds. */
const ANSWER = 'QX-answer-7741'
const COST = 1857.31
const FILE = 'QX-file-7742'
const WITHHELD = 'You do not have permission to see this item.'
/** The cost is found as it is kept and with a mark between its thousands. */
const MARKS = [ANSWER, '857.31', FILE]

let post: Awaited<ReturnType<typeof mailServer>>
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
let test: TestApp
let site: ProgramSite
let id: string
let reviewer: SignedIn
let admin: SignedIn
const client = familyClient(() => site)
const bytes = samplePdf(FILE)

beforeAll(async () => {
  post = await mailServer()
  receiver = await webhookReceiver()
  test = await testApp({ environment: { mail: { kind: 'smtp', url: post.url } } })
  site = await programSite(test)
  reviewer = await test.signIn('reviewer@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
  await staff(admin, 'POST', 'webhooks', {
    url: receiver.url,
    is_active: true,
    events: ['application.submitted', 'application.status_changed'],
  })
  id = await client.begin(/Insulation/)
  await restrict()
  await client.contact(id)
  await draft({ remarks: ANSWER })
  for (const remarks of ['QX-answer-7741 before', ANSWER]) {
    const { house, before_work } = HOUSE
    const answered = await client.answer(id, 'house', { house, before_work: { ...before_work, remarks } })
    expect(answered.statusCode, answered.body).toBe(200)
  }
  await draft({ remarks: ANSWER })
  const fields = ATTIC_FORM.map((field) => (field.name === 'cost' ? { ...field, value: COST } : field))
  await client.measures(id, { program_measure_id: 'attic-r60', quantity: 800, fields })
  await client.attach(id, 'quote', `${FILE} wrong.pdf`)
  const [wrong] = await attached()
  await client.send('DELETE', `/attachments/${wrong}`)
  for (const name of ['blower_door', 'attic_photos']) await client.attach(id, name, `${name}.pdf`)
  await client.attach(id, 'quote', `${FILE}.pdf`, bytes)
  const sent = await client.accept(id)
  expect(sent.statusCode, sent.body).toBe(200)
  await test.jobs.drain()
})
afterAll(async () => {
  await test.close()
  await post.close()
  await receiver.close()
})

const draft = (given: object) =>
  client.send('PUT', '/step_drafts', { project_id: id, cn: 'house', draft: given })
const attached = async (): Promise<string[]> =>
  (await documentsOf(admin)).map((document: Json) => document.id)
const staff = (who: SignedIn, method: NonNullable<InjectOptions['method']>, url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/admin/v1/${url}`, headers: who, ...(payload && { payload }) })
const reviewed = async (who: SignedIn): Promise<Json> =>
  (await staff(who, 'GET', `applications/${id}`)).json().data.attributes
const documentsOf = async (who: SignedIn): Promise<Json> => (await reviewed(who)).documents

/** Switches it on for a question, a field of a measure and a document, in the version the application began with. */
async function restrict(): Promise<void> {
  const version = await test.db
    .selectFrom('applications')
    .innerJoin('program_versions', (join) =>
      join
        .onRef('program_versions.program_id', '=', 'applications.program_id')
        .onRef('program_versions.version', '=', 'applications.program_version'),
    )
    .select(['applications.partner_id', 'applications.program_id', 'applications.program_version'])
    .select('program_versions.definition')
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow()
  const paths: string[][] = []
  const look = (part: Json, path: string[]) => {
    if (typeof part !== 'object' || part === null) return
    const isWanted =
      (part.code === 'remarks' && 'type' in part) ||
      (part.code === 'quote' && path[0] === 'attachment_groups') ||
      (part.name === 'cost' && 'type' in part)
    if (isWanted) paths.push([...path, 'restrict_data_access'])
    for (const [key, value] of Object.entries(part)) look(value, [...path, key])
  }
  look(version.definition, [])
  expect(paths.length).toBeGreaterThanOrEqual(3)
  for (const path of paths) await changeProgram(test.db, version, path, true)
}

/** An export of this answer, made for one of the staff. */
async function exported(who: SignedIn): Promise<string> {
  const asked = await staff(who, 'POST', 'exports', { ...(await remarks()), purpose: 'For the auditor' })
  expect(asked.statusCode, asked.body).toBe(201)
  await test.jobs.drain()
  return asked.json().data.id
}
async function remarks() {
  const { program_id: source } = await test.db
    .selectFrom('applications')
    .select('program_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { what: 'applications', source, columns: ['number', 'answer.remarks'], kind: 'csv', bom: false }
}

const textOf = ({ headers, rawPayload, body }: { headers: object; rawPayload: Buffer; body: string }) =>
  'content-type' in headers && String(headers['content-type']).includes('zip')
    ? [...entriesOf(rawPayload)].map(([name, content]) => `${name}\n${content}`).join('\n')
    : body
/** All that staff and systems read, with each of these at the place of an id. */
const readsOf = (ids: readonly string[]) =>
  routeTable(test.app).flatMap(({ method, url, config }) => {
    const policy = String(config?.policy)
    if (![method].flat().includes('GET') || !/^(admin|key)/.test(policy)) return []
    return (url.includes(':') ? ids : [id]).map((each) => ({
      url: url.replaceAll(':item_id', 'remarks').replaceAll(/:\w+/g, each),
      isForSystems: policy.startsWith('key'),
    }))
  })
const marksIn = (text: string) => MARKS.filter((mark) => text.includes(mark))

describe('what is restricted in a program', () => {
  it('stands in nothing that staff without the permission, or a system, can read', async () => {
    const { applicant, home } = await reviewed(reviewer)
    const documents = await attached()
    const ids = [id, applicant.id, home.id, ...documents, await exported(admin)]
    const made = await staff(admin, 'POST', 'api_keys', { name: 'Walker', scopes: KEY_SCOPES })
    const key = made.json().data?.attributes.key
    expect(key, made.body).toEqual(expect.any(String))
    const system = { host: 'lakeshore.localhost', authorization: `Bearer ${key}` }
    const answers: { url: string; answer: Awaited<ReturnType<TestApp['app']['inject']>> }[] = []
    // One after the other: who asks for all of it at once is sent away.
    for (const { url, isForSystems } of readsOf(ids))
      answers.push({ url, answer: await test.app.inject({ url, headers: isForSystems ? system : reviewer }) })
    const tells = ({ answer }: (typeof answers)[number]) =>
      marksIn(textOf(answer)).length > 0 || answer.rawPayload.equals(bytes)
    const answered = answers.filter(({ answer }) => answer.statusCode === 200).length
    expect(answers.filter(tells).map(({ url }) => url)).toEqual([])
    expect(answered).toBeGreaterThan(30)
  })
  it('is told to nobody by mail or webhook, nor by a preview of a mail', async () => {
    const requests = [{ kind: 'answer', item_id: 'remarks', content: 'Once more, please.' }]
    const preview = await staff(reviewer, 'POST', `applications/${id}/mail_previews`, { requests })
    expect(preview.statusCode, preview.body).toBeLessThan(300)
    await test.jobs.drain()
    const mails = post.arrived.map(({ mail }) => `${mail.subject} ${mail.text} ${mail.html}`)
    expect(mails.join('\n')).toContain('Contractor’s quote: given, not repeated in an email')
    expect(receiver.received.length).toBeGreaterThan(0)
    const left = [...mails, ...receiver.received.map(({ body }) => body), preview.body]
    expect(left.flatMap(marksIn)).toEqual([])
  })
  it('stands in no line of the log, whoever reads it', async () => {
    const lines = await test.db.selectFrom('audit_log').selectAll().execute()
    expect(lines.some(({ action }) => action === 'application.save-answers')).toBe(true)
    expect(marksIn(JSON.stringify(lines))).toEqual([])
  })
  it('is seen to be there and restricted, and opened one by one with the permission; each look is logged', async () => {
    const answerOf = ({ answers }: Json, item: RegExp) =>
      answers.find((answer: Json) => item.test(answer.item_id))
    const [plain, open] = [await reviewed(reviewer), await reviewed(admin)]
    for (const item of [/^remarks$/, /\.cost$/]) {
      expect(answerOf(plain, item)).toMatchObject({ is_restricted: true, content: null, message: WITHHELD })
      expect(answerOf(open, item)).toMatchObject({ is_restricted: true, content: null, message: null })
    }
    const { item_id } = answerOf(open, /\.cost$/)
    const read = (who: SignedIn, item: string) =>
      staff(who, 'GET', `applications/${id}/restricted_answers/${item}`)
    expect((await read(reviewer, 'remarks')).statusCode).toBe(403)
    expect((await read(admin, 'remarks')).json().data.attributes.content).toBe(ANSWER)
    expect((await read(admin, item_id)).json().data.attributes.content).toContain('857.31')

    const quote = (documents: Json) => documents.find((document: Json) => document.item_id === 'quote')
    expect(quote(plain.documents)).toMatchObject({ is_restricted: true, message: WITHHELD })
    expect(quote(plain.documents).name).toBe(quote(plain.documents).item)
    const { url, id: document } = quote(open.documents)
    const take = (who: SignedIn) => test.app.inject({ url, headers: who })
    expect((await take(reviewer)).statusCode).toBe(403)
    const accepted = await staff(reviewer, 'POST', `applications/${id}/accepted_documents/${document}`)
    expect(accepted.statusCode).toBe(403)
    const pages = url.replace(/file$/, 'pages')
    const looked = await Promise.all(
      [pages, `${pages}/1`, url.replace(/file$/, 'thumbnail'), `${pages}/1`].map((url) =>
        test.app.inject({ url, headers: admin }),
      ),
    )
    expect(looked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await test.app.inject({ url: `${pages}/1`, headers: reviewer })).statusCode).toBe(403)
    const taken = await take(admin)
    expect([taken.statusCode, taken.rawPayload.equals(bytes)]).toEqual([200, true])
    const looks = await test.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'application.read-restricted')
      .orderBy('at')
      .execute()
    expect(looks.map(({ after }) => after)).toEqual([
      { item_id: 'remarks' },
      { item_id },
      // Its pages were looked at once, and the file was taken.
      { item_id: 'quote', document_id: document },
      { item_id: 'quote', document_id: document },
    ])
  })
  it('leaves with the export of a person’s data by permission only, and for the person', async () => {
    const { applicant } = await reviewed(admin)
    const url = `/api/admin/v1/users/${applicant.id}/export`
    const without = textOf(await test.app.inject({ url, headers: reviewer }))
    expect(marksIn(without)).toEqual([])
    expect(without).toContain(WITHHELD)
    expect(marksIn(textOf(await test.app.inject({ url, headers: admin })))).toEqual(MARKS)
    const own = await test.app.inject({ url: '/api/v1/users/export', headers: site.person })
    expect(marksIn(textOf(own))).toEqual(MARKS)
  })
  it('leaves with an export of applications by permission only, and in no preview', async () => {
    const choice = await remarks()
    const columnFor = async (who: SignedIn) =>
      (await staff(who, 'GET', `export_sources/${choice.source}`))
        .json()
        .data.attributes.questions.find(({ code }: Json) => code === 'remarks')
    expect([await columnFor(reviewer), await columnFor(admin)]).toMatchObject([
      { needs_permission: true },
      { needs_permission: false },
    ])
    const previews = [reviewer, admin].map((who) => staff(who, 'POST', 'export_previews', choice))
    for (const { statusCode, body } of await Promise.all(previews))
      expect([statusCode, marksIn(body)]).toEqual([200, []])
    const refused = await staff(reviewer, 'POST', 'exports', { ...choice, purpose: 'Curious' })
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'admin-exports.restricted'])
    const [latest] = (await staff(reviewer, 'GET', 'exports')).json().data
    expect(latest.attributes).toMatchObject({ state: 'refused', reason: 'restricted', purpose: 'Curious' })
    const made = await exported(admin)
    const file = await staff(admin, 'GET', `exports/${made}/file`)
    expect(marksIn(file.body)).toEqual([ANSWER])
    expect((await staff(reviewer, 'GET', `exports/${made}/file`)).statusCode).toBe(404)
    const { default_permissions } = await test.db
      .selectFrom('admins')
      .select('default_permissions')
      .where('email', '=', 'admin@lakeshore.test')
      .executeTakeFirstOrThrow()
    const allow = (list: string[]) =>
      test.db
        .updateTable('admins')
        .set({ default_permissions: list })
        .where('email', '=', 'admin@lakeshore.test')
        .execute()
    await allow(default_permissions.filter((name) => name !== 'AppliedOfferRestrictedDataAccess'))
    const lost = await staff(admin, 'GET', `exports/${made}/file`)
    expect([lost.statusCode, marksIn(lost.body)]).toEqual([403, []])
    await allow(default_permissions)
    // The log, too, leaves without it, whoever takes it.
    const log = { what: 'log', columns: ['action', 'before', 'after'], kind: 'json', bom: false }
    const { id: taken } = (await staff(reviewer, 'POST', 'exports', { ...log, purpose: 'Log' })).json().data
    await test.jobs.drain()
    const lines = await staff(reviewer, 'GET', `exports/${taken}/file`)
    expect(lines.body).toContain('saved answers of an application')
    expect(marksIn(lines.body)).toEqual([])
  })
})
