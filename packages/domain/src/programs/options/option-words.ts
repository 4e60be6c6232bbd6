import type { OptionDefinition } from '../definition/option-definition.ts'
import type { Say } from '../definition/program-words.ts'
import type { AnswerValue } from './answer-value.ts'

type Offering = { readonly options?: readonly OptionDefinition[] | undefined }

/** What stands on the wire and in a form for an option: words are compared as they are read there, without space around them. */
export const labelOf = ({ label }: OptionDefinition, say: Say): string => say(label).trim()

/** The label of an option; what is no code of one, as an answer from before it was taken away, stays what it is. */
export function labelIn({ options }: Offering, value: string, say: Say): string {
  const option = options?.find(({ code }) => code === value)
  return (option && labelOf(option, say)) || value
}

/** A stored answer in the words of the reader. */
export function answerInWords(asked: Offering, value: AnswerValue, say: Say): AnswerValue {
  if (typeof value === 'object') return value.map((one) => labelIn(asked, one, say))
  return typeof value === 'string' ? labelIn(asked, value, say) : value
}

/** What was answered in words, as it is stored. */
export function answerInCodes({ options }: Offering, value: AnswerValue, say: Say): AnswerValue {
  const codeOf = (word: string) => options?.find((option) => labelOf(option, say) === word)?.code ?? word
  if (typeof value === 'object') return value.map(codeOf)
  return typeof value === 'string' ? codeOf(value) : value
}
