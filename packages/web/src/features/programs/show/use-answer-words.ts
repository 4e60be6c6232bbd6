import type { ProgramQuestion } from '@hearthlight/domain/programs/wire/questionnaire'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'

/** An answer as a person reads it; nothing where none was given. */
export function useAnswerWords() {
  const { t } = useTranslation('programs')
  const { date } = useFormats()
  return ({ type, response }: Pick<ProgramQuestion, 'type' | 'response'>): string | null => {
    if (response === null || response === '') return null
    switch (type.toLowerCase()) {
      case 'boolean':
        return t(response === 'true' ? 'field.true' : 'field.false')
      case 'date':
        return date(new Date(`${response}T12:00:00Z`))
      default:
        return response.split(';').join(', ')
    }
  }
}
