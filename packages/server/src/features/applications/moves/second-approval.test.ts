import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { type Applicant, applicant } from '../../../testing/applicant.ts'
import { heldReads } from '../../../testing/database/held-reads.ts'
import { changeProgram } from '../../../testing/programs/change-program.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

const CODE = 'free-weatherization'
let now = new Date('2026-06-15T18:00:00Z')
const isOnServer = process.env['TEST_DATABASE_URL'] !== undefined
const payments = heldReads('payments')
let test: TestApp
let me: Applicant
let admin: SignedIn
let reviewer: SignedIn
let advisor: SignedIn

beforeAll(async () => {
  test = await testApp({ now: () => now, plugin: payments.plugin })
  me = await applicant(test, 'homeowner@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
  reviewer = await test.signIn('reviewer@lakeshore.test')
  advisor = await test.signIn('advisor@lakeshore.test')
})
afterAll(() => test.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000)
  await limit('1000.00')
})

const call = (headers: SignedIn, method: 'GET' | 'POST', path: string, payload?: object) =>
  test.app.inject({ method, url: `/api/admin/v1/${path}`, headers, ...(payload && { payload }) })
const titleOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors[0]?.title
const read = async (id: string, headers = admin) =>
  (await call(headers, 'GET', `applications/${id}`)).json().data.attributes
const budget = async () =>
  (await call(admin, 'GET', 'budgets'))
    .json()
    .data.map(({ attributes }: { attributes: object }) => attributes)
    .find(({ name }: { name: string }) => /kit|weather/i.test(name))

async function version(code = CODE) {
  const row = await test.db
    .selectFrom('programs')
    .select(['partner_id', 'id', 'version'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return { partner_id: row.partner_id, program_id: row.id, program_version: row.version }
}
/** What is left when nothing waits, beside what earlier tests have committed. */
async function limit(left: string, cap?: string): Promise<void> {
  const { paid, committed } = await budget()
  const amount = (Number(left) + Number(paid) + Number(committed)).toFixed(2)
  await changeProgram(test.db, await version(), ['budget'], { amount, when_used_up: 'close' })
  const cart = { title: { en: 'Cart', es: 'Carrito' }, ...(cap !== undefined && { cap }) }
  await changeProgram(test.db, await version(), ['cart'], cart)
}

/** An application that waits for a decision, as if it had been handed in. */
async function handIn(code = CODE): Promise<string> {
  const building_id = me.home('Birchwood Lane')
  const id = newId()
  const { user_id } = await test.db
    .selectFrom('buildings')
    .select('user_id')
    .where('id', '=', building_id)
    .executeTakeFirstOrThrow()
  await test.db
    .insertInto('applications')
    .values({
      ...(await version(code)),
      id,
      user_id,
      building_id,
      kind: 'Program',
      status: 'eligibility_review',
      created_at: now,
      updated_at: now,
      submitted_at: now,
    })
    .execute()
  return id
}
async function approve(id: string, amount: string, headers = reviewer) {
  const { revision } = await read(id)
  const reason = 'The invoice says so.'
  return call(headers, 'POST', `applications/${id}/moves`, { to: 'approved', amount, reason, revision })
}
async function decide(id: string, headers: SignedIn, body: object = { is_confirmed: true }) {
  const { waiting_approval } = await read(id)
  return call(headers, 'POST', `applications/${id}/waiting_approvals/${waiting_approval.id}`, body)
}
async function correct(id: string, amount: string) {
  const { revision } = await read(id)
  return call(reviewer, 'POST', `applications/${id}/amounts`, {
    amount,
    reason: 'A digit too many.',
    revision,
  })
}
const paymentOf = async (id: string) =>
  (await call(admin, 'GET', 'payments?limit=100'))
    .json()
    .data.map(({ attributes }: { attributes: object }) => attributes)
    .find(({ application_id }: { application_id: string }) => application_id === id)
const inTab = async (tab: string, headers: SignedIn) =>
  (await call(headers, 'GET', `applications?tab=${tab}&limit=100`))
    .json()
    .data.map(({ id }: { id: string }) => id)

const mailsWith = async (words: string) =>
  (await test.mailbox()).flatMap(({ to, text }) => (text.includes(words) ? [to] : []))

describe('an amount above what is left of the budget', () => {
  it('waits for a second person, seen by both, and holds no money meanwhile', async () => {
    const [waits, other] = [await handIn(), await handIn()]
    await approve(other, '400.00')
    const asked = await approve(waits, '600.01')
    expect(asked.statusCode, asked.body).toBe(201)
    expect(asked.json().data.attributes).toMatchObject({
      status: 'eligibility_review',
      approved_amount: null,
      waiting_approval: { amount: '600.01', why: 'left', reason: 'The invoice says so.', is_own: true },
      limits: { left: '600.00' },
      notes: [{ content: 'The invoice says so.' }],
    })
    expect((await read(waits, admin)).waiting_approval).toMatchObject({ is_own: false, by: 'Casey Moreau' })
    for (const desk of [reviewer, admin]) {
      expect(await inTab('second', desk)).toEqual([waits])
      expect(await inTab('review', desk)).toContain(waits)
    }
    expect((await call(admin, 'GET', 'application_queue')).json().data.attributes.counts.second).toBe(1)
    expect(await paymentOf(waits)).toBeUndefined()
    expect(await budget()).toMatchObject({ left: '600.00', is_used_up: false })

    expect((await decide(waits, admin)).statusCode).toBe(204)
    expect(await read(waits)).toMatchObject({
      status: 'approved',
      approved_amount: '600.01',
      waiting_approval: null,
    })
    expect(await paymentOf(waits)).toMatchObject({ status: 'due', amount: '600.01' })
    expect(await inTab('second', admin)).toEqual([])
  })
  it('is not confirmed by who approved it, nor by who has not the permission', async () => {
    const id = await handIn()
    await approve(id, '1000.01')
    const own = await decide(id, reviewer)
    expect([own.statusCode, titleOf(own)]).toEqual([
      403,
      'You approved this amount yourself. Somebody else has to confirm it.',
    ])
    expect((await decide(id, advisor)).statusCode).toBe(403)
    expect((await read(id)).status).toBe('eligibility_review')
  })
  it('is refused with a reason that the first is told', async () => {
    const id = await handIn()
    await approve(id, '1000.01')
    expect((await decide(id, admin, { is_confirmed: false })).statusCode).toBe(422)
    const refused = await decide(id, admin, { is_confirmed: false, reason: 'The invoice is of last year.' })
    expect(refused.statusCode, refused.body).toBe(204)
    const seen = await read(id, reviewer)
    expect(seen).toMatchObject({ status: 'eligibility_review', waiting_approval: null })
    const words = '$1,000.01 was not confirmed. The invoice is of last year.'
    expect(seen.notes.at(-1)).toMatchObject({ content: words, by: 'Jordan Hale', mentions: ['Casey Moreau'] })
    expect(await mailsWith(words)).toEqual(['reviewer@lakeshore.test'])
    expect(await mailsWith(`http://lakeshore.localhost/admin/applications/${id}`)).toEqual([
      'reviewer@lakeshore.test',
    ])
  })
  it('waits no longer once another is approved, or the application is moved', async () => {
    const [smaller, declined] = [await handIn(), await handIn()]
    for (const id of [smaller, declined]) await approve(id, '1000.01')
    const { waiting_approval: old } = await read(declined)
    await approve(smaller, '20.00')
    expect(await read(smaller)).toMatchObject({ status: 'approved', approved_amount: '20.00' })
    const { revision } = await read(declined)
    const move = { to: 'declined', message: 'It was sold.', revision }
    await call(reviewer, 'POST', `applications/${declined}/moves`, move)
    const late = await call(admin, 'POST', `applications/${declined}/waiting_approvals/${old.id}`, {
      is_confirmed: true,
    })
    expect(late.statusCode).toBe(409)
    const waiting = await inTab('second', admin)
    expect([waiting.includes(smaller), waiting.includes(declined)]).toEqual([false, false])
  })
  it('of two at once is approved for one of them alone', async () => {
    const ids = [await handIn(), await handIn()]
    const moves = await Promise.all(
      ids.map(async (id) => {
        const { revision } = await read(id)
        const move = { to: 'approved', amount: '600.00', reason: 'The invoice says so.', revision }
        return () => call(reviewer, 'POST', `applications/${id}/moves`, move)
      }),
    )
    // Both have looked for a payment before either looks at the budget; the embedded database does one after the other.
    if (isOnServer) payments.hold()
    const answers = moves.map((move) => move())
    if (isOnServer) await payments.waiting(2)
    payments.letGo()
    await Promise.all(answers)
    const after = await Promise.all(ids.map((id) => read(id)))
    expect(after.map(({ status }) => status).toSorted()).toEqual(['approved', 'eligibility_review'])
    expect(after.filter(({ waiting_approval }) => waiting_approval !== null)).toHaveLength(1)
    expect(await budget()).toMatchObject({ left: '400.00' })
  })
})

it('an amount above the cap waits too, and one above all that the program has is taken from nobody', async () => {
  await limit('1000.00', '300.00')
  const id = await handIn()
  expect((await approve(id, '300.00')).json().data.attributes.status).toBe('approved')
  const above = await handIn()
  const waiting = (await approve(above, '300.01')).json().data.attributes.waiting_approval
  expect(waiting).toMatchObject({ why: 'cap', amount: '300.01' })
  const slip = await approve(await handIn(), '999999')
  expect([slip.statusCode, titleOf(slip)]).toEqual([
    422,
    'This is more than the program has in all. Check the amount.',
  ])
  expect(await budget()).toMatchObject({ left: '700.00', is_used_up: false })
})

it('an amount that no measure gives, as for a heat pump, is open and not zero, and has to be said', async () => {
  const id = await handIn('heat-pump-2026')
  expect((await read(id)).amount).toMatchObject({ lines: [], total: null })
  const { revision } = await read(id)
  const move = { to: 'approved', reason: 'The invoice says so.', revision }
  const silent = await call(reviewer, 'POST', `applications/${id}/moves`, move)
  expect(silent.statusCode).toBe(422)
  expect(ErrorResponse.parse(silent.json()).errors.map(({ source }) => source?.pointer)).toContain('/amount')
  const approved = await approve(id, '2400.00')
  expect(approved.json().data.attributes).toMatchObject({ status: 'approved', approved_amount: '2400.00' })
})

it('many are not approved past the budget at once', async () => {
  const id = await handIn()
  const { revision } = await read(id)
  const action = { kind: 'move', to: 'approved' }
  const done = await call(reviewer, 'POST', 'application_queue/bulk_actions', {
    applications: [{ id, revision }],
    action,
  })
  expect(done.json().data.attributes).toMatchObject({ done: [], refused: [{ id, refusal: 'decide-alone' }] })
})

describe('an approved amount', () => {
  it('is corrected with a reason until it has left, its payment and the applicant with it', async () => {
    const id = await handIn()
    await approve(id, '200.00')
    expect(await read(id)).toMatchObject({ may_correct: true, is_to_be_paid: true })
    const corrected = await correct(id, '20.00')
    expect(corrected.json().data.attributes).toMatchObject({ status: 'approved', approved_amount: '20.00' })
    expect(corrected.json().data.attributes.notes.at(-1)).toMatchObject({ content: 'A digit too many.' })
    expect(await paymentOf(id)).toMatchObject({ status: 'due', amount: '20.00' })
    expect(await mailsWith('The approved amount is now $20.00.')).toEqual(['homeowner@lakeshore.test'])
    const due = (await call(admin, 'POST', 'payment_choices', {})).json().data.attributes
    await call(admin, 'POST', 'payment_batches', { payments: due.payments })
    expect(await read(id)).toMatchObject({ may_correct: false })
    const late = await correct(id, '30.00')
    expect([late.statusCode, titleOf(late)]).toEqual([
      409,
      'This amount cannot be corrected: nothing is approved, or its payment has left in a file.',
    ])
  })
  it('is not corrected to more than the program has', async () => {
    const id = await handIn()
    await approve(id, '200.00')
    const slip = await correct(id, '999999')
    expect([slip.statusCode, titleOf(slip)]).toEqual([
      422,
      'This is more than the program has in all. Check the amount.',
    ])
    expect(await read(id)).toMatchObject({ approved_amount: '200.00', waiting_approval: null })
    expect(await budget()).toMatchObject({ is_used_up: false })
  })
  it('is corrected past a limit by two, and counts its own money as free', async () => {
    const id = await handIn()
    await approve(id, '900.00')
    expect((await correct(id, '1000.00')).json().data.attributes.approved_amount).toBe('1000.00')
    await limit('100.00')
    const { waiting_approval } = (await correct(id, '1100.01')).json().data.attributes
    expect(waiting_approval).toMatchObject({ why: 'left' })
    await limit('900.00', '1050.00')
    expect((await correct(id, '1060.00')).json().data.attributes).toMatchObject({
      status: 'approved',
      approved_amount: '1000.00',
      waiting_approval: { amount: '1060.00', why: 'cap', to: 'approved' },
    })
    expect((await decide(id, admin)).statusCode).toBe(204)
    expect(await read(id)).toMatchObject({ approved_amount: '1060.00', waiting_approval: null })
    expect(await paymentOf(id)).toMatchObject({ status: 'due', amount: '1060.00' })
  })
})
