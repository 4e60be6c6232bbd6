import { expect, it } from 'vitest'
import { sampleInput } from '../testing/sample-program.ts'
import { takeQuestions } from './take-questions.ts'

const en = (words: string) => ({ en: words, es: `${words} (es)` })
const text = { type: 'Free-form (single line)' as const, required: true }
const source = sampleInput({
  languages: ['es', 'en'],
  question_groups: [
    {
      code: 'home',
      name: en('Home'),
      questions: [
        {
          code: 'owner',
          question: en('Owner?'),
          type: 'Specific values',
          options: [
            { code: 'me', label: { en: 'Me', es: 'Yo' } },
            { code: 'other', label: { en: 'Other', es: 'Otro' } },
          ],
        },
        {
          ...text,
          code: 'owner_name',
          question: en('Name'),
          visible_when: { fact: 'owner', is: 'one_of', values: ['other'] },
        },
        { ...text, code: 'left', question: en('Left') },
        { ...text, code: 'oil', question: en('Oil'), visible_when: { fact: 'heating_fuel', is: 'known' } },
        { ...text, code: 'lone', question: en('Lone'), visible_when: { not: { fact: 'left', is: 'known' } } },
      ],
    },
  ],
})

it('takes what was chosen in the other languages, by free codes, without conditions on what nobody tells', () => {
  const taken = takeQuestions(source, ['owner', 'owner_name', 'oil', 'lone'], {
    taken: ['owner', 'owner_2', 'first'],
    languages: ['en'],
  })
  expect(taken.map(({ code, question, visible_when }) => ({ code, question, visible_when }))).toEqual([
    { code: 'owner_3', question: { en: 'Owner?' }, visible_when: undefined },
    {
      code: 'owner_name',
      question: { en: 'Name' },
      visible_when: { fact: 'owner_3', is: 'one_of', values: ['other'] },
    },
    { code: 'oil', question: { en: 'Oil' }, visible_when: { fact: 'heating_fuel', is: 'known' } },
    { code: 'lone', question: { en: 'Lone' }, visible_when: undefined },
  ])
})
