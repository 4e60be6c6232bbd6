import { answerWords } from '@hearthlight/domain/applications/answers/answer-words'
import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'

/** A stored answer in the words of its question. */
export function useAnswerWords(): (item: ListItem, content: string) => string {
  const { t } = useTranslation('incentives')
  const formats = useFormats()
  return (item, content) =>
    content === ''
      ? t('own.none')
      : answerWords(item, content, formats, (key, params) => t(key, params ?? {}))
}
