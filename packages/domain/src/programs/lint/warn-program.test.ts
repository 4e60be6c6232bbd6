import { expect, it } from 'vitest'
import { type ProgramInput, sampleInput } from '../testing/sample-program.ts'
import { ValidProgram } from './valid-program.ts'
import { warnProgram } from './warn-program.ts'

const TODAY = '2026-06-15'
const warnings = (over: Partial<ProgramInput>) =>
  warnProgram(ValidProgram.parse(sampleInput(over)), TODAY).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )
const [home = { code: '', name: {}, questions: [] }] = sampleInput().question_groups ?? []
const [owner, name] = home.questions

it('says nothing of a sound program, nor of one that ends today', () => {
  expect(warnings({})).toEqual([])
  expect(warnings({ date_range: { start_at: null, end_at: TODAY } })).toEqual([])
})

it('warns of dates that are over, the same question twice, and conditions that decide nothing', () => {
  if (!owner || !name) throw new Error('the sample has changed')
  const when = (is: 'one_of' | 'none_of', ...values: string[]) => ({ fact: 'owner', is, values })
  const questions = [
    owner,
    { ...name, visible_when: when('one_of', 'me', 'other') },
    { ...name, code: 'again', question: { en: 'name ' }, visible_when: when('one_of', 'other') },
    { ...name, code: 'never', question: { en: 'Never' }, visible_when: when('none_of', 'other', 'me') },
  ]
  const date_range = { start_at: null, end_at: '2026-06-14' }
  expect(warnings({ date_range, question_groups: [{ ...home, questions }] })).toEqual([
    'date_range.end_at: is over already',
    'question_groups.0.questions.2.question: asks the same as another question',
    'question_groups.0.questions.1.visible_when: can never be false',
    'question_groups.0.questions.3.visible_when: can never be true',
  ])
})

it('warns of tiers that no test case holds, until one does', () => {
  const measure_groups = structuredClone(sampleInput().measure_groups ?? [])
  const [fan] = measure_groups[0]?.measures ?? []
  if (!fan) throw new Error('the sample has changed')
  fan.formula = { parts: [{ kind: 'tiers', tiers: [{ pays: { kind: 'flat', amount: '40' } }] }] }
  expect(warnings({ measure_groups })).toEqual([
    'measure_groups.0.measures.0.cases: pays by tiers, and no test case holds them',
  ])
  fan.cases = [{ name: 'One', quantity: '1', expected: '40' }]
  expect(warnings({ measure_groups })).toEqual([])
})

it('warns of each text that another language of the program lacks, and of none that it has', () => {
  const found = warnings({
    languages: ['en', 'es', 'fr'],
    name: { en: 'Fans', es: 'Ventiladores' },
    description: { en: 'For everybody', fr: 'Pour tous' },
  })
  expect(found).toEqual(expect.arrayContaining(['name: no fr text', 'description: no es text']))
  expect(found).not.toContain('name: no es text')
  expect(found).not.toContain('description: no fr text')
})
