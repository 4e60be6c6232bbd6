import { expect, it } from 'vitest'
import { settleRules } from './settle-rules.ts'

const line = (
  code: string,
  outcome: 'met' | 'unknown' | 'not_met',
  settled_by: 'document' | 'person' | null,
) => ({
  code,
  outcome,
  settled_by,
  says: '',
  used: null,
  asks: [],
  source_url: null,
})
const found = (rule: string, outcome: 'met' | 'not_met') => ({
  rule,
  outcome,
  by: 'Mia',
  at: '2026-06-15T00:00:00Z',
})
const RULES = [
  line('account', 'met', null),
  line('consent', 'unknown', 'person'),
  line('label', 'met', 'document'),
]

it('what a person or a document settles is as the reviewer found it', () => {
  expect(settleRules(RULES, [])).toMatchObject({
    verdict: 'needs_person',
    trace: [{}, { finding: null }, {}],
  })
  const settled = settleRules(RULES, [found('consent', 'met'), found('label', 'met')])
  expect(settled).toMatchObject({
    verdict: 'eligible',
    trace: [{}, { outcome: 'met', finding: { by: 'Mia' } }, {}],
  })
  expect(settleRules(RULES, [found('label', 'not_met')]).verdict).toBe('not_eligible')
})

it('what answers decide is not settled by a finding', () => {
  expect(settleRules(RULES, [found('account', 'not_met')]).trace[0]).toMatchObject({
    outcome: 'met',
    finding: null,
  })
})
