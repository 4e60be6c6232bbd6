import { createHash } from 'node:crypto'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { type Applicant, applicant } from '../../testing/applicant.ts'
import { changePartner } from '../../testing/change-partner.ts'
import { explainIn } from '../../testing/database/explain-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'

const now = new Date('2026-06-15T18:00:00Z')
const FAMILY = '/api/v1/fulfill-integrate'
let test: TestApp
let me: Applicant
let admin: SignedIn

beforeAll(async () => {
  test = await testApp({ now: () => now })
  me = await applicant(test, 'homeowner@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url: `/api/admin/v1/${path}`, headers, ...(payload && { payload }) })
const titleOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors[0]?.title
const attributesOf = async (path: string) =>
  (await call('GET', path)).json().data.map(({ attributes }: { attributes: object }) => attributes)

/** An application that waits for a decision, as if it had been handed in. */
async function handIn(code: string): Promise<string> {
  const { id: program_id } = await programOf(code)
  const building_id = me.home('Birchwood Lane')
  const { version } = await programOf(code)
  const id = newId()
  const { partner_id, user_id } = await test.db
    .selectFrom('buildings')
    .select(['partner_id', 'user_id'])
    .where('id', '=', building_id)
    .executeTakeFirstOrThrow()
  await test.db
    .insertInto('applications')
    .values({
      partner_id,
      id,
      user_id,
      building_id,
      kind: 'Program',
      program_id,
      program_version: version,
      status: 'eligibility_review',
      created_at: now,
      updated_at: now,
      submitted_at: now,
    })
    .execute()
  return id
}
async function move(id: string, to: string, more: object = {}): Promise<void> {
  const { revision } = (await call('GET', `applications/${id}`)).json().data.attributes
  const moved = await call('POST', `applications/${id}/moves`, { to, revision, ...more })
  expect(moved.statusCode, moved.body).toBe(201)
}
async function approve(code: string, amount: string): Promise<string> {
  const id = await handIn(code)
  await move(id, 'approved', { amount, reason: 'Seen.' })
  return id
}
const programOf = (code: string) =>
  test.db.selectFrom('programs').select(['id', 'version']).where('code', '=', code).executeTakeFirstOrThrow()
const statusOf = async (id: string) => (await call('GET', `applications/${id}`)).json().data.attributes.status
/** What a file of this choice would hold. */
const chosen = async (choice: object = {}) =>
  (await call('POST', 'payment_choices', choice)).json().data.attributes
const make = async (payments?: readonly string[]) =>
  call('POST', 'payment_batches', { payments: payments ?? (await chosen()).payments })
/** Makes a file of what is due, or of these, and marks it as sent. */
async function send(payments?: readonly string[]) {
  const made = await make(payments)
  expect(made.statusCode, made.body).toBe(201)
  const { id, attributes } = made.json().data
  expect((await call('POST', `payment_batches/${id}/sent`)).statusCode).toBe(204)
  return { id, ...attributes }
}
const paymentsOf = async (query = 'limit=100') =>
  (await call('GET', `payments?${query}`))
    .json()
    .data.map(({ id, attributes }: { id: string; attributes: object }) => ({ ...attributes, id }))
const paymentOf = async (id: string) =>
  (await paymentsOf()).find(({ application_id }: { application_id: string }) => application_id === id)
const importing = async (csv: string, is_dry_run = false) =>
  (await call('POST', 'payment_imports', { csv, is_dry_run })).json().data.attributes

it('what is approved becomes a payment, leaves in a file with a checksum, and comes back row by row', async () => {
  const first = await approve('appliance-bundle-2026', '40.00')
  const second = await approve('appliance-bundle-2026', '25.50')
  expect(await attributesOf('payments')).toMatchObject([
    { application_id: second, amount: '25.50', status: 'due', batch_number: null },
    { application_id: first, amount: '40.00', status: 'due' },
  ])
  const made = await send()
  expect(made).toMatchObject({ lines: 2, total: '65.50', by: 'Jordan Hale' })
  const file = await test.app.inject({ url: made.url, headers: admin })
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(made.sha256)
  const [head, ...lines] = file.body.trim().split('\r\n')
  expect(head).toBe('Payment,Application,Name,Email,Address,Program or incentive,Amount,Currency')
  expect(lines).toHaveLength(2)
  const [one, two] = lines.map((line) => line.split(',')[0])
  expect(await chosen()).toMatchObject({ payments: [], total: '0.00' })

  const csv = [
    'payment,status,amount,reference,paid_on,reason',
    `${one},paid,40.00,CHK 118204,2026-06-20,`,
    `${two},failed,,,,Account closed`,
    '999999,paid,,,,',
    `${one},paid,,,,`,
  ].join('\n')
  const expected = {
    rows: 4,
    paid: 1,
    failed: 1,
    errors: [
      { row: 4, message: 'There is no payment with this number.' },
      { row: 5, message: 'This payment appears in the file twice.' },
    ],
  }
  expect(await importing(csv, true)).toEqual(expected)
  expect(await statusOf(first)).toBe('approved')
  expect(await importing(csv)).toEqual(expected)
  expect(await statusOf(first)).toBe('payment_issued')
  expect(await attributesOf('payments')).toMatchObject([
    { status: 'failed', problem: 'Account closed' },
    { status: 'paid', reference: 'CHK 118204', paid_at: '2026-06-20T12:00:00.000Z' },
  ])
  expect((await importing(csv)).errors).toHaveLength(4)
  expect(await chosen()).toMatchObject({ payments: [], failed: 1 })
  expect(titleOf(await call('POST', 'payment_imports', { csv: 'a,b\n1,2', is_dry_run: true }))).toBe(
    'The file needs a first line with the columns Payment and Status.',
  )
})

it('are listed by their amount, page by page, and found by their number or that of the application', async () => {
  const more = await approve('free-weatherization', '3.10')
  const less = await approve('free-weatherization', '2.95')
  const first = (await call('GET', 'payments?sort=amount&limit=1')).json()
  const second = (await call('GET', `payments?sort=amount&limit=1&after=${first.meta.next}`)).json()
  const [{ attributes: smallest }, { attributes: next }] = [...first.data, ...second.data]
  expect([smallest, next]).toMatchObject([
    { application_id: less, amount: '2.95' },
    { application_id: more, amount: '3.10' },
  ])
  expect(await attributesOf(`payments?q=${next.number}`)).toEqual([next])
  expect(await attributesOf(`payments?q=${next.application_number}&status=due`)).toEqual([next])
  expect(await attributesOf(`payments?q=%23${next.number}`)).toEqual([next])
  expect(await attributesOf('payments?q=nothing')).toEqual([])
})

it('are compared by amount in the index, also behind row-level security', async () => {
  const plan = await explainIn(
    test.db,
    { partnerId: test.partners.lakeshore.id },
    `select id from payments where (amount_cents, id) < (4000, '${newId()}') order by amount_cents desc, id desc`,
  )
  expect(plan).toContain('payments_by_amount')
  expect(plan).toMatch(/Index Cond: .*amount_cents/)
})

it('belong to staff with the permission, of their own partner', async () => {
  const advisor = await test.signIn('advisor@lakeshore.test')
  expect((await call('GET', 'payments', undefined, advisor)).statusCode).toBe(403)
  const tejo = await test.signIn('admin@tejo.test')
  expect((await call('GET', 'payments', undefined, tejo)).json().data).toEqual([])
  const [batch] = (await call('GET', 'payment_batches')).json().data
  expect((await call('GET', `payment_batches/${batch.id}/file`, undefined, tejo)).statusCode).toBe(404)
})

describe('a budget that is used up', () => {
  const begin = async (code: string) => {
    const { id: program_id } = await programOf(code)
    return me.call('POST', `${FAMILY}/projects`, { building_id: me.home('Birchwood Lane'), program_id })
  }
  const budgetOf = async (name: RegExp) =>
    (await attributesOf('budgets')).find((budget: { name: string }) => name.test(budget.name))
  /** Less than the demo has, so that one approval is enough. */
  async function setBudget(code: string, budget: object) {
    const versions = await test.db
      .selectFrom('program_versions')
      .innerJoin('programs', 'programs.id', 'program_versions.program_id')
      .where('programs.code', '=', code)
      .select(['program_versions.program_id', 'program_versions.version', 'definition'])
      .execute()
    for (const { program_id, version, definition } of versions)
      await test.db
        .updateTable('program_versions')
        .set({ definition: JSON.stringify({ ...definition, budget }) })
        .where('program_id', '=', program_id)
        .where('version', '=', version)
        .execute()
  }

  afterAll(() => setBudget('free-weatherization', { amount: '10000.00', when_used_up: 'close' }))

  it('closes the program: nothing begins, and what has begun is not taken, with a sentence', async () => {
    const code = 'free-weatherization'
    await setBudget(code, { amount: '100.00', when_used_up: 'close' })
    const begun = await begin(code)
    expect(begun.statusCode, begun.body).toBe(201)
    const project_id = begun.json().data.id
    await approve(code, '93.95')
    expect(await budgetOf(/kit|weather/i)).toMatchObject({ budget: '100.00', is_used_up: true, left: '0.00' })
    const sentence =
      "This year's budget of the program is used up, so it is not taking applications right now."
    const refused = await begin(code)
    expect([refused.statusCode, titleOf(refused)]).toEqual([422, sentence])
    const answers = {
      kit: {
        home_kind: 'House',
        drafty_doors: 1,
        postal_address: '602 Huron Street',
        language_of_guide: 'English',
      },
    }
    await me.call('POST', `${FAMILY}/prqs`, { answerList: answers, details: { project_id, cn: 'kit' } })
    const terms = { accept_tnc: true, is_tc_update: true, details: { project_id, cn: 'terms' } }
    const sent = await me.call('POST', `${FAMILY}/prqs`, terms)
    expect([sent.statusCode, titleOf(sent)]).toEqual([422, sentence])

    const waiting_status = 'eligibility_review'
    await setBudget(code, { amount: '100.00', when_used_up: 'waiting_list', waiting_status })
    expect((await me.call('POST', `${FAMILY}/prqs`, terms)).statusCode).toBe(200)
    const details = (await me.call('GET', `${FAMILY}/projects/${project_id}`)).json().data.attributes
    expect(details.status_code).toBe(waiting_status)
  })
})

it('is marked as paid by no move of staff, alone or with others, only by its payment', async () => {
  const id = await approve('appliance-bundle-2026', '1.00')
  const seen = (await call('GET', `applications/${id}`)).json().data.attributes
  expect(seen.is_to_be_paid).toBe(true)
  expect(seen.moves.map(({ code }: { code: string }) => code)).not.toContain('payment_issued')
  for (const headers of [admin, await test.signIn('advisor@lakeshore.test')]) {
    const move = { to: 'payment_issued', revision: seen.revision }
    const moved = await call('POST', `applications/${id}/moves`, move, headers)
    expect([moved.statusCode, titleOf(moved)]).toEqual([
      409,
      'This application cannot be moved there from the status it has now.',
    ])
    const bulk = {
      applications: [{ id, revision: seen.revision }],
      action: { kind: 'move', to: 'payment_issued' },
    }
    const done = await call('POST', 'application_queue/bulk_actions', bulk, headers)
    expect(done.json().data.attributes).toEqual({ done: [], refused: [{ id, refusal: 'no-such-move' }] })
  }
  expect(await statusOf(id)).toBe('approved')
})

describe('an application that leaves the status in which it is approved', () => {
  const CODE = 'free-weatherization'
  const committed = async () =>
    (await attributesOf('budgets')).find(({ name }: { name: string }) => /kit|weather/i.test(name)).committed
  const committedSince = async (before: string) => (Number(await committed()) - Number(before)).toFixed(2)
  const askAgain = async (id: string) =>
    call('POST', `applications/${id}/requests`, {
      requests: [{ kind: 'answer', item_id: 'home_kind', content: 'Which is it?' }],
    })
  /** The program as a partner may write it: an approval can be taken back, or turned into a request or a refusal. */
  async function letApprovalsBeUndone() {
    const { id, version } = await programOf(CODE)
    const row = await test.db
      .selectFrom('program_versions')
      .select('definition')
      .where('program_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    const { statuses } = row.definition
    const back = ['eligibility_review', 'information_requested', 'declined'].map((to) => ({
      to,
      by: ['reviewer'],
    }))
    const approved = {
      ...statuses['approved'],
      transitions: [...(statuses['approved']?.transitions ?? []), ...back],
    }
    await test.db
      .updateTable('program_versions')
      .set({ definition: JSON.stringify({ ...row.definition, statuses: { ...statuses, approved } }) })
      .where('program_id', '=', id)
      .where('version', '=', version)
      .execute()
  }
  const WAYS: [string, (id: string) => Promise<unknown>][] = [
    [
      'the applicant withdraws it',
      (id) => me.call('PUT', `${FAMILY}/projects/0`, { project_id: id, project_status: 'withdrawn' }),
    ],
    ['staff withdraw it', (id) => move(id, 'withdrawn', { message: 'As you asked.' })],
    ['staff decline it', (id) => move(id, 'declined', { message: 'It was sold.' })],
    ['staff take it back into review', (id) => move(id, 'eligibility_review')],
    ['staff ask for something more', askAgain],
  ]
  it.each(WAYS)('is not paid and holds no money back: %s', async (_way, leave) => {
    await letApprovalsBeUndone()
    const before = await committed()
    const stays = await approve(CODE, '12.00')
    const leaves = await approve(CODE, '30.00')
    expect(await committedSince(before)).toBe('42.00')
    await leave(leaves)
    expect(await statusOf(leaves)).not.toBe('approved')
    expect([await paymentOf(stays), await paymentOf(leaves)]).toMatchObject([
      { status: 'due' },
      { status: 'cancelled' },
    ])
    expect(await committedSince(before)).toBe('12.00')
    const { url } = await send()
    const file = (await test.app.inject({ url, headers: admin })).body
    const paid = [await paymentOf(stays), await paymentOf(leaves)].map(({ number }) =>
      file.includes(`\r\n${number},`),
    )
    expect(paid).toEqual([true, false])
  })
  it('is not due again once its payment was sent, however often it is approved', async () => {
    await letApprovalsBeUndone()
    const id = await approve(CODE, '31.00')
    await send()
    await move(id, 'eligibility_review')
    expect(await paymentOf(id)).toMatchObject({ status: 'sent', amount: '31.00' })
    const { revision } = (await call('GET', `applications/${id}`)).json().data.attributes
    const more = { to: 'approved', amount: '35.00', reason: 'Seen.', revision }
    const refused = await call('POST', `applications/${id}/moves`, more)
    expect([refused.statusCode, titleOf(refused)]).toEqual([
      409,
      expect.stringMatching(/^Payment \d+ has left in a file with another amount\. /),
    ])
    await move(id, 'approved', { amount: '31.00', reason: 'Seen.' })
    expect(await paymentOf(id)).toMatchObject({ status: 'sent', amount: '31.00' })
    expect(await chosen()).toMatchObject({ payments: [] })
  })
  it('is paid after all when it is approved once more', async () => {
    const id = await approve(CODE, '30.00')
    await askAgain(id)
    expect(await paymentOf(id)).toMatchObject({ status: 'cancelled' })
    await move(id, 'eligibility_review')
    await move(id, 'approved', { amount: '28.00', reason: 'Seen.' })
    expect(await paymentOf(id)).toMatchObject({ status: 'due', amount: '28.00' })
  })
})

it('are found by the beginnings of words of a name, and by what they are for', async () => {
  const { name, program } = await paymentOf(await approve('free-weatherization', '4.10'))
  const [first = '', last = ''] = name.split(' ')
  const words = `${last.slice(0, 3).toLowerCase()} ${first.slice(0, 2)}`
  const found = await attributesOf(`payments?q=${encodeURIComponent(words)}`)
  expect(found.length).toBeGreaterThan(1)
  expect(new Set(found.map((payment: { name: string }) => payment.name))).toEqual(new Set([name]))
  expect(await attributesOf(`payments?q=${first}+Nobody`)).toEqual([])
  const paidFor = (await call('GET', 'paid_for')).json().data
  const id = paidFor.find(
    ({ attributes }: { attributes: { name: string } }) => attributes.name === program,
  ).id
  const ofProgram = await attributesOf(`payments?program=${id}`)
  expect(new Set(ofProgram.map((payment: { program: string }) => payment.program))).toEqual(
    new Set([program]),
  )
  expect((await attributesOf('payments')).length).toBeGreaterThan(ofProgram.length)
})

describe('a file of payments', () => {
  const BUNDLE = 'appliance-bundle-2026'
  const KIT = 'free-weatherization'
  /** Two of one program and one of another, and nothing else that is due. */
  async function three() {
    await send(
      (await chosen()).payments.length > 0 ? undefined : [(await paymentOf(await approve(KIT, '1.00'))).id],
    )
    const ids = [await approve(BUNDLE, '10.00'), await approve(KIT, '5.00'), await approve(BUNDLE, '20.50')]
    const payments = await Promise.all(ids.map(paymentOf))
    return payments.map(({ id }) => id) as [string, string, string]
  }
  const statusesOf = async (ids: readonly string[]) => {
    const all = await paymentsOf()
    return ids.map((id) => all.find((payment: { id: string }) => payment.id === id).status)
  }
  const csvOf = async (url: string) => (await test.app.inject({ url, headers: admin })).body

  it('holds what was chosen, by program or line by line, and leaves out what is held, with its reason', async () => {
    const [first, other, second] = await three()
    const { id: program } = await programOf(BUNDLE)
    expect(await chosen({ program })).toMatchObject({ payments: [first, second], total: '30.50', held: 0 })
    const held = await call('POST', `payments/${first}/hold`, { reason: 'The invoice is in another name.' })
    expect(held.statusCode, held.body).toBe(204)
    expect((await paymentsOf('status=held'))[0]).toMatchObject({
      id: first,
      reason: 'The invoice is in another name.',
    })
    expect(await chosen({ program })).toMatchObject({ payments: [second], total: '20.50', held: 1 })
    expect(await chosen({ payments: [first, other, second] })).toMatchObject({
      payments: [other, second],
      total: '25.50',
      held: 1,
      has_more: false,
    })
    const refused = await make([first, second])
    expect([refused.statusCode, titleOf(refused)]).toEqual([
      409,
      expect.stringMatching(/^Payment \d+ is no longer due\. /),
    ])
    expect(await statusesOf([first, other, second])).toEqual(['held', 'due', 'due'])
    const { url } = (await make([second])).json().data.attributes
    expect((await csvOf(url)).trim().split('\r\n')).toHaveLength(2)
    expect(await statusesOf([first, other, second])).toEqual(['held', 'due', 'filed'])
    expect(titleOf(await call('POST', `payments/${second}/hold`, { reason: 'Late.' }))).toBe(
      'Only a payment that is due can be held.',
    )
    expect((await call('DELETE', `payments/${first}/hold`)).statusCode).toBe(204)
    expect(titleOf(await call('DELETE', `payments/${first}/hold`))).toBe('This payment is not held.')
    expect(await statusesOf([first])).toEqual(['due'])
  })

  it('is undone until it is marked as sent, and never after', async () => {
    const [first, other, second] = await three()
    const made = (await make([first, second])).json().data
    expect(
      await importing(`payment,status\n${(await paymentsOf('status=filed'))[0].number},paid`),
    ).toMatchObject({
      errors: [{ row: 2, message: 'This payment has not been sent in a file.' }],
    })
    expect((await call('POST', `payment_batches/${made.id}/undo`)).statusCode).toBe(204)
    expect(await statusesOf([first, other, second])).toEqual(['due', 'due', 'due'])
    const gone = { method: 'GET', url: made.attributes.url, headers: admin } as const
    expect(titleOf(await test.app.inject(gone))).toMatch(/^File \d+ has been undone\.$/)
    expect(titleOf(await call('POST', `payment_batches/${made.id}/sent`))).toMatch(/has been undone/)
    const sent = await send([first, second])
    expect(await statusesOf([first, other, second])).toEqual(['sent', 'due', 'sent'])
    for (const again of ['undo', 'sent'])
      expect(titleOf(await call('POST', `payment_batches/${sent.id}/${again}`))).toBe(
        `File ${sent.number} has been marked as sent, so it cannot be undone.`,
      )
    const [newest, before] = await attributesOf('payment_batches')
    expect(newest).toMatchObject({ number: sent.number, sent_at: now.toISOString(), undone_at: null })
    expect(before).toMatchObject({ sent_at: null, undone_at: now.toISOString() })
  })

  it('is made once of the same lines by two who make it at once, and the other is told', async () => {
    const [first, other, second] = await three()
    const answers = await Promise.all([make([first, other]), make([second, first])])
    const [made, refused] = answers.sort((a, b) => a.statusCode - b.statusCode)
    expect([made?.statusCode, refused?.statusCode]).toEqual([201, 409])
    expect(titleOf(refused ?? made ?? answers[0])).toMatch(
      /^Payment \d+ already stands in a file, so no second file was made\. /,
    )
    const statuses = await statusesOf([first, other, second])
    expect(statuses[0]).toBe('filed')
    expect(statuses.toSorted()).toEqual(['due', 'filed', 'filed'])
  })

  it('is not sent once an application in it is not to be paid any more', async () => {
    const stays = await approve(KIT, '6.00')
    const leaves = await approve(KIT, '7.00')
    const ids = [(await paymentOf(stays)).id, (await paymentOf(leaves)).id]
    const { id, attributes } = (await make(ids)).json().data
    await move(leaves, 'withdrawn', { message: 'As you asked.' })
    expect(titleOf(await call('POST', `payment_batches/${id}/sent`))).toBe(
      `A payment in file ${attributes.number} has been stopped since the file was made. Undo the file and make a new one.`,
    )
    expect(await statusesOf(ids)).toEqual(['filed', 'cancelled'])
    await call('POST', `payment_batches/${id}/undo`)
    expect(await statusesOf(ids)).toEqual(['due', 'cancelled'])
  })

  it('takes other lines of the partner only', async () => {
    const [first] = await three()
    const tejo = await test.signIn('admin@tejo.test')
    for (const path of ['payment_choices', 'payment_batches'])
      expect((await call('POST', path, { payments: [first] }, tejo)).statusCode).toBe(404)
  })
})

describe('a payment that came back', () => {
  async function failed(row: string, code = 'free-weatherization') {
    const application = await approve(code, '8.00')
    const { id, number } = await paymentOf(application)
    await send([id])
    await importing(`Payment,Status,Reason\n${number},${row}`)
    return { id, number, application }
  }
  const decide = (id: string, decision: object) => call('POST', `payments/${id}/decision`, decision)

  it('waits for a decision in no file, and its reason stays until it is paid', async () => {
    const { id, number, application } = await failed('failed,Account closed')
    expect(await paymentOf(application)).toMatchObject({ status: 'failed', problem: 'Account closed' })
    expect((await chosen({ payments: [id] })).payments).toEqual([])
    expect((await decide(id, { decision: 'again' })).statusCode).toBe(204)
    expect(await paymentOf(application)).toMatchObject({ status: 'due', problem: 'Account closed' })
    expect(titleOf(await decide(id, { decision: 'again' }))).toBe(
      'This payment does not wait for a decision.',
    )
    await send([id])
    expect(await paymentOf(application)).toMatchObject({ status: 'sent', problem: 'Account closed' })
    await importing(`Payment,Status\n${number},paid`)
    expect(await paymentOf(application)).toMatchObject({ status: 'paid', problem: null })
  })

  it('is held while something is corrected, or closed, with a reason each', async () => {
    const { id, application } = await failed('failed,No such account')
    expect((await decide(id, { decision: 'close' })).statusCode).toBe(422)
    await decide(id, { decision: 'correct', reason: 'Asked for the account number.' })
    expect(await paymentOf(application)).toMatchObject({
      status: 'held',
      problem: 'No such account',
      reason: 'Asked for the account number.',
    })
    const other = await failed('failed,Moved away')
    await decide(other.id, { decision: 'close', reason: 'She does not want it.' })
    expect(await paymentOf(other.application)).toMatchObject({
      status: 'cancelled',
      problem: 'Moved away',
      reason: 'She does not want it.',
    })
  })

  it('may have been paid before the bank returned it, and is paid again', async () => {
    const { id, number, application } = await failed('paid,', 'appliance-bundle-2026')
    expect(await statusOf(application)).toBe('payment_issued')
    await importing(`Payment,Status,Reason\n${number},returned,Account closed`)
    expect(await paymentOf(application)).toMatchObject({
      status: 'failed',
      problem: 'Account closed',
      paid_at: null,
    })
    await decide(id, { decision: 'again' })
    await send([id])
    await importing(`Payment,Status,Paid on\n${number},paid,2026-06-18`)
    expect(await paymentOf(application)).toMatchObject({
      status: 'paid',
      paid_at: '2026-06-18T12:00:00.000Z',
    })
  })
})

describe('where amounts are written with a comma', () => {
  beforeAll(() =>
    changePartner(test, 'lakeshore', { languages: ['es', 'en'], country: 'PT', currency_code: 'EUR' }),
  )
  afterAll(() => changePartner(test, 'lakeshore'))

  it('a file has its headings in the first language of the partner, and comes back as it is written there', async () => {
    const [paid, other] = [
      await approve('appliance-bundle-2026', '280.00'),
      await approve('appliance-bundle-2026', '12.50'),
    ]
    const payments = [await paymentOf(paid), await paymentOf(other)]
    const { url } = await send(payments.map(({ id }) => id))
    const file = (await test.app.inject({ url, headers: admin })).body
    const [headings, ...lines] = file.trim().split('\r\n')
    expect(headings).toBe(
      'Pago,Solicitud,Nombre,Correo electrónico,Dirección,Programa o incentivo,Monto,Moneda',
    )
    expect(lines.map((line) => line.split(',').slice(-2))).toEqual([
      ['280.00', 'EUR'],
      ['12.50', 'EUR'],
    ])
    const [first, second] = payments.map(({ number }) => number)
    const csv = [
      ...['Pago;Estado;Monto;Motivo', `${first};pagado;280,00;`],
      `${second};fallido;12,51;Cuenta cerrada`,
    ].join('\n')
    expect(await importing(csv)).toMatchObject({ paid: 1, failed: 0, errors: [{ row: 3 }] })
    expect(await importing(csv.replace('12,51', '12,50'))).toMatchObject({ paid: 0, failed: 1 })
    expect([await paymentOf(paid), await paymentOf(other)]).toMatchObject([
      { status: 'paid', problem: null },
      { status: 'failed', problem: 'Cuenta cerrada' },
    ])
  })
})

it('comes back in a file of no more rows than one call settles, and a larger one is refused at once', async () => {
  const csvOf = (rows: number, row = (number: number) => `${number},paid`) =>
    `payment,status\n${Array.from({ length: rows }, (_, index) => row(index + 9_000_000)).join('\n')}`
  const sentence =
    'The file has more than 2000 rows or 1 MB. Split it and take the parts back one after the other.'
  for (const csv of [csvOf(2001), csvOf(70_000), csvOf(2, () => 'x'.repeat(600_000))]) {
    const refused = await call('POST', 'payment_imports', { csv, is_dry_run: false })
    expect([refused.statusCode, titleOf(refused)]).toEqual([422, sentence])
  }
  expect((await importing(csvOf(2000), true)).errors).toHaveLength(2000)
  const quotes = await call('POST', 'payment_imports', { csv: '"a"b'.repeat(240_000), is_dry_run: true })
  expect(titleOf(quotes)).toBe('The file needs a first line with the columns Payment and Status.')
})
