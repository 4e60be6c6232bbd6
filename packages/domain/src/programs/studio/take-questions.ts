import { type Condition, factsOf } from '../../forms/condition.ts'
import { freeCode } from '../../shared/code-of.ts'
import type { Language } from '../../texts/namespaces.ts'
import { ProgramShape } from '../definition/program-definition.ts'
import { isHomeFact, questionsOf } from '../definition/program-facts.ts'
import type { QuestionDefinition } from '../definition/question-definition.ts'
import { keepLanguages } from './keep-languages.ts'

/**
 * Questions of a published program as another one can ask them: in its languages, each by a code that is free there, and
 * without a condition on what nobody tells there.
 */
export function takeQuestions(
  source: object,
  wanted: readonly string[],
  { taken, languages }: { readonly taken: readonly string[]; readonly languages: readonly Language[] },
): readonly QuestionDefinition[] {
  const chosen = questionsOf(ProgramShape.parse(keepLanguages(source, languages))).filter(({ code }) =>
    wanted.includes(code),
  )
  const codes = new Map<string, string>()
  for (const { code } of chosen) codes.set(code, freeCode(code, [...taken, ...codes.values()]))
  const isTold = (fact: string) => codes.has(fact) || taken.includes(fact) || isHomeFact(fact)
  return chosen.map(({ visible_when, ...question }) => ({
    ...question,
    code: codes.get(question.code) ?? question.code,
    ...(visible_when !== undefined &&
      factsOf(visible_when).every(isTold) && { visible_when: renamed(visible_when, codes) }),
  }))
}

function renamed(condition: Condition, codes: ReadonlyMap<string, string>): Condition {
  if ('fact' in condition) return { ...condition, fact: codes.get(condition.fact) ?? condition.fact }
  if ('not' in condition) return { not: renamed(condition.not, codes) }
  const inner = (parts: readonly Condition[]) => parts.map((part) => renamed(part, codes))
  return 'all' in condition ? { all: inner(condition.all) } : { any: inner(condition.any) }
}
