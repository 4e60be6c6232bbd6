import { expect, it } from 'vitest'
import { ProgramShape } from '../definition/program-definition.ts'
import type { QuestionDefinition } from '../definition/question-definition.ts'
import { liveFacts } from '../facts/live-facts.ts'
import { PROGRAM_LIMITS } from '../lint/lint-size.ts'
import { ValidProgram } from '../lint/valid-program.ts'
import { presentSections } from '../questions/present-sections.ts'
import { takeAnswers } from '../questions/take-answers.ts'
import { EMPTY_STATE } from '../testing/empty-state.ts'
import { sampleInput } from '../testing/sample-program.ts'
import { stepProgress } from './step-progress.ts'

/** Each question is shown by the answer to the one before it. */
const chained = (count: number) =>
  sampleInput({
    question_groups: [
      {
        code: 'home',
        name: { en: 'Home' },
        questions: Array.from({ length: count }, (_, index) => ({
          code: `q${index}`,
          question: { en: `Question ${index}?` },
          type: 'Boolean' as const,
          required: true,
          ...(index > 0 && {
            visible_when: { fact: `q${index - 1}`, is: 'one_of' as const, values: ['true'] },
          }),
        })),
      },
    ],
  })

/** The same program, which counts how often the code of a question is read. */
function counted(count: number) {
  const program = ProgramShape.parse(chained(count))
  const seen = { reads: 0 }
  const watch = (question: QuestionDefinition): QuestionDefinition =>
    new Proxy(question, {
      get(target, key, receiver) {
        if (key === 'code') seen.reads += 1
        return Reflect.get(target, key, receiver)
      },
    })
  const question_groups = program.question_groups.map((group) => ({
    ...group,
    questions: group.questions.map(watch),
  }))
  return { program: { ...program, question_groups }, seen }
}

it('4,500 questions, each shown by the one before, are gone through a few times, not once for each', () => {
  const count = 4500
  const { program, seen } = counted(count)
  const answers = Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, 'true']))
  const state = { ...EMPTY_STATE, answers }
  const [step] = stepProgress(program, state).filter((each) => each.step.type === 'prq')
  expect(step).toMatchObject({ isComplete: true, isTouched: true })
  if (step === undefined) throw new Error('no step asks')
  const reader = { language: 'en', projectId: '', buildingId: '' } as const
  const facts = liveFacts(program, state)
  expect(Object.keys(answers).filter((code) => facts(code).includes('true'))).toHaveLength(count)
  const sections = presentSections(program, step.step, answers, facts, reader)
  const sent = { answerList: { home: Object.fromEntries(Object.keys(answers).map((code) => [code, ''])) } }
  const { mistakes } = takeAnswers(program, sections, sent, 'en', (key) => key)
  expect(mistakes.map(({ path }) => path)).toEqual(['home/q0'])
  expect(seen.reads).toBeLessThan(30 * count)
})

const issuesOf = (count: number) =>
  (ValidProgram.safeParse(chained(count)).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

it('a program of more questions, of more in a row or of more text than we allow is not published', () => {
  expect(issuesOf(PROGRAM_LIMITS.chain + 1)).toEqual([])
  expect(issuesOf(PROGRAM_LIMITS.chain + 3)).toEqual([
    ['question_groups.0.questions.21.visible_when', 'waits for more questions in a row than we allow: 20'],
    ['question_groups.0.questions.22.visible_when', 'waits for more questions in a row than we allow: 20'],
  ])
  expect(issuesOf(PROGRAM_LIMITS.questions + 1)).toEqual([
    ['question_groups', 'has more questions than we allow: 400'],
  ])
  const large = sampleInput({ description: { en: 'x'.repeat(PROGRAM_LIMITS.characters) } })
  expect(ValidProgram.safeParse(large).error?.issues).toMatchObject([
    { path: [], message: 'is larger than we allow: 500 kB' },
  ])
})
