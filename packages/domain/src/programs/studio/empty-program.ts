import { standardDetail, termsStep } from '../templates/standard-parts.ts'
import { standardStatuses } from '../templates/standard-statuses.ts'
import { type ProgramTemplate, TEMPLATE_LANGUAGES, inAll as w } from '../templates/template-words.ts'

const questions = w('Your application', 'Su solicitud', 'Votre demande', 'A sua candidatura')

/** The least that is a program: one step that asks nothing yet, and the terms. */
export const emptyProgram = (): ProgramTemplate => ({
  languages: TEMPLATE_LANGUAGES,
  code: 'program',
  name: questions,
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
  statuses: standardStatuses,
  initial_status: 'project_initiation',
  detail: standardDetail(questions),
})
