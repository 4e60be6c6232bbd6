import { answerIn, answerOptions } from '@hearthlight/domain/applications/answer-question'
import { chosenValues } from '@hearthlight/domain/forms/field-values'
import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'

/** A stored answer in the words of its question. */
export function useAnswerWords(): (item: ListItem, content: string) => string {
  const { t } = useTranslation('incentives')
  const { locale, date, number } = useFormats()
  return (item, content) => {
    if (content === '') return t('own.none')
    switch (item.answer_type) {
      case 'date':
        return date(new Date(`${content}T12:00:00Z`))
      case 'integer':
        return number(Number(content))
      case 'float':
        return number(Number(content), content.split('.')[1]?.length ?? 0)
      case 'text':
        return content
      case 'boolean':
      case 'select':
      case 'multi_select': {
        const options = answerOptions(item, t)
        const words = chosenValues(answerIn(item, content)).map(
          (code) => options.find(({ value }) => value === code)?.label ?? code,
        )
        return new Intl.ListFormat(locale, { type: 'unit' }).format(words)
      }
      default:
        return item.answer_type satisfies never
    }
  }
}
