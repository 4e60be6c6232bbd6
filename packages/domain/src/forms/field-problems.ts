import type { FieldProblem } from '../shared/problem.ts'
import type { Mistake } from './validate-answers.ts'

/** The mistakes of a form as problems of the call's fields, each with the text that says it. */
export function fieldProblems(mistakes: readonly Mistake[], under: string): FieldProblem[] {
  return mistakes.map(({ path, rule, params, message, isOwn }) => ({
    pointer: `/${under}/${path}`,
    message,
    ...(!isOwn && { text: { key: `shared:validation.${rule}`, params } }),
  }))
}

/** Whether something is missing, not merely wrong. */
export const isMissingSomething = (mistakes: readonly Mistake[]): boolean =>
  mistakes.some(({ rule }) => rule === 'required' || rule === 'upload')
