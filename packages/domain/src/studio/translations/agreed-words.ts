import { z } from 'zod'
import { Many } from '../../shared/envelope.ts'
import { LANGUAGES } from '../../texts/namespaces.ts'

/** So many words a partner agrees on in one language; a longer list is a dictionary, which nobody reads beside a text. */
export const MOST_AGREED_WORDS = 200

const word = z.string().trim().max(80)

/** How a word of the first language is said in another one, so that a site says it the same everywhere. */
export const AgreedWord = z.object({
  language: z.enum(LANGUAGES),
  source: word.min(1),
  text: word.min(1),
  avoid: word.describe('What is not said for it; empty where nothing is ruled out.'),
})
export type AgreedWord = z.infer<typeof AgreedWord>
export const AgreedWordsResponse = Many('agreed_words', AgreedWord)

/** Writes one down, anew or in other words. */
export const SaveAgreedWord = z.strictObject({
  ...AgreedWord.shape,
  before: word
    .nullable()
    .describe('The agreed word that its author was looking at; null where there was none.'),
})
export type SaveAgreedWord = z.infer<typeof SaveAgreedWord>
export const RemoveAgreedWord = AgreedWord.pick({ language: true, source: true })

const plain = (text: string) => text.normalize('NFC').toLowerCase()

const inWords = (text: string) =>
  ` ${plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** As a word of its own: `fan` is in "an attic fan", and in "fans", but not in "fanfare". */
const says = (text: string, said: string) =>
  ['', 's', 'es'].some((ending) => inWords(text).includes(`${inWords(said).trimEnd()}${ending} `))

export type WordsKept = {
  /** Agreed words that the source asks for. */
  readonly asked: readonly AgreedWord[]
  /** Those of them that the text does not say. */
  readonly missing: readonly AgreedWord[]
  /** Those whose ruled out word the text says. */
  readonly avoided: readonly AgreedWord[]
}

/** Which of the agreed words of its language a text keeps to. Endings differ: a text that contains the word says it. */
export function wordsKept(source: string, text: string, words: readonly AgreedWord[]): WordsKept {
  const asked = words.filter((word) => says(source, word.source))
  return {
    asked,
    missing: asked.filter((word) => !plain(text).includes(plain(word.text))),
    avoided: words.filter((word) => word.avoid !== '' && says(text, word.avoid)),
  }
}
