import { placeholdersIn } from '../../programs/definition/status-mail.ts'
import { type English, foreignWord } from '../../texts/english/englishes.ts'

/** Longer than its source by this much, and by more than a word, a text may not fit where it stands. */
const LONGER_BY = 0.4
const A_WORD = 12

export type TranslationChecks = {
  /** Those of the source that are not kept, and those that the source does not have. */
  readonly placeholders: {
    readonly kept: number
    readonly lost: readonly string[]
    readonly added: readonly string[]
  }
  readonly length: {
    readonly text: number
    readonly source: number
    readonly percent: number
    readonly isLong: boolean
  }
  /** Of an English text: a word that readers of this English spell otherwise. */
  readonly foreign: string | undefined
}

/** What can be told of a translation without knowing its language. */
export function checkTranslation(source: string, text: string, english: English | null): TranslationChecks {
  const [wanted, given] = [new Set(placeholdersIn(source)), new Set(placeholdersIn(text))]
  const longer = text.length - source.length
  return {
    placeholders: {
      kept: [...wanted].filter((name) => given.has(name)).length,
      lost: [...wanted].filter((name) => !given.has(name)),
      added: [...given].filter((name) => !wanted.has(name)),
    },
    length: {
      text: text.length,
      source: source.length,
      percent: Math.round((longer / Math.max(1, source.length)) * 100),
      isLong: longer > A_WORD && longer > source.length * LONGER_BY,
    },
    foreign: english === null ? undefined : foreignWord(text, english),
  }
}
