import { AmountFormula } from '@hearthlight/domain/incentives/amounts/amount-formula'
import { isObject } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { useAmountWords } from './amount-words.ts'
import { useConditionWords } from './condition-words.ts'

/** The kind of an item, whether it must be answered, and when it is asked; of a measure what it pays. In words. */
export function useItemNote(): (item: unknown) => string {
  const { t } = useTranslation('admin-programs')
  const words = useConditionWords()
  const amount = useAmountWords()
  return (item) => {
    if (!isObject(item)) return ''
    const { data: formula } = AmountFormula.safeParse(item['formula'])
    if (formula !== undefined) return amount(formula)
    const { type, required, restrict_data_access, prefill, visible_when } = item
    const notes = [
      typeof type === 'string' && t(`choice.${type}`, { defaultValue: type }),
      required === true && t('editor.required'),
      restrict_data_access === true && t('editor.restricted'),
      prefill !== undefined && t('editor.prefilled'),
      visible_when !== undefined && t('condition.when', { condition: words(visible_when) }),
    ]
    return notes.filter((note) => note !== false).join(' · ')
  }
}
