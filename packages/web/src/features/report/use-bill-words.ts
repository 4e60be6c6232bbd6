import { billWords } from '@hearthlight/domain/report/words/bill-words'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'

/** The sentences about the bills, in the reader's language. */
export function useBillWords() {
  const { t } = useTranslation('report')
  return billWords(useFormats(), (key, params) => t(key, params ?? {}))
}
