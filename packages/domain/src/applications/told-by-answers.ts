import { chosenValues } from '../forms/field-values.ts'
import type { Facts } from '../incentives/classification/fact-test.ts'
import {
  type TellingAnswer,
  type Tells,
  toldFacts,
  YES_AND_NO,
} from '../incentives/classification/told-facts.ts'
import type { ListItem } from '../incentives/incentive.ts'
import { answerIn } from './answer-question.ts'

type Question = Pick<ListItem, 'id' | 'answer_type' | 'select_codes'>

/** What the answers to an incentive's questions tell of the home. */
export const toldByAnswers = (
  questions: readonly Question[],
  tells: Readonly<Record<string, Tells>>,
  contentOf: (id: string) => string,
): Facts =>
  toldFacts(
    questions.flatMap((question): TellingAnswer[] => {
      const [told, content] = [tells[question.id], contentOf(question.id)]
      if (told === undefined || content === '') return []
      const values = chosenValues(answerIn(question, content))
      return [{ tells: told, options: optionsOf(question), values }]
    }),
  )

const optionsOf = ({ answer_type, select_codes }: Question): readonly string[] | undefined => {
  if (answer_type === 'boolean') return YES_AND_NO
  return answer_type === 'select' || answer_type === 'multi_select' ? select_codes : undefined
}
