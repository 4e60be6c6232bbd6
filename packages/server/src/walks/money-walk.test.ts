import { ownEnds, reviewerMoves, type Statuses } from '@hearthlight/domain/applications/statuses'
import { centsOfDecimal, decimalOfCents } from '@hearthlight/domain/incentives/amounts/rational'
import { PAYMENT_DECISIONS } from '@hearthlight/domain/payments/payment'
import { ROW_STATUSES } from '@hearthlight/domain/payments/payment-row'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { programStatuses } from '@hearthlight/domain/programs/definition/status-moves'
import { RANDOM_STATUSES, randomStatuses } from '@hearthlight/domain/programs/testing/random-statuses'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findProgramByCode, writeProgram } from '../features/programs/program-store.ts'
import { changeRows } from '../testing/database/change-rows.ts'
import { familyClient, type ProgramSite, type Sent } from '../testing/program-engine/family-client.ts'
import { programSite } from '../testing/programs/program-site.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { SignedIn } from '../testing/test-sign-in.ts'

let test: TestApp
let site: ProgramSite
let admin: SignedIn
let reviewer: SignedIn
beforeAll(async () => {
  test = await testApp()
  site = await programSite(test)
  admin = await test.signIn('admin@lakeshore.test')
  reviewer = await test.signIn('reviewer@lakeshore.test')
})
afterAll(() => test.close())
const client = familyClient(() => site)

const amount = fc.constantFrom('10.00', '10.00', '24.69', '24.69', '95.00', '999.00')
/** Mostly one of the ways that there are from where an application is, else any status. */
const way = fc.record({ at: fc.nat(20), any: fc.option(fc.constantFrom(...RANDOM_STATUSES), { freq: 5 }) })
const which = fc.nat(2)
/** What anybody may try with one of a few applications; most of it is refused, and that is part of it. */
const happening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('hand-in' as const),
      which,
      measure: fc.constantFrom('fan', 'fan', 'share', ''),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), which, way }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('move' as const), which, way, amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move-many' as const), which, way }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ask' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('correct' as const), which, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('second' as const), which, is_confirmed: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('file' as const), isSent: fc.constantFrom(true, true, false) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bank' as const),
      which,
      said: fc.constantFrom(...ROW_STATUSES),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hold' as const), which, isHeld: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      which,
      decision: fc.constantFrom(...PAYMENT_DECISIONS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
)
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never
type Of<Kind extends Happening['kind']> = Extract<Happening, { kind: Kind }>
type OfRow = Exclude<Happening['kind'], 'hand-in' | 'file'>

let programs = 0
async function publish(definition: ProgramDefinition): Promise<string> {
  programs += 1
  const code = `walked-${programs}`
  const partnerId = test.partners.lakeshore.id
  await changeRows(test.db, partnerId, async (db) => {
    await writeProgram(db, { partnerId }, { ...definition, code }, new Date())
  })
  const stored = await changeRows(test.db, partnerId, (db) => findProgramByCode(db, { partnerId }, code))
  if (stored === undefined) throw new Error('the program was not published')
  return stored.id
}

const rowsOf = async (program: string) =>
  (
    await sql<{
      id: string
      status: string
      revision: number
      approved_amount: string | null
      payment: string | null
      number: number | null
      payment_id: string | null
      amount: string | null
    }>`select a.id, a.status, a.revision, a.approved_amount, p.status as payment, p.number, p.id as payment_id, p.amount
      from applications a left join payments p on p.partner_id = a.partner_id and p.application_id = a.id
      where a.program_id = ${program} order by a.number`.execute(test.db)
  ).rows
type Row = Awaited<ReturnType<typeof rowsOf>>[number] & { readonly statuses: Statuses }

const closed = new Set<string>()

/** Whoever acts, the answer is a success or a refusal in a sentence. */
function sound<T extends Sent>(answer: T): T {
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  return answer
}
const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, headers = admin) =>
  sound(await test.app.inject({ method, url: `/api/admin/v1/${path}`, headers, ...(payload && { payload }) }))

async function handIn(program: string, { which, measure, quantity }: Of<'hand-in'>): Promise<void> {
  const row = (await rowsOf(program))[which]
  const begun = { building_id: site.buildingId, program_id: program }
  const id =
    row?.id ?? sound(await client.send('POST', '/projects', begun)).json().data?.attributes.project_id
  // It may have been refused: the budget is used up.
  if (id === undefined) return
  if (measure !== '') sound(await client.measures(id, { program_measure_id: measure, quantity }))
  sound(await client.accept(id))
}

async function file(program: string, { isSent }: Of<'file'>): Promise<void> {
  const { payments } = (await call('POST', 'payment_choices', { program })).json().data.attributes
  if (payments.length === 0) return
  const { id } = (await call('POST', 'payment_batches', { payments })).json().data
  await call('POST', `payment_batches/${id}/${isSent ? 'sent' : 'undo'}`)
}

const reason = 'Seen.'
const message = 'As decided.'
const wayOf = ({ status, statuses }: Row, { at, any }: { at: number; any: string | null }): string => {
  const ways = reviewerMoves(statuses, status)
  return any ?? ways[at % ways.length]?.code ?? 'withdrawn'
}
/** With whose payment something is tried, where there is one. */
const FITS: Readonly<Partial<Record<OfRow, readonly (string | null)[]>>> = {
  bank: ['sent', 'paid'],
  decide: ['failed'],
  hold: ['due', 'held'],
  correct: ['due'],
}
/** What is tried with the application of a row. */
const TRIED: { [Kind in OfRow]: (row: Row, event: Of<Kind>) => Promise<unknown> } = {
  leave: async ({ id, status, statuses }, { way: { at, any } }) => {
    const ends = ownEnds(statuses, status)
    const project_status = any ?? ends[at % ends.length] ?? 'withdrawn'
    return sound(await client.send('PUT', '/projects/0', { project_id: id, project_status }))
  },
  move: (row, { way, amount }) => {
    const { id, revision } = row
    const move = { to: wayOf(row, way), amount, message, reason, revision }
    return call('POST', `applications/${id}/moves`, move, reviewer)
  },
  'move-many': (row, { way }) => {
    const { id, revision } = row
    const action = { kind: 'move', to: wayOf(row, way), message }
    return call('POST', 'application_queue/bulk_actions', { applications: [{ id, revision }], action })
  },
  ask: ({ id, revision }) =>
    call('POST', `applications/${id}/requests`, {
      requests: [{ kind: 'step', item_id: 'things', content: 'Once more, please.' }],
      revision,
    }),
  correct: ({ id, revision }, { amount }) =>
    call('POST', `applications/${id}/amounts`, { amount, reason, revision }, reviewer),
  second: async ({ id }, { is_confirmed }) => {
    const { waiting_approval } = (await call('GET', `applications/${id}`)).json().data.attributes
    const decided = { is_confirmed, reason }
    if (waiting_approval !== null)
      await call('POST', `applications/${id}/waiting_approvals/${waiting_approval.id}`, decided)
  },
  bank: ({ number }, { said }) => {
    const csv = `payment,status,reason\n${number},${said},Account closed`
    return call('POST', 'payment_imports', { csv, is_dry_run: false })
  },
  hold: ({ payment_id }, { isHeld }) =>
    isHeld
      ? call('POST', `payments/${payment_id}/hold`, { reason })
      : call('DELETE', `payments/${payment_id}/hold`),
  decide: async ({ id, payment_id }, { decision }) => {
    const decided = decision === 'again' ? { decision } : { decision, reason }
    const { statusCode } = await call('POST', `payments/${payment_id}/decision`, decided)
    if (decision === 'close' && statusCode === 204) closed.add(id)
  },
  delete: ({ id }) => test.db.deleteFrom('applications').where('id', '=', id).execute(),
}

async function happen(program: string, definition: ProgramDefinition, event: Happening): Promise<void> {
  if (event.kind === 'hand-in') return handIn(program, event)
  if (event.kind === 'file') return file(program, event)
  const all = await rowsOf(program)
  const fitting = all.filter(({ payment }) => FITS[event.kind]?.includes(payment) ?? true)
  const rows = fitting.length > 0 ? fitting : all
  const row = rows[event.which % Math.max(1, rows.length)]
  // What one of them does with another one's event does not compile, so the table is asked for its own.
  const tried = TRIED[event.kind] as (of: Row, event: Happening) => Promise<unknown>
  if (row !== undefined) await tried({ ...row, statuses: programStatuses(definition) }, event)
}

const hasLeft = (payment: string | null) => payment === 'sent' || payment === 'paid'

/** What a row must say of its money, and how much that is: what its status says, or what left before it was taken back. */
function owedOf({ statuses }: ProgramDefinition, row: Omit<Row, 'statuses'>): number {
  const money = statuses[row.status]?.money
  if (money === undefined) {
    expect(
      hasLeft(row.payment) || row.payment === null || row.payment === 'cancelled',
      JSON.stringify(row),
    ).toBe(true)
    return hasLeft(row.payment) ? centsOfDecimal(row.amount ?? '0') : 0
  }
  if (closed.has(row.id) && row.payment === 'cancelled') return 0
  expect(row, JSON.stringify(row)).toMatchObject({ amount: row.approved_amount })
  expect(row.payment, JSON.stringify(row)).not.toBe('cancelled')
  return centsOfDecimal(row.approved_amount ?? '0')
}

it('what is committed, due and paid is what the statuses say, whatever happens to applications of any program', async () => {
  const walk = fc.array(happening, { minLength: 20, maxLength: 35, size: 'max' })
  const property = fc.asyncProperty(randomStatuses, walk, async (definition, events) => {
    const program = await publish(definition)
    for (const event of events) {
      await happen(program, definition, event)
      const rows = await rowsOf(program)
      const owed = rows.reduce((sum, row) => sum + owedOf(definition, row), 0)
      const budgets: { id: string; attributes: { committed: string; paid: string } }[] = (
        await call('GET', 'budgets')
      ).json().data
      const { committed = '0', paid = '0' } = budgets.find(({ id }) => id === program)?.attributes ?? {}
      const spent = decimalOfCents(centsOfDecimal(committed) + centsOfDecimal(paid))
      expect(spent, JSON.stringify({ event, rows })).toBe(decimalOfCents(owed))
    }
  })
  await fc.assert(property, { numRuns: 10, endOnFailure: true })
})
