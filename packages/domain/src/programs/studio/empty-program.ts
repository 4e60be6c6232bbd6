import { standardProgram, termsStep } from '../templates/standard-parts.ts'
import { type ProgramTemplate, inAll as w } from '../templates/template-words.ts'

const questions = w('Your application', 'Su solicitud', 'Votre demande', 'A sua candidatura')

/** The least that is a program: one step that asks nothing yet, and the terms. */
export const emptyProgram = (): ProgramTemplate => ({
  ...standardProgram(questions),
  code: 'program',
  description: questions,
  minutes: 5,
  question_groups: [{ code: 'questions', name: questions, questions: [] }],
  steps: [
    { id: 'questions', type: 'prq', name: questions, groups: ['questions'] },
    termsStep(
      w(
        'What you told us is true.',
        'Lo que nos ha dicho es cierto.',
        'Ce que vous nous avez dit est vrai.',
        'O que nos disse é verdade.',
      ),
    ),
  ],
})
