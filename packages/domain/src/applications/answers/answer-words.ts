import { chosenValues } from '../../forms/field-values.ts'
import { isDate } from '../../forms/values/date-text.ts'
import type { ListItem } from '../../incentives/incentive.ts'
import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'
import { answerIn, answerOptions } from './answer-question.ts'

/** An answer to an incentive's question as a person reads it, whoever they are: options by their labels. */
export function answerWords(item: ListItem, content: string, formats: Formats, t: Translate): string {
  switch (item.answer_type) {
    case 'date':
      return isDate(content) ? formats.date(new Date(`${content}T12:00:00Z`)) : content
    case 'integer':
    case 'float':
      return numberIn(content, formats)
    case 'text':
      return content
    case 'boolean':
    case 'select':
    case 'multi_select': {
      const options = answerOptions(item, t)
      const words = chosenValues(answerIn(item, content)).map(
        (code) => options.find(({ value }) => value === code)?.label ?? code,
      )
      return new Intl.ListFormat(formats.locale, { type: 'unit' }).format(words)
    }
    default:
      return item.answer_type satisfies never
  }
}

/** With the decimals that it was written with; what is no number stays as it is. */
function numberIn(content: string, { number }: Formats): string {
  const value = Number(content)
  return Number.isNaN(value) ? content : number(value, content.split('.')[1]?.length ?? 0)
}
