import { describe, expect, it } from 'vitest'
import boreale from '../../../../partners/boreale/incentives.json' with { type: 'json' }
import lakeshore from '../../../../partners/lakeshore/incentives.json' with { type: 'json' }
import tejo from '../../../../partners/tejo/incentives.json' with { type: 'json' }
import { IncentiveCatalogue } from './incentive-catalogue.ts'
import { presentIncentive } from './shown/present-incentive.ts'

const DEMO = [
  ['lakeshore', lakeshore, 'en', 'USD'],
  ['boreale', boreale, 'fr', 'CAD'],
  ['tejo', tejo, 'pt', 'EUR'],
] as const
const NOWHERE = { facts: {}, measures: null, placeholders: {} }

describe.each(DEMO)('the incentives of %s', (_name, file, language, currencyCode) => {
  const catalogue = IncentiveCatalogue.parse(file)
  const { incentives, languages: _, ...dictionaries } = catalogue
  const shown = incentives.map((entry) =>
    presentIncentive(entry, dictionaries, NOWHERE, {
      language,
      currencyCode,
      projectTypeId: 'type',
      energyAdvisorIds: [],
      programId: null,
      isSoftRecommended: false,
    }),
  )
  it('are twelve to twenty-four, each with a code of its own', () => {
    expect(incentives.length).toBeGreaterThanOrEqual(12)
    expect(incentives.length).toBeLessThanOrEqual(24)
    expect(new Set(incentives.map(({ code }) => code)).size).toBe(incentives.length)
  })
  it('have a known amount or a limit, and never show a brace', () => {
    for (const incentive of shown) {
      expect(incentive.amount, incentive.code).not.toBeNull()
      expect(incentive.short_description).not.toContain('{{')
      expect(incentive.title).not.toBe('')
    }
  })
  it('refuse nobody of whom nothing is known', () => {
    expect(shown.filter(({ eligibility }) => eligibility.verdict === 'not_eligible')).toEqual([])
    expect(shown.filter(({ is_triggered }) => is_triggered === false)).toEqual([])
  })
})

describe('a catalogue', () => {
  const changed = (index: number, over: object) => ({
    ...lakeshore,
    incentives: lakeshore.incentives.map((entry, at) => (at === index ? { ...entry, ...over } : entry)),
  })
  const issues = (catalogue: unknown) =>
    IncentiveCatalogue.safeParse(catalogue).error?.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    )
  it('is refused when an incentive names what is not there', () => {
    expect(issues(changed(0, { documents: ['passport'], payment_documents: [] }))).toEqual([
      'incentives.0.documents: no such code: passport',
    ])
  })
  const indexOf = (code: string) => lakeshore.incentives.findIndex((entry) => entry.code === code)
  const at = (code: string, over: object) => issues(changed(indexOf(code), over))
  it('is refused when it asks before the approval for what exists only after the work', () => {
    const index = indexOf('rooftop-solar')
    expect(at('rooftop-solar', { payment_documents: ['permit'], payment_questions: ['started'] })).toEqual([
      `incentives.${index}.documents: exists only after the work: invoice`,
      `incentives.${index}.questions: exists only after the work: installed-on`,
    ])
    expect(at('rooftop-solar', { optional_questions: ['contractor'] })).toEqual([
      `incentives.${index}.optional_questions: exists only after the work: contractor`,
    ])
    // Without an approval to wait for, everything is asked at once, after the work.
    expect(
      at('rooftop-solar', { needs_approval_first: false, payment_documents: [], payment_questions: [] }),
    ).toBeUndefined()
  })
  it('is refused when it puts off what it does not ask, or without an approval', () => {
    const field = `incentives.${indexOf('gas-furnace')}.payment_documents`
    expect(at('gas-furnace', { payment_documents: ['photos'] })).toEqual([
      `${field}: is not asked at all: photos`,
      `${field}: there is no approval to wait for`,
    ])
  })
  it('is refused when no question, or one that takes no number, is to say the quantity', () => {
    const field = `incentives.${indexOf('windows')}.quantity_question`
    expect(at('windows', { quantity_question: 'area' })).toEqual([`${field}: is not asked at all: area`])
    expect(at('windows', { quantity_question: 'account-number' })).toEqual([
      `${field}: is no whole number: account-number`,
    ])
  })
  it('is refused when no question, one that takes no number, or an amount without units is to say what is paid for', () => {
    const field = `incentives.${indexOf('central-air')}.amount_question`
    expect(at('central-air', { amount_question: 'area' })).toEqual([`${field}: is not asked at all: area`])
    expect(at('central-air', { amount_question: 'account-number' })).toEqual([
      `${field}: is no number: account-number`,
    ])
    expect(at('basement-insulation', { amount_question: 'area' })).toEqual([
      `incentives.${indexOf('basement-insulation')}.amount_question: no part of the amount counts it`,
    ])
  })
  it('is refused when a rule does not fit its question', () => {
    const says = { en: 'No.', es: 'No.' }
    const ruled = (code: keyof typeof lakeshore.questions, rule: object) =>
      issues({
        ...lakeshore,
        questions: {
          ...lakeshore.questions,
          [code]: { ...lakeshore.questions[code], rules: [{ says, ...rule }] },
        },
      })
    expect(ruled('area', { kind: 'pattern', pattern: '\\d' })).toEqual([
      'questions.area.rules.0.kind: does not fit the kind of answer',
    ])
    expect(ruled('started', { kind: 'must_be', answer: 'no' })).toEqual([
      'questions.started.rules.0.answer: no such code: no',
    ])
    expect(ruled('account-number', { kind: 'pattern', pattern: '(' })).toEqual([
      'questions.account-number.rules.0.pattern: is no pattern',
    ])
    expect(ruled('account-number', { kind: 'pattern', pattern: '\\d+', says: { en: 'No.' } })).toEqual([
      'questions.account-number.rules.0.says: no es text',
    ])
  })
  it('is refused when a text is missing in one of its languages', () => {
    expect(issues(changed(2, { title: { en: 'Attic' } }))).toEqual(['incentives.2.title: no es text'])
  })
})
