import type { BulkAction } from '@hearthlight/domain/applications/queue/bulk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeProgram } from '../../../testing/programs/change-program.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'
import { addApplication, addApplications } from '../../../testing/visits.ts'

let test: TestApp
let reviewer: SignedIn

beforeAll(async () => {
  test = await testApp({ now: () => new Date('2026-06-15T18:00:00Z') })
  reviewer = await test.signIn('reviewer@lakeshore.test')
})
afterAll(() => test.close())
beforeEach(() => test.db.deleteFrom('applications').where('incentive_id', 'is not', null).execute())

const post = (what: string, payload: object, headers = reviewer) =>
  test.app.inject({
    method: 'POST',
    url: `/api/admin/v1/application_queue/${what}`,
    headers: { ...headers },
    payload,
  })
type Planned = { id: string; attributes: { revision: number; refusal: string | null } }
async function plan(ids: readonly string[], action: BulkAction): Promise<Planned[]> {
  const answer = await post('bulk_plans', { ids, action })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const refusals = (planned: readonly Planned[]) => planned.map(({ attributes }) => attributes.refusal)
async function act(planned: readonly Planned[], action: BulkAction) {
  const applications = planned.map(({ id, attributes: { revision } }) => ({ id, revision }))
  const answer = await post('bulk_actions', { applications, action })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.attributes
}
const statusOf = async (id: string) =>
  (await test.db.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status
const REVIEW: BulkAction = { kind: 'move', to: 'eligibility_review' }

describe('one action for many applications', () => {
  it('is planned without doing anything, done with those it can be done with, and told to each', async () => {
    const waiting = await addApplications(test, { count: 2 })
    const approved = await addApplication(test, { status: 'approved' })
    const planned = await plan([...waiting, approved], REVIEW)
    expect(refusals(planned)).toEqual([null, null, 'no-such-move'])
    expect(await statusOf(waiting[0] ?? '')).toBe('submitted')

    const before = (await test.mailbox()).length
    const { done, refused } = await act(planned, REVIEW)
    expect(done).toMatchObject(waiting.map((id) => ({ id, back: null })))
    expect(refused).toEqual([{ id: approved, refusal: 'no-such-move' }])
    expect([await statusOf(waiting[1] ?? ''), await statusOf(approved)]).toEqual([
      'eligibility_review',
      'approved',
    ])
    expect(await test.mailbox()).toHaveLength(before + 2)
    const lines = await test.db
      .selectFrom('audit_log')
      .select('record_id')
      .where('action', '=', 'application.move')
      .where('record_id', 'in', waiting)
      .execute()
    expect(lines).toHaveLength(2)
  })

  it('leaves what somebody else changed meanwhile as it is', async () => {
    const [mine = '', theirs = ''] = await addApplications(test, { count: 2 })
    const planned = await plan([mine, theirs], REVIEW)
    await act(
      planned.filter(({ id }) => id === theirs),
      { kind: 'move', to: 'declined', message: 'Too late.' },
    )
    expect(await act(planned, REVIEW)).toMatchObject({
      done: [{ id: mine }],
      refused: [{ id: theirs, refusal: 'changed-meanwhile' }],
    })
    expect(await statusOf(theirs)).toBe('declined')
  })

  it('says what it lacks: a message, or a decision that is of this one alone', async () => {
    const id = await addApplication(test, { status: 'eligibility_review' })
    expect(refusals(await plan([id], { kind: 'move', to: 'declined' }))).toEqual(['message-missing'])
    expect(refusals(await plan([id], { kind: 'move', to: 'approved' }))).toEqual(['decide-alone'])
    expect(refusals(await plan([id], { kind: 'move', to: 'information_requested' }))).toEqual([
      'no-such-move',
    ])
  })

  it('asks the same of each that was asked it', async () => {
    const asked = await addApplication(test, { code: 'smart-thermostat' })
    const other = await addApplication(test)
    const request = { kind: 'answer' as const, item_id: 'quantity', content: 'How many?' }
    const action: BulkAction = { kind: 'ask', request, answer_by: '2026-07-01' }
    const planned = await plan([asked, other], action)
    expect(refusals(planned)).toEqual([null, 'not-asked'])
    await act(planned, action)
    expect([await statusOf(asked), await statusOf(other)]).toEqual(['information_requested', 'submitted'])
    const [mail] = await test.mailbox()
    expect(mail?.text).toContain('How many?')
    expect(mail?.text).toContain(`application=${asked}&item=answer.quantity`)
    expect(mail?.text).toContain('Please answer by 07-01-2026.')
  })

  it('can be undone where the program has a way back', async () => {
    const application = await test.db
      .selectFrom('applications')
      .select(['id', 'partner_id', 'program_id', 'program_version'])
      .where('kind', '=', 'Program')
      .where('status', '=', 'eligibility_review')
      .executeTakeFirstOrThrow()
    const { id } = application
    const ways = [{ to: 'submitted', by: ['reviewer'] }]
    await changeProgram(test.db, application, ['statuses', 'eligibility_review', 'transitions'], ways)
    const there: BulkAction = { kind: 'move', to: 'submitted' }
    const { done } = await act(await plan([id], there), there)
    expect(done).toMatchObject([{ id, back: 'eligibility_review' }])
    const back: BulkAction = { kind: 'move', to: done[0].back }
    const undone = await post('bulk_actions', {
      applications: [{ id, revision: done[0].revision }],
      action: back,
    })
    expect(undone.json().data.attributes.refused).toEqual([])
    expect(await statusOf(id)).toBe('eligibility_review')
  })

  it('is one partner’s own', async () => {
    const id = await addApplication(test)
    const tejo = await test.signIn('admin@tejo.test')
    const planned = await post('bulk_plans', { ids: [id], action: REVIEW }, tejo)
    expect(planned.json().data).toEqual([])
    const body = { applications: [{ id, revision: 1 }], action: REVIEW }
    expect((await post('bulk_actions', body, tejo)).statusCode).toBe(404)
    expect(await statusOf(id)).toBe('submitted')
  })
})
