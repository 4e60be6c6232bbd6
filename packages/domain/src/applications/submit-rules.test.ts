import { describe, expect, it } from 'vitest'
import type { DocumentItem, ListItem } from '../incentives/incentive.ts'
import { texts } from '../texts/en/applications.ts'
import { type Submission, submitRefusal } from './submit-rules.ts'

const QUESTION: ListItem = {
  id: 'quantity',
  name: 'How many did you buy?',
  description: '',
  answer_type: 'integer',
  is_required: 'true',
  select_options: [],
  select_codes: [],
  restrict_data_access: false,
}
const INVOICE: DocumentItem = { id: 'invoice', name: 'Paid invoice', description: '', is_required: 'true' }
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
  it('is refused by the first rule of the nine that is broken [S2-5.001]', () => {
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
  it('asks for nothing that is optional', () => {
    const optional = {
      questions: [{ ...QUESTION, is_required: 'false' as const }],
      answers: {},
      saved: [],
      documents: [{ ...INVOICE, is_required: 'false' as const }],
      given: [],
    }
    expect(refusal(optional)).toBeNull()
  })
  it('takes a document with a virus as long as another one is there', () => {
    const given = [
      { item: 'invoice', isInfected: true },
      { item: 'invoice', isInfected: false },
    ]
    expect(refusal({ given })).toBeNull()
  })
})
