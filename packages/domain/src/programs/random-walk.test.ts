import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProgramDefinition } from './definition/program-definition.ts'
import { questionsOf } from './definition/program-facts.ts'
import type { ApplicationState } from './facts/application-state.ts'
import { liveFacts } from './facts/live-facts.ts'
import { totalIncentive } from './measures/measure-incentive.ts'
import type { AnswerValue } from './options/answer-value.ts'
import { presentSections } from './questions/present-sections.ts'
import { takeAnswers } from './questions/take-answers.ts'
import { navigateSteps } from './steps/navigate-steps.ts'
import { stepProgress } from './steps/step-progress.ts'
import { EMPTY_STATE } from './testing/empty-state.ts'
import { randomProgram, randomWalk, type WalkStep } from './testing/random-program.ts'

const READER = { language: 'en', projectId: '', buildingId: '' } as const

/** One application as it grows, with what a person would expect to find in it. */
type Walk = { state: ApplicationState; at: number; given: Map<string, AnswerValue> }

function save(program: ProgramDefinition, walk: Walk, values: Readonly<Record<string, string>>): void {
  const step = stepProgress(program, walk.state)[walk.at]?.step
  if (step?.type !== 'prq') return
  const facts = liveFacts(program, walk.state)
  const sections = presentSections(program, step, walk.state.answers, facts, READER)
  const answerList = Object.fromEntries(sections.map(({ id }) => [id, values]))
  const { answers, mistakes } = takeAnswers(program, sections, { answerList }, 'en', (key) => key)
  if (mistakes.length > 0) return
  const kept: Record<string, AnswerValue> = { ...walk.state.answers }
  for (const [question, answer] of Object.entries(answers)) {
    if (answer === undefined) delete kept[question]
    else kept[question] = answer
    if (answer !== undefined) walk.given.set(question, answer)
    else if (question in values) walk.given.delete(question)
  }
  walk.state = { ...walk.state, answers: kept }
}

function take(program: ProgramDefinition, walk: Walk, action: WalkStep): void {
  switch (action.kind) {
    case 'save':
      save(program, walk, action.values)
      return
    case 'measure': {
      const others = walk.state.measures.filter(({ measure }) => measure !== action.measure)
      const chosen = { id: action.measure, measure: action.measure, quantity: action.quantity, fields: {} }
      walk.state = { ...walk.state, measures: action.quantity === 0 ? others : [...others, chosen] }
      return
    }
    case 'go': {
      const steps = stepProgress(program, walk.state)
      const to = navigateSteps(steps, { nav: action.nav, curStep: walk.at + 1 })
      const missing = steps.findIndex(({ isComplete }) => !isComplete)
      // Whatever the way, nothing that is incomplete lies behind.
      expect(missing === -1 || to <= missing).toBe(true)
      walk.at = Math.min(to, steps.length - 1)
      return
    }
    default:
      action satisfies never
  }
}

/** Told apart from the code under test: by going through the questions in their order. */
function requiredMissing(program: ProgramDefinition, { answers }: ApplicationState): string[] {
  const shown: Record<string, AnswerValue | undefined> = {}
  const missing: string[] = []
  for (const { code, visible_when, required } of questionsOf(program)) {
    if (visible_when !== undefined && 'values' in visible_when) {
      const value = shown[visible_when.fact]
      if (value === undefined || !visible_when.values.includes(String(value))) continue
    }
    shown[code] = answers[code]
    if (required && answers[code] === undefined) missing.push(code)
  }
  return missing
}

it('random programs × random ways never lose an answer, never skip a required one, and add up to the cent', () => {
  fc.assert(
    fc.property(randomProgram, randomWalk, (program, actions) => {
      const walk: Walk = { state: EMPTY_STATE, at: 0, given: new Map() }
      for (const action of actions) {
        take(program, walk, action)
        for (const [question, answer] of walk.given)
          expect([question, walk.state.answers[question]]).toEqual([question, answer])
        const isComplete = stepProgress(program, walk.state).every(
          (each) => each.isComplete || each.step.type === 'tandc',
        )
        expect(isComplete).toBe(requiredMissing(program, walk.state).length === 0)
        const cents = walk.state.measures.map(({ measure, quantity }) => {
          const [, rate = ''] = measure.split('-')
          const most = 10_000
          return Math.min(Number(rate) * quantity, most)
        })
        const sum = cents.reduce((all, one) => all + one, 0)
        expect(totalIncentive(program, walk.state)).toEqual({
          sumCents: sum,
          totalCents: Math.min(sum, 25_000),
          aboveCapCents: Math.max(0, sum - 25_000),
          basis: 'exact',
        })
      }
    }),
    { seed: 20261116, numRuns: 150 },
  )
})
