import { expect, it } from 'vitest'
import { QuestionDefinition } from '../definition/question-definition.ts'
import { type Known, suggestedAnswer } from './known-answers.ts'

const KNOWN: Known = {
  construction_year: { value: '1962', source: 'home' },
  ownership: { value: 'rent', source: 'home' },
  email: { value: 'erin@lakeshore.test', source: 'profile' },
}
const asked = (over: object) =>
  QuestionDefinition.parse({ code: 'q', question: { en: 'Q', es: 'P' }, type: 'Numeric', ...over })
const OWNER = asked({
  type: 'Specific values',
  rules: { en: '-Choose-;I do;I rent it', es: '-Elija-;Yo;La alquilo' },
  prefill: { from: 'ownership', codes: [['own'], ['rent', 'lease']] },
})

it('suggests what the home or the profile says', () => {
  const year = asked({ prefill: { from: 'construction_year' } })
  expect(suggestedAnswer(year, KNOWN, 'en')).toEqual({ response: '1962', source: 'home' })
  const email = asked({ type: 'Free-form (single line)', prefill: { from: 'email' } })
  expect(suggestedAnswer(email, KNOWN, 'en')).toEqual({ response: 'erin@lakeshore.test', source: 'profile' })
})

it('suggests the option that what is known means, in the words of the reader', () => {
  expect(suggestedAnswer(OWNER, KNOWN, 'en')?.response).toBe('I rent it')
  expect(suggestedAnswer(OWNER, KNOWN, 'es')?.response).toBe('La alquilo')
  expect(suggestedAnswer(OWNER, { ownership: { value: 'other', source: 'home' } }, 'en')).toBeUndefined()
})

it('suggests nothing that is unknown, not asked for, or refused by the question itself', () => {
  expect(suggestedAnswer(asked({ prefill: { from: 'occupants' } }), KNOWN, 'en')).toBeUndefined()
  expect(suggestedAnswer(asked({}), KNOWN, 'en')).toBeUndefined()
  expect(
    suggestedAnswer(asked({ prefill: { from: 'construction_year' }, min: 1970 }), KNOWN, 'en'),
  ).toBeUndefined()
})
