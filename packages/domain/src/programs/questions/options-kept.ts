import { YES_AND_NO } from '../../incentives/classification/told-facts.ts'
import type { QuestionDefinition } from '../definition/question-definition.ts'
import { parseRules } from './question-rules.ts'

/** What a question can be answered with, in the words that answers are kept in; undefined where anything is taken. */
export function optionsKept(
  { type, rules }: Pick<QuestionDefinition, 'type' | 'rules'>,
  language: string,
): readonly string[] | undefined {
  if (type === 'Boolean') return YES_AND_NO
  if (rules === undefined) return undefined
  return parseRules(Object.entries(rules).find(([each]) => each === language)?.[1] ?? '').options
}
