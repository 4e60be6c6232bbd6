import { appliedAmount, asTold } from '@hearthlight/domain/applications/amounts/applied-amount'
import { toldByAnswers } from '@hearthlight/domain/applications/answers/told-by-answers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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

type Line = { readonly code: string; readonly outcome: string; readonly used: unknown }

/** An application for a new furnace in a home that nobody has assessed. */
const applied = (fuel: string) =>
  both.applied(
    'gas-furnace',
    { 'installed-on': '2026-05-20', contractor: 'a-registered-contractor', 'old-furnace-fuel': fuel },
    ['invoice', 'ahri'],
  )
const ruleOf = async (id: string): Promise<Line | undefined> =>
  (await both.reviewed(id)).eligibility.trace.find(({ code }: Line) => code === 'heats-with-gas')

it('a rule of a rebate is met by an answer of the application where the home tells nothing', async () => {
  const before = await both.me.incentive(both.home, 'gas-furnace')
  expect(before.eligibility.trace.find(({ code }) => code === 'heats-with-gas')).toMatchObject({
    outcome: 'unknown',
    used: null,
  })
  const id = await applied('natural-gas')
  expect(await ruleOf(id)).toMatchObject({
    outcome: 'met',
    used: { fact: 'heating_fuel', values: ['natural_gas'], source: 'application' },
  })
  // The home itself knows no more than before.
  const after = await both.me.incentive(both.home, 'gas-furnace')
  expect(after.eligibility).toEqual(before.eligibility)
})

it('a rule that an answer contradicts is not met, keeps one from approving without a reason, and follows the answer', async () => {
  const id = await applied('oil')
  expect(await ruleOf(id)).toMatchObject({
    outcome: 'not_met',
    used: { values: ['oil'], source: 'application' },
  })
  expect((await both.reviewed(id)).eligibility.verdict).toBe('not_eligible')
  await both.move(id, 'eligibility_review')
  const approve = async () => {
    const { revision } = await both.reviewed(id)
    return both.staff('POST', `applications/${id}/moves`, { to: 'approved', revision, amount: '500.00' })
  }
  expect(refusalsOf(await approve()).map(([pointer]) => pointer)).toContain('/reason')
  await both.staff('POST', `applications/${id}/requests`, {
    requests: [{ kind: 'answer', item_id: 'old-furnace-fuel', content: 'The invoice says gas.' }],
    revision: (await both.reviewed(id)).revision,
  })
  const corrected = await both.correct(id, 'old-furnace-fuel', 'natural-gas')
  expect(corrected.statusCode, corrected.body).toBeLessThan(300)
  expect((await ruleOf(id))?.outcome).toBe('met')
})

it('an answer that tells nothing leaves the rule open', async () => {
  expect(await ruleOf(await applied('other'))).toMatchObject({ outcome: 'unknown', used: null })
})

it('a tier of the amount is decided by an answer, for the applicant as for the reviewer, and follows it', async () => {
  await payByFuel()
  const open = await both.me.incentive(both.home, 'gas-furnace')
  expect([open.amount, open.amount_basis]).toEqual(['500.00', 'maximum'])
  const id = await applied('oil')
  expect(await both.project(id)).toMatchObject({ total_incentive: '350.00', total_basis: 'exact' })
  expect((await both.test.mailbox())[0]?.text).toContain('Rebate: $350.00')
  expect((await both.reviewed(id)).amount).toMatchObject({
    total: '350.00',
    lines: [{ steps: ['A fixed sum of $350.00'], amount: '350.00' }],
  })
  expect((await both.correct(id, 'old-furnace-fuel', 'natural-gas')).statusCode).toBe(200)
  expect(await both.project(id)).toMatchObject({ total_incentive: '500.00', total_basis: 'exact' })
  expect((await both.reviewed(id)).amount.total).toBe('500.00')
})

it('a tier that needs an answer and the home together is the same for the browser before it is sent and for the server', async () => {
  const all = [burned('oil'), { fact: 'region', is: 'one_of', values: ['WI'] }]
  await payBy([
    { when: { all }, pays: { kind: 'flat', amount: '425' } },
    { pays: { kind: 'flat', amount: '100' } },
  ])
  const shown = await both.me.incentive(both.home, 'gas-furnace')
  const live = (fuel: string) => {
    const told = toldByAnswers(shown.question_list, (id) => (id === 'old-furnace-fuel' ? fuel : ''))
    return appliedAmount(asTold(shown, told), undefined).amount
  }
  expect([live('oil'), live('natural-gas')]).toEqual(['425.00', '100.00'])
  const id = await applied('oil')
  expect(await both.project(id)).toMatchObject({ total_incentive: live('oil') })
  expect((await both.correct(id, 'old-furnace-fuel', 'natural-gas')).statusCode).toBe(200)
  expect(await both.project(id)).toMatchObject({ total_incentive: live('natural-gas') })
})

const burned = (fuel: string) => ({ fact: 'heating_fuel', is: 'one_of', values: [fuel] })

/** From now on the furnace pays by what the old one burned. */
const payByFuel = (): Promise<void> =>
  payBy([
    { when: burned('natural_gas'), pays: { kind: 'flat', amount: '500' } },
    { when: burned('oil'), pays: { kind: 'flat', amount: '350' } },
  ])

async function payBy(tiers: readonly object[]): Promise<void> {
  const { db, partners } = both.test
  const of = { partner_id: partners.lakeshore.id, code: 'gas-furnace' }
  const amount = { parts: [{ kind: 'tiers', tiers }], never_above_cost: false }
  const { definition } = await db
    .selectFrom('incentives')
    .select('definition')
    .where(({ and }) => and(of))
    .executeTakeFirstOrThrow()
  await db
    .updateTable('incentives')
    .set({ definition: JSON.stringify({ ...definition, amount }) })
    .where(({ and }) => and(of))
    .execute()
}
