import { chosenValues } from '../../forms/field-values.ts'
import type { Facts } from '../../incentives/classification/home-condition.ts'
import {
  codesByOption,
  type TellingAnswer,
  toldFacts,
  YES_AND_NO,
} from '../../incentives/classification/told-facts.ts'
import type { ListItem } from '../../incentives/incentive.ts'
import { answerIn } from './answer-question.ts'

type Question = Pick<ListItem, 'id' | 'answer_type' | 'select_codes' | 'tells'>

/** What the answers to an incentive's questions tell of the home. */
export const toldByAnswers = (
  questions: readonly Question[],
  contentOf: (id: string) => string | undefined,
): Facts =>
  toldFacts(
    questions.flatMap((question): TellingAnswer[] => {
      const { tells } = question
      const content = contentOf(question.id) ?? ''
      if (tells === undefined || content === '') return []
      const options = optionsOf(question)
      const codes = options && codesByOption(tells, options)
      return [{ fact: tells.fact, codes, values: chosenValues(answerIn(question, content)) }]
    }),
  )

const optionsOf = ({ answer_type, select_codes }: Question): readonly string[] | undefined => {
  if (answer_type === 'boolean') return YES_AND_NO
  return answer_type === 'select' || answer_type === 'multi_select' ? select_codes : undefined
}
