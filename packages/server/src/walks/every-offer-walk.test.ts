import { appliedAmount, paidQuantity } from '@hearthlight/domain/applications/amounts/applied-amount'
import type { Project } from '@hearthlight/domain/applications/project'
import type { StaffApplication } from '@hearthlight/domain/applications/staff-application'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Applicant, applicant } from '../testing/applicant.ts'
import { finishProgram, finishRebate } from '../testing/finish-requests.ts'
import { homeThatFits } from '../testing/home-that-fits.ts'
import { FAMILY_AT } from '../testing/program-engine/family-client.ts'
import { openIncentives } from '../testing/programs/open-incentives.ts'
import { answerQuestion, walkProgram } from '../testing/programs/walk-offers.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { DemoCode } from '../testing/test-partner.ts'
import type { SignedIn } from '../testing/test-sign-in.ts'

/**
 * Every incentive of every demo partner and every program is applied for to its end, by what the answers say and nothing
 * else: handed in, asked for everything once more, approved, asked for what the payment needs, and to be paid.
 */
// One test walks some twenty applications: several times what a quiet machine needs.
vi.setConfig({ testTimeout: 600_000 })

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  await openIncentives(test, new Date())
})
afterAll(() => test.close())

type Row<T> = { readonly id: string; readonly attributes: T }
type Place = Readonly<Record<'city' | 'region' | 'zip' | 'country', string>>

/** What cannot exist before the work is done. */
const AFTERWARDS = /invoice|factura|facture|fatura(?! com tarifa)|finished|terminó|fin des travaux|concluíd/i

describe.each<DemoCode>(['lakeshore', 'boreale', 'tejo'])('of %s', (code) => {
  let me: Applicant
  let admin: SignedIn
  let home: string
  let place: Place
  let incentives: readonly ClassifiedIncentive[]
  beforeAll(async () => {
    me = await applicant(test, `homeowner@${code}.test`)
    admin = await test.signIn(`admin@${code}.test`)
    const list = (await me.call('GET', '/api/v1/buildings/')).json<{ records: { data: Row<Place>[] } }>()
    const [first] = list.records.data
    if (first === undefined) throw new Error('the demo has no home')
    home = first.id
    const { city, region, zip, country } = first.attributes
    place = { city, region, zip, country }
    incentives = await incentivesOf(me, home)
  })
  const staff = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/admin/v1/${url}`,
      headers: admin,
      ...(payload && { payload }),
    })
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300)
    return answer
  }
  const reviewed = async (id: string): Promise<StaffApplication> =>
    (await staff('GET', `applications/${id}`)).json().data.attributes
  /** Moves it on until such a move is open to staff. */
  const moveUntil = async (id: string, isWanted: (way: Way) => boolean) => {
    for (let count = 0; count < MOST_MOVES; count += 1) {
      const application = await reviewed(id)
      const { moves, revision } = application
      if (moves.some(isWanted)) return application
      const on = moves.find(({ asks, is_end, money }) => !asks && !is_end && money === null)
      if (on === undefined) throw new Error(`${id}: no way on`)
      await staff('POST', `applications/${id}/moves`, { to: on.code, reason: 'Seen.', revision })
    }
    throw new Error(`${id}: too long a way`)
  }
  /** Asks once more for all that was answered and given, and may be asked. */
  const askAll = async (id: string) => {
    const { answers, documents, upload_items, revision } = await moveUntil(id, ({ asks }) => asks)
    const content = 'Once more, please.'
    const given = upload_items.filter((item) => documents.some(({ item_id }) => item_id === item.id))
    const requests = [
      ...answers.filter((answer) => answer.content !== null || answer.is_restricted),
      ...given.map((item) => ({ item_id: item.id, isUpload: true })),
    ].map((item) => ({ kind: 'isUpload' in item ? 'upload' : 'answer', item_id: item.item_id, content }))
    if (requests.length > 0) await staff('POST', `applications/${id}/requests`, { requests, revision })
    return requests.length
  }
  /** Moves it on until it is approved. */
  const approve = async (id: string, amount: string) => {
    const isApproval = ({ money }: Way) => money === 'committed'
    const { moves, revision } = await moveUntil(id, isApproval)
    const to = moves.find(isApproval)?.code
    await staff('POST', `applications/${id}/moves`, { to, reason: 'Seen.', revision, amount })
  }
  const projectOf = async (id: string): Promise<Project> =>
    (await me.call('GET', `/api/v1/projects/${id}`)).json().data.attributes
  const dueOf = async (id: string): Promise<string[]> =>
    (await staff('GET', 'payments?limit=100'))
      .json<{ data: Row<{ application_id: string; amount: string }>[] }>()
      .data.filter(({ attributes }) => attributes.application_id === id)
      .map(({ attributes }) => attributes.amount)

  /** Hands it in, gives everything once more, has it approved and gives what the payment needs; answers what is paid. */
  const rebateToItsEnd = async (each: ClassifiedIncentive): Promise<Paid> => {
    const at = isOpen(each) ? home : await homeThatFits(me, code, each.code, place)
    const incentive = at === home ? each : await me.incentive(at, each.code)
    expect([each.code, isOpen(incentive)]).toEqual([each.code, true])
    const { id, number, total_incentive } = await applyFor(me, at, incentive)
    const { amount } = appliedAmount(incentive, paidQuantity(incentive.question_list, answerOf(incentive)))
    const worked = (await reviewed(id)).amount.total
    expect([each.code, total_incentive, worked]).toEqual([each.code, amount, amount])
    if ((await askAll(id)) > 0) await finishRebate(me, await projectOf(id), incentive)
    expect([each.code, (await projectOf(id)).total_incentive]).toEqual([each.code, amount])
    const paid = amount ?? FOUND_BY_STAFF
    await approve(id, paid)
    const approved = await projectOf(id)
    expect([each.code, approved.total_incentive]).toEqual([each.code, paid])
    if (approved.requested_edit !== null) {
      await finishRebate(me, approved, incentive)
      await approve(id, paid)
    }
    expect([each.code, (await projectOf(id)).status]).toEqual([each.code, 'approved'])
    expect([each.code, await dueOf(id)]).toEqual([each.code, [paid]])
    return { number, amount: paid }
  }

  it('each incentive is applied for to its end, and is one amount wherever it is shown', async () => {
    const paid: Paid[] = []
    for (const each of incentives) if (each.program === null) paid.push(await rebateToItsEnd(each))
    await expectInMails(code, paid)
  })

  const detailsOf = async (id: string): Promise<ProjectDetails> =>
    (await me.call('GET', `${FAMILY_AT}/projects/${id}`)).json().data.attributes
  /** The same of a program. */
  const programToItsEnd = async ({ id, attributes: { name } }: Row<{ name: string }>): Promise<Paid> => {
    const linked = incentives.filter(({ program }) => program?.id === id)
    const measure = linked.flatMap(({ program }) => program?.measure ?? [])[0]
    const walked = await walkProgram(me, { programId: id, home, measure })
    expect([name, walked.status]).toEqual([name, 'submitted'])
    expectSamePrices(linked, walked.measures)
    const { number, total_incentive, ...cart } = await detailsOf(walked.id)
    expect(centsOf(cart.sum)).toBe(cart.retrofits.reduce((all, { incentive }) => all + centsOf(incentive), 0))
    expect(centsOf(total_incentive)).toBe(centsOf(cart.sum) - centsOf(cart.above_cap))
    // What pays nothing by its measures has no amount that staff would start from.
    expect((await reviewed(walked.id)).amount.total).toBe(cart.retrofits.length > 0 ? total_incentive : null)
    if ((await askAll(walked.id)) > 0) await finishProgram(me, walked.id, home)
    expect((await detailsOf(walked.id)).total_incentive).toBe(total_incentive)
    const amount = cart.retrofits.length > 0 ? total_incentive : FOUND_BY_STAFF
    await approve(walked.id, amount)
    expect([name, (await detailsOf(walked.id)).total_incentive]).toEqual([name, amount])
    expect([name, await dueOf(walked.id)]).toEqual([name, [amount]])
    return { number, amount }
  }

  it('each program is applied for to its end, pays what its incentives say, and is one amount everywhere', async () => {
    const programs = (await me.call('GET', `${FAMILY_AT}/programs?building_id=${home}`)).json<{
      data?: Row<{ name: string }>[]
    }>().data
    const paid: Paid[] = []
    for (const program of programs ?? []) paid.push(await programToItsEnd(program))
    await expectInMails(code, paid)
  })

  it('what is due leaves in a file with headings in the partner’s own language, and comes back under them', async () => {
    const { payments } = (await staff('POST', 'payment_choices', {})).json().data.attributes
    const made = (await staff('POST', 'payment_batches', { payments })).json().data
    const file = await staff('GET', `payment_batches/${made.id}/file`)
    const [head, line = ''] = file.body.split('\r\n')
    expect(head).toBe(HEADINGS[code])
    await staff('POST', `payment_batches/${made.id}/sent`)
    const csv = `${head},${STATUS[code]}\r\n${line},${PAID[code]}`
    const taken = await staff('POST', 'payment_imports', { csv, is_dry_run: true })
    expect(taken.json().data.attributes).toMatchObject({ rows: 1, paid: 1, errors: [] })
  })

  it('what is applied for in a program is refused as a rebate', async () => {
    for (const { code: named, program, classification } of incentives) {
      if (program === null || !isOpen({ classification })) continue
      const answer = await me.submit(home, named)
      expect([named, answer.json().errors[0].code]).toEqual([named, 'applications.in-program'])
    }
  })

  it('the home page and the finder tell of each what the catalogue tells', async () => {
    const { amounts } = (await me.call('GET', '/api/v1/home_amounts')).json<{
      data: { attributes: { amounts: Record<string, { amount: string; formula: string | null }> } }
    }>().data.attributes
    expect(Object.keys(amounts)).toHaveLength(5)
    for (const [named, { amount, formula }] of Object.entries(amounts)) {
      const entry = incentives.find((each) => each.code === named)
      const figures = digitsOf(entry?.amount_formula)
      for (const figure of (formula ?? amount).match(/\d{1,3}(?:[\u00a0\u202f ]\d{3})+|\d+(?:[.,]\d+)*/g) ??
        [])
        expect([named, figures]).toEqual([named, expect.arrayContaining([figure.replace(/[^\d]/g, '')])])
    }
    const found = await test.app.inject({
      url: `/api/v1/rebate_finder?zip=${encodeURIComponent(place.zip)}`,
      headers: { host: `${code}.localhost` },
    })
    const formulas = new Map(
      found
        .json<{ data: Row<ClassifiedIncentive>[] }>()
        .data.map(({ attributes }) => [attributes.code, attributes.amount_formula]),
    )
    expect(formulas.size).toBe(incentives.length)
    for (const { code: named, amount_formula } of incentives)
      expect([named, formulas.get(named)]).toEqual([named, amount_formula])
  })
})

const HEADINGS: Readonly<Record<string, string>> = {
  lakeshore: 'Payment,Application,Name,Email,Address,Program or incentive,Amount,Currency',
  boreale: 'Paiement,Demande,Nom,Courriel,Adresse,Programme ou aide,Montant,Devise',
  tejo: 'Pagamento,Candidatura,Nome,Email,Morada,Programa ou apoio,Montante,Moeda',
}
const STATUS: Readonly<Record<string, string>> = { lakeshore: 'Status', boreale: 'État', tejo: 'Estado' }
const PAID: Readonly<Record<string, string>> = { lakeshore: 'paid', boreale: 'payé', tejo: 'pago' }
const MOST_MOVES = 5
type Way = StaffApplication['moves'][number]
/** Where nothing works the amount out. */
const FOUND_BY_STAFF = '75.00'
type Paid = { readonly number: number; readonly amount: string }

const centsOf = (decimal: string | null) => Math.round(Number(decimal ?? 0) * 100)

/** The measures of a program pay what the incentives say that are applied for in it. */
function expectSamePrices(
  linked: readonly ClassifiedIncentive[],
  measures: readonly { readonly measure: string; readonly most: number }[],
): void {
  for (const { code, program, amount_formula } of linked) {
    if (program?.measure == null) continue
    const offered = measures.find(({ measure }) => measure === program.measure)
    expect([code, offered?.most]).toEqual([code, mostOf(amount_formula)])
  }
}

async function incentivesOf(me: Applicant, home: string): Promise<ClassifiedIncentive[]> {
  const lists = await Promise.all(
    ['/api/v2/offers', '/api/v1/subsidies'].map((url) => me.call('GET', `${url}?building_id=${home}`)),
  )
  return lists.flatMap((answer) =>
    answer
      .json<{ data: Row<Omit<ClassifiedIncentive, 'id'>>[] }>()
      .data.map(({ id, attributes }) => ({ ...attributes, id })),
  )
}

const answerOf =
  ({ question_list }: ClassifiedIncentive) =>
  (id: string) => {
    const item = question_list.find((each) => each.id === id)
    return item && answerQuestion(item)
  }

/** Answers and gives what is asked for at this stage, and hands it in. */
async function applyFor(me: Applicant, home: string, incentive: ClassifiedIncentive): Promise<Project> {
  const questions = incentive.question_list.filter(({ stage }) => stage === 'application')
  const documents = incentive.document_list.filter(({ stage }) => stage === 'application')
  const required = [...questions, ...documents].filter(({ is_required }) => is_required === 'true')
  if (incentive.needs_approval_first)
    expect(required.filter(({ name }) => AFTERWARDS.test(name)).map(({ name }) => name)).toEqual([])
  for (const question of questions)
    expect((await me.answer(home, question.id, answerQuestion(question))).statusCode).toBeLessThan(300)
  const files = documents.flatMap(({ id, min_files }) =>
    Array.from({ length: min_files }, (_, file) => ({ id, file })),
  )
  for (const { id, file } of files)
    expect((await me.upload(home, id, {}, `${incentive.code}-${id}-${file}`)).statusCode).toBe(201)
  const named = incentive.kind === 'Offer' ? 'offer_id' : 'subsidy_id'
  const what = { building_id: home, consent: true }
  const made = await me.call('POST', `/api/v1/projects?${named}=${incentive.id}`, what)
  expect(made.statusCode, `${incentive.code}: ${made.body}`).toBe(201)
  return made.json().data.attributes
}

/** Every sum that a mail about an application names, its copy and its approval first, is the amount of it. */
async function expectInMails(code: DemoCode, paid: readonly Paid[]): Promise<void> {
  const mails = await test.mailbox(code)
  for (const { number, amount } of paid) {
    const about = mails.filter(({ subject }) => new RegExp(`\\b${number}\\b`).test(subject))
    const sums = about.flatMap(({ text }) => sumsIn(text))
    expect([number, sums.length > 0, [...new Set(sums)]]).toEqual([number, true, [Number(amount)]])
  }
}

/** Sums of money in a mail, as each language writes them; rates and limits have no cents there. */
const sumsIn = (text: string): number[] =>
  (text.match(/\d{1,3}(?:[\u00a0\u202f .,]?\d{3})*[.,]\d{2}(?=\D|$)/g) ?? []).map((sum) =>
    Number(`${sum.slice(0, -3).replace(/\D/g, '')}.${sum.slice(-2)}`),
  )

const isOpen = ({ classification }: Pick<ClassifiedIncentive, 'classification'>) =>
  classification?.trace.every(({ outcome }) => outcome !== 'not_met') === true

/** All figures of a formula as plain digits. */
const digitsOf = (formula: unknown): string[] =>
  (JSON.stringify(formula ?? {}).match(/\d+(?:\.\d+)?/g) ?? []).map((figure) => figure.replace('.', ''))

type Formula = ClassifiedIncentive['amount_formula']

/** The most that a formula pays, in whole units, as a measure of which nothing is known is quoted. */
function mostOf({ parts: [part] }: Formula): number | undefined {
  if (part === undefined || part.kind === 'tiers') return undefined
  if (part.kind === 'flat') return Number(part.amount)
  if (part.kind === 'percent') return part.cap === undefined ? undefined : Number(part.cap)
  const most = part.max_units === undefined ? Number.POSITIVE_INFINITY : Number(part.rate) * part.max_units
  return Math.min(most, part.cap === undefined ? most : Number(part.cap))
}
