import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classification/classified-incentive'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Applicant, applicant } from './testing/applicant.ts'
import { openIncentives } from './testing/open-incentives.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import type { DemoCode } from './testing/test-partner.ts'
import { answerQuestion, walkProgram } from './testing/walk-offers.ts'

/** Every incentive of every demo partner and every program is applied for to its end, by what the answers say and nothing else. */
let test: TestApp
beforeAll(async () => {
  test = await testApp()
  await openIncentives(test, new Date())
})
afterAll(() => test.close())

type Row<T> = { readonly id: string; readonly attributes: T }

/** What cannot exist before the work is done. */
const AFTERWARDS = /invoice|factura|facture|fatura|finished|terminó|fin des travaux|concluíd/i

describe.each<DemoCode>(['lakeshore', 'boreale', 'tejo'])('of %s', (code) => {
  let me: Applicant
  let home: string
  let incentives: readonly ClassifiedIncentive[]
  beforeAll(async () => {
    me = await applicant(test, `homeowner@${code}.test`)
    const list = (await me.call('GET', '/api/v1/buildings/')).json<{ records: { data: Row<object>[] } }>()
    home = list.records.data[0]?.id ?? ''
    const lists = await Promise.all(
      ['/api/v2/offers', '/api/v1/subsidies'].map((url) => me.call('GET', `${url}?building_id=${home}`)),
    )
    incentives = lists.flatMap((answer) =>
      answer
        .json<{ data: Row<Omit<ClassifiedIncentive, 'id'>>[] }>()
        .data.map(({ id, attributes }) => ({ ...attributes, id })),
    )
  })

  it('each incentive that is open to the home is handed in by what it asks for', async () => {
    const open = incentives.filter(
      ({ classification, program }) => program === null && isOpen(classification),
    )
    expect(open.length).toBeGreaterThan(0)
    for (const incentive of open) {
      const made = await applyFor(me, home, incentive)
      expect([incentive.code, made.statusCode, made.statusCode === 201 ? '' : made.body]).toEqual([
        incentive.code,
        201,
        '',
      ])
    }
  })

  it('each program is handed in by the steps it shows, and pays what its incentives say', async () => {
    const programs = (await me.call('GET', `/api/v1/fulfill-integrate/programs?building_id=${home}`)).json<{
      data?: Row<{ name: string }>[]
    }>().data
    for (const { id, attributes } of programs ?? []) {
      const linked = incentives.filter(({ program }) => program?.id === id)
      const wanted = linked.find(({ program }) => program?.measure != null)
      const walked = await walkProgram(me, {
        programId: id,
        home,
        measure: wanted?.program?.measure ?? undefined,
      })
      expect([attributes.name, walked.status]).toEqual([attributes.name, 'submitted'])
      for (const { code, program, amount_formula } of linked) {
        if (program?.measure == null) continue
        const offered = walked.measures.find(({ measure }) => measure === program.measure)
        expect([code, offered?.most]).toEqual([code, mostOf(amount_formula)])
      }
    }
  })

  it('what is applied for in a program is refused as a rebate', async () => {
    for (const { code, program, classification } of incentives) {
      if (program === null || !isOpen(classification)) continue
      const answer = await me.submit(home, code)
      expect([code, answer.json().errors[0].code]).toEqual([code, 'applications.in-program'])
    }
  })

  it('the home page tells of each what the catalogue tells', async () => {
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
  })
})

/** Answers and gives what is asked for at this stage, and hands it in. */
async function applyFor(me: Applicant, home: string, incentive: ClassifiedIncentive) {
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
  return me.submit(home, incentive.code)
}

const isOpen = (classification: ClassifiedIncentive['classification']) =>
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
