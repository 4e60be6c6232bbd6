import { YES_AND_NO } from '../../incentives/classification/told-facts.ts'
import type { QuestionDefinition } from '../definition/question-definition.ts'

/** The codes that a question can be answered with; undefined where anything is taken. */
export const optionCodes = ({
  type,
  options,
}: Pick<QuestionDefinition, 'type' | 'options'>): readonly string[] | undefined =>
  type === 'Boolean' ? YES_AND_NO : options?.map(({ code }) => code)
