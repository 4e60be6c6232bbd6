import { describe, expect, it } from 'vitest'
import type { DocumentItem } from '../../incentives/incentive.ts'
import { sampleListItem } from '../../incentives/testing/sample-list-item.ts'
import texts from '../../texts/en/applications.json' with { type: 'json' }
import { withinLimit } from '../amounts/quantity-limit.ts'
import { type Submission, submitRefusal } from './submit-rules.ts'

const QUESTION = sampleListItem('quantity', 'How many did you buy?', { answer_type: 'integer' })
const INVOICE: DocumentItem = {
  id: 'invoice',
  name: 'Paid invoice',
  description: '',
  is_required: 'true',
  restrict_data_access: false,
  min_files: 1,
  stage: 'application',
}
const WHOLE: Submission = {
  questions: [QUESTION],
  answers: { quantity: '2' },
  saved: ['quantity'],
  inEdit: [],
  unsaved: [],
  documents: [INVOICE],
  given: [{ item: 'invoice', isInfected: false }],
  requestedUploads: [],
  requestedEdits: [],
  needsConsent: true,
  consent: true,
  today: '2026-06-15',
}
const refusal = (changes: Partial<Submission>) =>
  submitRefusal(
    { ...WHOLE, ...changes },
    (key) => key,
    (rule) => rule,
  )
const titleOf = (code: string | undefined) =>
  Object.entries(texts.problem).find(([name]) => `applications.${name}` === code)?.[1]

const GENERIC =
  'You must complete the mandatory fields and upload the required documents to submit your application.'
/** Each breaks its own rule. */
const BROKEN: readonly [Partial<Submission>, string, string][] = [
  [{ answers: { quantity: 'two' } }, GENERIC, '/answers/quantity'],
  [{ inEdit: ['quantity'] }, 'Please update all answers.', '/answers/quantity'],
  [{ unsaved: ['quantity'] }, 'Please save answers above.', '/answers/quantity'],
  [{ consent: false }, 'You must agree to the terms and conditions to apply.', '/consent'],
  [{ given: [] }, 'Please upload required documents.', '/documents/invoice'],
  [{ saved: [] }, 'Please answer required questions.', '/answers/quantity'],
  [{ requestedUploads: ['invoice'] }, 'Please re-upload for requested document(s)', '/documents/invoice'],
  [{ requestedEdits: ['quantity'] }, 'Please edit the requested fields', '/answers/quantity'],
  [{ given: [{ item: 'invoice', isInfected: true }] }, GENERIC, '/documents/invoice'],
]

describe('submitting an application', () => {
  it('is allowed when everything is there', () => {
    expect(refusal({})).toBeNull()
  })
  const refusedBy = ([changes, title, pointer]: (typeof BROKEN)[number]) => {
    const found = refusal(changes)
    expect(titleOf(found?.code)).toBe(title)
    expect(found?.fields.map((field) => field.pointer)).toEqual([pointer])
  }
  it.each(BROKEN.slice(0, 4))(
    'is refused by the rules of the form: %j [S2-5.002] [S2-5.003] [S2-5.004] [S2-5.005]',
    (...broken) => refusedBy(broken),
  )
  it.each(BROKEN.slice(4, 8))(
    'is refused by the rules of what it needs: %j [S2-5.006] [S2-5.007] [S2-5.008] [S2-5.009]',
    (...broken) => refusedBy(broken),
  )
  it.each(BROKEN.slice(8))('is refused by the last rule: %j [S2-5.010]', (...broken) => refusedBy(broken))
  it('is refused by the first rule of the nine that is broken [S2-5.001] [S2-5.009]', () => {
    const codes = BROKEN.map(([changes]) => refusal(changes)?.code)
    expect(new Set(codes).size).toBe(9)
    for (const first of BROKEN.keys()) {
      // Of the documents the later rule would hide the earlier one: both are about the same list.
      const later = BROKEN.slice(first)
        .map(([changes]) => changes)
        .reverse()
      expect(refusal(Object.assign({}, ...later))?.code).toBe(codes[first])
    }
  })
  it('needs no consent where the partner does not ask for it', () => {
    expect(refusal({ needsConsent: false, consent: false })).toBeNull()
  })
  it('asks for nothing that is optional [S2-5.006] [S2-5.007]', () => {
    const optional = {
      questions: [{ ...QUESTION, is_required: 'false' as const }],
      answers: {},
      saved: [],
      documents: [{ ...INVOICE, is_required: 'false' as const }],
      given: [],
    }
    expect(refusal(optional)).toBeNull()
  })
  it('asks for each document and each answer that is required, whatever else is there [S2-5.006] [S2-5.007]', () => {
    expect(refusal({ documents: [INVOICE, { ...INVOICE, id: 'photo' }] })).toEqual({
      code: 'applications.documents-missing',
      fields: [{ pointer: '/documents/photo', message: 'shared:validation.upload' }],
    })
    expect(refusal({ questions: [QUESTION, { ...QUESTION, id: 'model' }] })).toEqual({
      code: 'applications.questions-missing',
      fields: [{ pointer: '/answers/model', message: 'shared:validation.required' }],
    })
  })
  it('takes a document with a virus as long as another one is there', () => {
    const given = [
      { item: 'invoice', isInfected: true },
      { item: 'invoice', isInfected: false },
    ]
    expect(refusal({ given })).toBeNull()
  })
})

describe('the rules that a partner writes', () => {
  const rule = (kind: 'at_least' | 'at_most', value: number, breach: 'refused' | 'reviewed') => ({
    kind,
    value,
    says: `${kind} ${value}`,
    breach,
  })
  const counted = {
    ...QUESTION,
    is_quantity: true,
    rules: [rule('at_least', 1, 'refused'), rule('at_most', 3, 'reviewed')],
  }
  const fieldsOf = (changes: Partial<Submission>) => refusal(changes)?.fields
  it('refuse an answer at its question, with their own sentence', () => {
    expect(fieldsOf({ questions: [counted], answers: { quantity: '0' } })).toEqual([
      { pointer: '/answers/quantity', message: 'at_least 1' },
    ])
  })
  it('let pass what the reviewer is only to be told of', () => {
    expect(refusal({ questions: [counted], answers: { quantity: '5' } })).toBeNull()
  })
  it('take no more of the quantity than may still be applied for', () => {
    const translate = (key: string, params?: object) => `${key} ${JSON.stringify(params)}`
    const questions = withinLimit([counted], 2, translate)
    expect(refusal({ questions, answers: { quantity: '2' } })).toBeNull()
    expect(fieldsOf({ questions, answers: { quantity: '5' } })).toEqual([
      { pointer: '/answers/quantity', message: 'applications:at_most {"count":2}' },
    ])
    expect(withinLimit([counted], Number.POSITIVE_INFINITY, translate)).toEqual([counted])
    const other = { ...counted, is_quantity: false }
    expect(withinLimit([other], 2, translate)).toEqual([other])
  })
  it('ask for as many files as they say, also of what may be left out', () => {
    const photos: DocumentItem = { ...INVOICE, id: 'photos', min_files: 2 }
    const one = [...WHOLE.given, { item: 'photos', isInfected: false }]
    const tooFew = [{ pointer: '/documents/photos', message: 'min_files' }]
    expect(fieldsOf({ documents: [INVOICE, photos] })).toEqual(tooFew)
    expect(fieldsOf({ documents: [INVOICE, photos], given: one })).toEqual(tooFew)
    expect(refusal({ documents: [INVOICE, photos], given: [...one, ...one] })).toBeNull()
    const optional: DocumentItem = { ...photos, is_required: 'false' }
    expect(refusal({ documents: [INVOICE, optional] })).toBeNull()
    expect(fieldsOf({ documents: [INVOICE, optional], given: one })).toEqual(tooFew)
  })
})
