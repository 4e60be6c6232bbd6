import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicant } from '../../../testing/applicant.ts'
import {
  type ApplicantAndStaff,
  applicantAndStaff,
  refusalsOf,
} from '../../../testing/applicant-and-staff.ts'

let both: ApplicantAndStaff

beforeAll(async () => {
  both = await applicantAndStaff()
})
afterAll(() => both.test.close())
beforeEach(() => both.begin())

const withdraw = (id: string, who = both.me) => who.call('POST', `/api/v1/projects/${id}/withdrawal`)
const linesOf = async (action: string) =>
  await both.test.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute()
const applied = (quantity = '2') => both.applied('smart-thermostat', { quantity }, ['invoice'])

describe('a person withdraws an application', () => {
  it('which ends it, frees its quantity, is told by mail and stands in the log', async () => {
    const id = await applied()
    expect((await both.me.incentive(both.home, 'smart-thermostat')).classification).toMatchObject({
      is_applied: true,
    })
    const [mails, lines] = [
      (await both.test.mailbox()).length,
      (await linesOf('application.withdraw')).length,
    ]
    const withdrawn = await withdraw(id)
    expect(withdrawn.statusCode, withdrawn.body).toBe(200)
    expect(withdrawn.json().data.attributes).toMatchObject({ status: 'withdrawn', requested_edit: null })
    expect((await both.test.mailbox()).length).toBe(mails + 1)
    expect((await both.test.mailbox())[0]).toMatchObject({
      to: 'homeowner@lakeshore.test',
      subject: expect.stringMatching(/^Your application \d+ is withdrawn$/),
    })
    expect(await linesOf('application.withdraw')).toHaveLength(lines + 1)
    expect((await both.me.incentive(both.home, 'smart-thermostat')).classification).toMatchObject({
      is_applied: false,
      is_available: true,
    })
    expect((await both.reviewed(id)).moves).toEqual([])
    expect(refusalsOf(await withdraw(id))[0]?.[1]).toMatch(/^This application is decided/)
    await applied()
  })
  it('also while something is asked of them, which is then asked no more', async () => {
    const id = await applied()
    const requests = [{ kind: 'upload', item_id: 'invoice', content: 'Once more, please.' }]
    expect((await both.staff('POST', `applications/${id}/requests`, { requests })).statusCode).toBe(201)
    expect((await withdraw(id)).json().data.attributes).toMatchObject({
      status: 'withdrawn',
      requested_edit: null,
      document_upload_notify_list: [],
    })
  })
  it('of their own and no other', async () => {
    const id = await applied()
    expect((await withdraw(id, await applicant(both.test, 'new@lakeshore.test'))).statusCode).toBe(404)
    expect((await both.reviewed(id)).status).toBe('submitted')
  })
})

describe('a person corrects an application that nobody has decided about', () => {
  it('answer by answer, which the reviewer sees, and is told by mail when it is sent', async () => {
    const id = await applied('1')
    const { revision } = await both.reviewed(id)
    expect((await both.correct(id, 'account-number', 'LP-4100-2202')).statusCode).toBe(200)
    const seen = await both.reviewed(id)
    expect(seen.answers[0]).toMatchObject({ content: 'LP-4100-2202', history: [{ before: 'LP-4100-2201' }] })
    // Who decided on what stood there before is told so.
    const stale = await both.staff('POST', `applications/${id}/moves`, { to: 'eligibility_review', revision })
    expect(stale.statusCode).toBe(409)
    const mails = (await both.test.mailbox()).length
    const sent = await both.me.call('PUT', `/api/v1/projects/${id}`, {})
    expect(sent.statusCode, sent.body).toBe(200)
    expect(sent.json().data.attributes).toMatchObject({ status: 'submitted' })
    expect((await both.reviewed(id)).timeline.at(-1)).toMatchObject({
      side: 'applicant',
      message: 'Corrected by the applicant.',
    })
    expect((await both.test.mailbox()).length).toBe(mails + 1)
    expect((await both.test.mailbox())[0]?.subject).toMatch(/^You corrected your application \d+$/)
  })
  it('by the same rules: within the limit, with its own sentence, and nothing required goes', async () => {
    const id = await applied('1')
    expect(refusalsOf(await both.correct(id, 'quantity', '5'))).toContainEqual([
      '/comment/content',
      'You can apply for at most 2 here.',
    ])
    expect(refusalsOf(await both.correct(id, 'account-number', '44'))).toContainEqual([
      '/comment/content',
      'Write the account number as on your bill, such as LP-4100-2201. It is at the top.',
    ])
    const blank = await both.correct(id, 'account-number', '', { content_not_required: true })
    expect(blank.statusCode).toBe(422)
    expect((await both.correct(id, 'quantity', '2')).statusCode).toBe(200)
    expect((await both.project(id)).applied_obj_quantity).toBe(2)
  })
})

describe('what is new to staff', () => {
  const staff = async (email: string) => {
    const headers = await both.test.signIn(email)
    const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
      both.test.app.inject({ method, url: `/api/admin/v1/${url}`, headers, ...(payload && { payload }) })
    const read = async (url: string) => (await call('GET', url)).json().data
    type Row = { id: string; attributes: { unread: string | null } }
    return {
      mark: async (id: string) => {
        const rows: Row[] = await read('applications?tab=all&sort=-number')
        return rows.find((row) => row.id === id)?.attributes.unread
      },
      count: async (): Promise<number> => (await read('application_queue/unread')).attributes.unread,
      open: (id: string) => call('POST', `applications/${id}/review`),
      assign: async (id: string, from: string | null, to: string | null) => {
        const answer = await call('POST', 'application_queue/assignments', {
          assignments: [{ id, from, to }],
        })
        expect(answer.json().data.attributes.done, answer.body).toEqual([id])
      },
      ownId: async (): Promise<string> => (await read('application_queue')).attributes.own_id,
    }
  }
  const write = (id: string) =>
    both.me.call('POST', `/api/v1/applications/${id}/messages`, { content: 'When do you come?' })

  it('is what the applicant did since each of them last opened it, until somebody reviews it', async () => {
    const [rae, jordan] = [await staff('reviewer@lakeshore.test'), await staff('admin@lakeshore.test')]
    const tejo = await staff('admin@tejo.test')
    const before = [await rae.count(), await jordan.count(), await tejo.count()]
    const marks = async (id: string) => [await rae.mark(id), await jordan.mark(id)]
    const id = await applied('1')
    // Whatever is handed in for the first time stands in the queue anyway.
    expect(await marks(id)).toEqual([null, null])
    expect((await write(id)).statusCode).toBe(200)
    expect(await marks(id)).toEqual(['message', 'message'])
    await rae.open(id)
    expect(await marks(id)).toEqual([null, 'message'])
    expect([await rae.count(), await jordan.count(), await tejo.count()]).toEqual([
      ...[before[0], (before[1] ?? 0) + 1, before[2]],
    ])
    await both.correct(id, 'account-number', 'LP-4100-2202')
    expect(await marks(id)).toEqual(['change', 'change'])
    await rae.open(id)
    await both.move(id, 'eligibility_review')
    expect(await marks(id)).toEqual([null, 'change'])
    expect((await rae.open('01900000-0000-7000-8000-000000000000')).statusCode).toBe(404)
  })

  it('is what has become theirs, and then nobody else’s business', async () => {
    const [rae, jordan] = [await staff('reviewer@lakeshore.test'), await staff('admin@lakeshore.test')]
    const marks = async () => [await rae.mark(id), await jordan.mark(id)]
    const id = await applied('1')
    const raeId = await rae.ownId()
    await write(id)
    await rae.open(id)
    await jordan.assign(id, null, raeId)
    expect(await marks()).toEqual(['assigned', null])
    await rae.open(id)
    const requests = [{ kind: 'upload', item_id: 'invoice', content: 'Once more, please.' }]
    expect((await both.staff('POST', `applications/${id}/requests`, { requests })).statusCode).toBe(201)
    expect(await marks()).toEqual([null, null])
    const given = await both.me.upload(both.home, 'invoice', { project_id: id }, 'second page')
    expect(given.statusCode, given.body).toBe(201)
    expect(await marks()).toEqual(['change', null])
    await jordan.assign(id, raeId, null)
    await rae.assign(id, null, raeId)
    expect(await marks()).toEqual([null, null])
  })
})
