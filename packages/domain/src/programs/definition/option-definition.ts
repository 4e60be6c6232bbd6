import { z } from 'zod'
import { LANGUAGES } from '../../texts/namespaces.ts'
import { Code, Words } from './program-words.ts'

/** What is said by option, as what each of them tells of the home, is not to be taken for a text by language. */
const OptionCode = Code.refine((code) => LANGUAGES.every((language) => language !== code), {
  message: 'is the code of a language',
})

/** What a question or a field of a measure offers: the code is stored and named by conditions, the label is what people read. */
export const OptionDefinition = z.strictObject({ code: OptionCode, label: Words })
export type OptionDefinition = z.infer<typeof OptionDefinition>

/** What a choice is made of, of a question and of a field of a measure alike. */
export const choice = {
  options: z.array(OptionDefinition).optional().describe('In the order in which they are offered'),
  placeholder: Words.optional().describe('What stands in a list before one of its options is chosen'),
}
