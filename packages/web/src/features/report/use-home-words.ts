import { type HomeWords, homeWords } from '@hearthlight/domain/report/words/home-words'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'

/** The sentences about a home, in the reader's language. */
export function useHomeWords(): HomeWords {
  const { t } = useTranslation('report')
  return homeWords(useFormats(), (key, params) => t(key, params ?? {}))
}
