import type { MeasureField } from '@hearthlight/domain/programs/wire/measure-wire'
import type { ProgramQuestion } from '@hearthlight/domain/programs/wire/questionnaire'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'

type Asked = {
  readonly type: (ProgramQuestion | MeasureField)['type']
  readonly response: ProgramQuestion['response']
  /** What is written beside a number. */
  readonly unit?: string | undefined
}

/** An answer as a person reads it; nothing where none was given. */
export function useAnswerWords() {
  const { t } = useTranslation('programs')
  const { date, money } = useFormats()
  return ({ type, response, unit }: Asked): string | null => {
    if (response === null || response === '') return null
    switch (type.toLowerCase()) {
      case 'boolean':
        return t(response === 'true' ? 'field.true' : 'field.false')
      case 'date':
        return date(new Date(`${response}T12:00:00Z`))
      case 'currency':
        return money(Number(response), 2)
      case 'numeric':
      case 'float':
        return unit === undefined ? response : `${response} ${unit}`
      default:
        return response.split(';').join(', ')
    }
  }
}
