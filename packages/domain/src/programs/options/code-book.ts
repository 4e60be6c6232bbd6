import type { Language } from '../../texts/namespaces.ts'
import type { OptionDefinition } from '../definition/option-definition.ts'
import { optionCode } from './option-code.ts'

type Label = OptionDefinition['label']

/** Gives options their codes. A place is the code of a question, or the type of a measure with the name of a field. */
export type CodeBook = (
  place: string,
  labels: readonly Label[],
  languages: readonly Language[],
) => readonly string[]

/**
 * The same option has the same code in every version of a program: it is known again by its words, those of the first
 * language before any other. What is taken is never made a code.
 */
export function codeBook(taken: readonly string[] = []): CodeBook {
  const places = new Map<string, Map<string, string>>()
  return (place, labels, languages) => {
    const known = places.get(place) ?? new Map<string, string>()
    places.set(place, known)
    const found = knownAgain(known, labels, languages)
    return labels.map((label, index) => {
      const words = wordsOf(label, languages)
      const code = found[index] ?? optionCode(words[0]?.[1] ?? '', [...taken, ...known.values()])
      for (const word of words) known.set(keyOf(word), code)
      return code
    })
  }
}

type Word = readonly [language: Language, text: string]
const keyOf = (word: Word) => JSON.stringify(word)
const wordsOf = (label: Label, languages: readonly Language[]): readonly Word[] =>
  languages.flatMap((language) => {
    const text = label[language]
    return text === undefined ? [] : [[language, text] as const]
  })

function knownAgain(
  known: ReadonlyMap<string, string>,
  labels: readonly Label[],
  languages: readonly Language[],
): readonly (string | undefined)[] {
  const codes: (string | undefined)[] = labels.map(() => undefined)
  for (const language of languages)
    for (const [index, label] of labels.entries()) {
      const [word] = wordsOf(label, [language])
      const code = word && known.get(keyOf(word))
      if (code !== undefined && !codes.includes(code)) codes[index] ??= code
    }
  return codes
}
