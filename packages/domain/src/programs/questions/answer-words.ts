import { isDate } from '../../forms/values/date-text.ts'
import { numberWords } from '../../forms/values/number-words.ts'
import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'

type Asked = {
  /** Of a question or of a field of a measure, as the wire names it. */
  readonly type: string
  /** In the words of the reader; several options are joined by semicolons. */
  readonly response: string | null
  /** What is written beside a number. */
  readonly unit?: string | undefined
}

/** An answer in a program as a person reads it, whoever they are; null where none was given. */
export function answerWords({ type, response, unit }: Asked, formats: Formats, t: Translate): string | null {
  if (response === null || response === '') return null
  switch (type.toLowerCase()) {
    case 'boolean':
      return t(response === 'true' ? 'programs:field.true' : 'programs:field.false')
    case 'date':
      return isDate(response) ? formats.date(new Date(`${response}T12:00:00Z`)) : response
    case 'currency':
      return Number.isNaN(Number(response)) ? response : formats.money(Number(response), 2)
    case 'numeric':
    case 'float':
      return numberWords(response, formats, unit)
    default:
      return response.split(';').join(', ')
  }
}
