import { expect, it } from 'vitest'
import { sayIn } from '../definition/program-words.ts'
import { QuestionDefinition } from '../definition/question-definition.ts'
import { type Known, suggestedAnswer } from './known-answers.ts'

const KNOWN: Known = {
  construction_year: { value: '1962', source: 'home' },
  ownership: { value: 'rent', source: 'home' },
  email: { value: 'erin@lakeshore.test', source: 'profile' },
}
const [EN, ES] = [sayIn('en', ['en', 'es']), sayIn('es', ['en', 'es'])]
const asked = (over: object) =>
  QuestionDefinition.parse({ code: 'q', question: { en: 'Q', es: 'P' }, type: 'Numeric', ...over })
const OWNER = asked({
  type: 'Specific values',
  options: [
    { code: 'owner', label: { en: 'I do', es: 'Yo' } },
    { code: 'tenant', label: { en: 'I rent it', es: 'La alquilo' } },
  ],
  prefill: { from: 'ownership', codes: { tenant: ['rent', 'lease'], owner: ['own'] } },
})

it('suggests what the home or the profile says', () => {
  const year = asked({ prefill: { from: 'construction_year' } })
  expect(suggestedAnswer(year, KNOWN, EN)).toEqual({ response: '1962', source: 'home' })
  const email = asked({ type: 'Free-form (single line)', prefill: { from: 'email' } })
  expect(suggestedAnswer(email, KNOWN, EN)).toEqual({ response: 'erin@lakeshore.test', source: 'profile' })
})

it('suggests the option that what is known means, in the words of the reader', () => {
  expect(suggestedAnswer(OWNER, KNOWN, EN)?.response).toBe('I rent it')
  expect(suggestedAnswer(OWNER, KNOWN, ES)?.response).toBe('La alquilo')
  expect(suggestedAnswer(OWNER, { ownership: { value: 'other', source: 'home' } }, EN)).toBeUndefined()
})

it('suggests nothing that is unknown, not asked for, or refused by the question itself', () => {
  expect(suggestedAnswer(asked({ prefill: { from: 'occupants' } }), KNOWN, EN)).toBeUndefined()
  expect(suggestedAnswer(asked({}), KNOWN, EN)).toBeUndefined()
  expect(
    suggestedAnswer(asked({ prefill: { from: 'construction_year' }, min: 1970 }), KNOWN, EN),
  ).toBeUndefined()
})
