import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { changePartner } from '../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addApplications } from '../../testing/visits.ts'
import { newId } from '../ids.ts'

let site: TestApp
let now = new Date()
beforeAll(async () => {
  site = await testApp({ now: () => now })
})
afterAll(() => site.close())

const DAY_MS = 24 * 60 * 60 * 1000
const addVisit = (at: Date) =>
  site.db
    .insertInto('visits')
    .values({ partner_id: site.partners.tejo.id, id: newId(), at, landing_page: '/' })
    .execute()

const keepHouse = async () => {
  await site.jobs.enqueue(site.db, { name: 'platform.keep-house', payload: z.object({}) }, {})
  await site.jobs.drain()
}

const failToSignIn = () =>
  site.app.inject({
    method: 'POST',
    url: '/api/v1/auth/user_sessions',
    payload: { email: 'homeowner@tejo.test', password: 'not the password' },
    headers: { host: 'tejo.localhost' },
  })
const failures = () => site.db.selectFrom('sign_in_failures').selectAll().execute()

it('forgets failed tries that no longer count, whether or not anybody signs in', async () => {
  await failToSignIn()
  now = new Date(now.getTime() + 15 * 60_000 + 1)
  await failToSignIn()
  expect(await failures()).toHaveLength(2)
  await keepHouse()
  expect((await failures()).map(({ failed_at }) => failed_at)).toEqual([now])
})

it('removes ended sessions and old visits, and nothing else', async () => {
  await site.signIn('homeowner@tejo.test')
  now = new Date(now.getTime() + 2 * DAY_MS)
  const live = await site.signIn('homeowner@tejo.test')
  await addVisit(new Date(now.getTime() - 500 * DAY_MS))
  await addVisit(new Date(now.getTime() - 5 * DAY_MS))

  await keepHouse()

  expect(await site.db.selectFrom('visits').select('id').execute()).toHaveLength(1)
  expect(await site.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  expect((await site.app.inject({ url: '/api/v1/users', headers: live })).statusCode).toBe(200)
})

describe('what a partner keeps', () => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const lakeshore = () => site.partners.lakeshore.id
  const tejo = () => site.partners.tejo.id
  type Row = { status?: string; updated_at?: Date; submitted_at?: Date; status_at?: Date }
  const set = (id: string, row: Row) =>
    site.db.updateTable('applications').set(row).where('id', '=', id).execute()
  const closed = (days: number, status = 'declined') => ({
    status,
    status_at: ago(days),
    submitted_at: ago(800),
    updated_at: ago(days),
  })

  async function giveDocument(project_id: string) {
    const partner_id = lakeshore()
    const { user_id, building_id } = await site.db
      .selectFrom('applications')
      .select(['user_id', 'building_id'])
      .where('id', '=', project_id)
      .executeTakeFirstOrThrow()
    const file_id = newId()
    const of = { partner_id, sha256: file_id, created_at: ago(900) }
    await site.db
      .insertInto('document_files')
      .values({
        ...of,
        id: file_id,
        content_type: 'application/pdf',
        size: 1,
        scan: 'off',
        thumbnail: 'none',
      })
      .execute()
    await site.db
      .insertInto('documents')
      .values({
        ...of,
        id: newId(),
        user_id,
        building_id,
        project_id,
        file_id,
        name: 'a.pdf',
        name_key: 'a.pdf',
        documentable_type: 'DocumentItem',
        documentable_id: 'invoice',
      })
      .execute()
  }
  const pay = (application_id: string, status: 'sent' | 'paid') =>
    site.db
      .insertInto('payments')
      .values({
        partner_id: lakeshore(),
        id: newId(),
        application_id,
        amount: '10.00',
        status,
        created_at: ago(500),
        updated_at: ago(500),
        paid_at: status === 'paid' ? ago(500) : null,
      })
      .execute()
  const sendMails = (partner_id: string, days: number, count: number) =>
    site.db
      .insertInto('sent_mails')
      .values(
        Array.from({ length: count }, () => ({
          partner_id,
          id: newId(),
          to: 'nora@lakeshore.test',
          subject: `${days}`,
          language: 'en',
          state: 'sent' as const,
          attempts: 1,
          error: null,
          request: null,
          created_at: ago(days),
        })),
      )
      .execute()
  async function writeLine(partner_id: string, days: number, record_id = 'home') {
    const id = newId()
    await site.db
      .insertInto('audit_log')
      .values({
        partner_id,
        id,
        at: ago(days),
        actor_kind: 'system',
        actor_id: null,
        on_behalf_by: null,
        action: 'home.change',
        record_type: 'home',
        record_id,
        record_of: null,
        before: null,
        after: JSON.stringify({ city: 'Kohler' }),
        request_id: 'test',
      })
      .execute()
    return id
  }
  const loggedValue = async (id: string) =>
    (await site.db.selectFrom('audit_log').select('after').where('id', '=', id).executeTakeFirstOrThrow())
      .after
  const retained = async () =>
    await site.db
      .selectFrom('audit_log')
      .select(['partner_id', 'after'])
      .where('action', '=', 'partner.retain')
      .orderBy('id')
      .execute()

  it('goes after as many days as it says, in counted batches; an open payment keeps what it needs', async () => {
    await changePartner(site, 'lakeshore', {
      settings: {
        retention: { draft_days: 30, closed_document_days: 365, email_log_days: 30, audit_log_days: 365 },
      },
    })
    const ids = await addApplications(site, { count: 8 })
    const [
      old = '',
      fresh = '',
      handedIn = '',
      declined = '',
      unpaid = '',
      paid = '',
      young = '',
      open = '',
    ] = ids
    await set(old, { updated_at: ago(31) })
    await set(fresh, { updated_at: ago(29) })
    await set(handedIn, { updated_at: ago(31), submitted_at: ago(31) })
    await set(declined, closed(366))
    await set(unpaid, closed(366, 'payment_issued'))
    await set(paid, closed(366, 'payment_issued'))
    await set(young, closed(364))
    await set(open, closed(366, 'eligibility_review'))
    await pay(unpaid, 'sent')
    await pay(paid, 'paid')
    for (const id of [old, declined, unpaid, paid, young, open]) await giveDocument(id)
    await sendMails(lakeshore(), 31, 1001)
    await sendMails(lakeshore(), 29, 2)
    await sendMails(tejo(), 31, 3)
    const [ofOld, elsewhere, recent] = [
      await writeLine(lakeshore(), 366),
      await writeLine(tejo(), 366),
      await writeLine(lakeshore(), 364),
    ]
    const ofDraft = await writeLine(lakeshore(), 10, old)

    await keepHouse()

    const rows = await site.db.selectFrom('applications').select('id').where('id', 'in', ids).execute()
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.filter((id) => id !== old).sort())
    const documents = await site.db
      .selectFrom('documents')
      .select('project_id')
      .where('name', '=', 'a.pdf')
      .execute()
    expect(documents.map(({ project_id }) => project_id).sort()).toEqual([unpaid, young, open].sort())
    const files = await site.db
      .selectFrom('document_files')
      .select('id')
      .where('created_at', '<', ago(899))
      .execute()
    expect(files).toHaveLength(3)
    const mails = await site.db
      .selectFrom('sent_mails')
      .select(['partner_id', 'subject'])
      .where('to', '=', 'nora@lakeshore.test')
      .execute()
    expect(mails.map(({ partner_id, subject }) => [partner_id === tejo(), subject]).sort()).toEqual([
      ...[[false, '29'] as const, [false, '29'] as const],
      ...[[true, '31'] as const, [true, '31'] as const, [true, '31'] as const],
    ])
    expect(await Promise.all([ofOld, ofDraft, elsewhere, recent].map(loggedValue))).toEqual([
      ...[null, null, { city: 'Kohler' }, { city: 'Kohler' }],
    ])
    const lines = await retained()
    expect(lines.map(({ after }) => after)).toEqual([
      ...[{ drafts: 1 }, { documents: 2 }, { mails: 1000 }, { mails: 1 }, { log_values: 1 }],
    ])
    expect(new Set(lines.map(({ partner_id }) => partner_id))).toEqual(new Set([lakeshore()]))

    await keepHouse()
    expect(await retained()).toEqual(lines)
  })
})
