import { describe, expect, it } from 'vitest'
import { isUnlocked } from './is-unlocked.ts'

const asked = [
  { kind: 'upload', item_id: 'invoice' },
  { kind: 'answer', item_id: 'quantity' },
] as const
const application = { stage: 'application', requests: asked } as const
const given = (kind: 'answer' | 'upload', item_id: string) => ({ kind, item_id, isGiven: true })

describe('what an applicant may change', () => {
  it('is all of it while nothing is asked by name', () => {
    expect(isUnlocked({ stage: 'application', requests: [] }, given('answer', 'account-number'))).toBe(true)
  })
  it('is what was asked by name and nothing else, a question and a document of one name told apart', () => {
    expect(isUnlocked(application, given('upload', 'invoice'))).toBe(true)
    expect(isUnlocked(application, given('answer', 'quantity'))).toBe(true)
    expect(isUnlocked(application, given('answer', 'account-number'))).toBe(false)
    expect(isUnlocked(application, given('answer', 'invoice'))).toBe(false)
    expect(isUnlocked(application, given('upload', 'photo'))).toBe(false)
  })
  it('is what was never given, and at the payment whatever that needs', () => {
    expect(isUnlocked(application, { kind: 'upload', item_id: 'photo', isGiven: false })).toBe(true)
    expect(isUnlocked({ ...application, stage: 'payment' }, given('upload', 'photo'))).toBe(true)
  })
})
