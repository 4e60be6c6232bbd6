import type { OptionDefinition } from '@hearthlight/domain/programs/definition/option-definition'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { questionsOf } from '@hearthlight/domain/programs/definition/program-facts'
import { fieldsOf } from '@hearthlight/domain/programs/measures/measure-form'
import { measuresOf } from '@hearthlight/domain/programs/measures/measure-incentive'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'

/** What an option was called where it is asked: a question by its code, a field as `attic-layer/material`. */
export type OptionWord = { readonly place: string; readonly word: string; readonly code: string }

/** Each word once at a place: that of the first language counts before any other. */
export function wordsIn(definition: ProgramDefinition): readonly OptionWord[] {
  const asked = [
    ...questionsOf(definition).map(({ code, options }) => ({ place: code, options })),
    ...measuresOf(definition).flatMap((measure) =>
      fieldsOf(definition, measure).map(({ name, options }) => ({
        place: `${measure.code}/${name}`,
        options,
      })),
    ),
  ]
  const languages = [...new Set([...definition.languages, ...LANGUAGES])]
  return asked.flatMap(({ place, options = [] }) => {
    const codes = new Map<string, string>()
    for (const language of languages) for (const option of options) add(codes, option, language)
    return [...codes].map(([word, code]) => ({ place, word, code }))
  })
}

function add(
  codes: Map<string, string>,
  { code, label }: OptionDefinition,
  language: (typeof LANGUAGES)[number],
): void {
  const word = label[language]
  if (word !== undefined && !codes.has(word)) codes.set(word, code)
}
