import { choiceTitle, titleOf } from '@hearthlight/domain/studio/partner-settings'
import { use } from 'react'
import { useTranslation } from 'react-i18next'

type Words = Readonly<Record<string, string>>

const FILES: Readonly<Record<string, () => Promise<{ default: Words }>>> = {
  es: () => import('@hearthlight/domain/studio/setting-words/es.json'),
  fr: () => import('@hearthlight/domain/studio/setting-words/fr.json'),
  pt: () => import('@hearthlight/domain/studio/setting-words/pt.json'),
}
const read = new Map<string, Promise<Words>>()

/** The schema says everything in English. */
function wordsIn(language: string): Promise<Words> | undefined {
  const load = FILES[language]
  if (load === undefined) return undefined
  const known = read.get(language) ?? load().then((file) => file.default)
  read.set(language, known)
  return known
}

export type SettingWords = {
  /** The name of a setting, or of what else has a key: `theme.colour` is the key `colour`. */
  readonly nameOf: (key: string) => string
  /** A choice that a setting offers: `square_feet`. */
  readonly choiceOf: (choice: string) => string
  readonly translate: (english: string) => string
}

/** Names and descriptions of settings in the language of the reader. */
export function useSettingWords(): SettingWords {
  const { t, i18n } = useTranslation('assessment')
  const loading = wordsIn(i18n.language)
  const words = loading === undefined ? {} : use(loading)
  const translate = (english: string) => words[english] ?? english
  return {
    translate,
    // The house of a page is drawn from answers; each is named by the question that asks for it.
    nameOf: (key) =>
      loading === undefined
        ? titleOf(key)
        : (words[titleOf(key)] ?? t(`field.${key}`, { defaultValue: titleOf(key) })),
    choiceOf: (choice) => translate(choiceTitle(choice)),
  }
}
