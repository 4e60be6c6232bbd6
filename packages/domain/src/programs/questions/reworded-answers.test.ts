import { expect, it } from 'vitest'
import type { QuestionSection } from '../wire/questionnaire.ts'
import { rewordedAnswers } from './reworded-answers.ts'

const question = (id: string, rules: string) => ({
  id,
  group_id: 'g',
  question: id,
  type: 'Specific values',
  rules,
  response: null,
  response_2: null,
  required: 'false',
  sorting_tag: '',
  available_in_portal: true,
  available_in_mobile: true,
  use_spinner: false,
  additional_response_info: null,
  response_option_id: null,
  old_question_id: null,
  min: null,
  max: null,
  visible_when: null,
})
const section = (kind: string, rooms: string): QuestionSection => ({
  id: 'g',
  name: 'G',
  message_or_instructions: null,
  measure_instruction: null,
  sorting_tag: '',
  project_id: 'p',
  system_id: 'b',
  question_type: 'Question',
  // The words of a type do not matter here.
  questions: [
    question('kind', kind),
    question('rooms', rooms),
    question('doors', ''),
  ] as QuestionSection['questions'],
})
const ENGLISH = [section('-Choose-;House;Flat', 'Bath;Hall')]
const SPANISH = [section('-Elija-;Casa;Piso', 'Baño;Pasillo')]

it('says the chosen options in the words of the other language and keeps what was written', () => {
  const typed = { kind: 'Flat', rooms: ['Hall', 'Bath'], doors: 2, remarks: 'House on the hill' }
  expect(rewordedAnswers(ENGLISH, SPANISH, typed)).toEqual({
    kind: 'Piso',
    rooms: ['Pasillo', 'Baño'],
    doors: 2,
    remarks: 'House on the hill',
  })
})

it('keeps an option that is none of those there were', () => {
  expect(rewordedAnswers(ENGLISH, SPANISH, { kind: 'Boat' })).toEqual({ kind: 'Boat' })
})
