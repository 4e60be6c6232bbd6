import { partWords } from '@hearthlight/domain/report/words/part-words'
import { useTranslation } from 'react-i18next'
import { useKnownWords } from '../../home/known-words.ts'

/** What we know of a part of the home, as a person would say it. */
export function usePartWords() {
  const { t } = useTranslation(['report', 'assessment'])
  return partWords(useKnownWords(), (key, params) => t(key, params ?? {}))
}
