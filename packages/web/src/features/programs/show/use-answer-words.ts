import { answerWords } from '@hearthlight/domain/programs/questions/answer-words'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'

/** An answer as a person reads it; nothing where none was given. */
export function useAnswerWords() {
  const { t } = useTranslation('programs')
  const formats = useFormats()
  return (asked: Parameters<typeof answerWords>[0]): string | null =>
    answerWords(asked, formats, (key, params) => t(key, params ?? {}))
}
