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
    return said(item)
      .map(([key, values]) => t(key, values))
      .join(' · ')
  }

  function said(item: Readonly<Record<string, unknown>>): [string, Record<string, string>?][] {
    const { type, required, restrict_data_access, prefill, visible_when } = item
    const parts: [boolean, string, Record<string, string>?][] = [
      [typeof type === 'string', `choice.${type}`, { defaultValue: String(type) }],
      [required === true, 'editor.required'],
      [restrict_data_access === true, 'editor.restricted'],
      [prefill !== undefined, 'editor.prefilled'],
      [
        visible_when !== undefined,
        'condition.when',
        { condition: visible_when === undefined ? '' : words(visible_when) },
      ],
    ]
    return parts.flatMap(([isSo, key, values]) => (isSo ? [[key, values ?? {}]] : []))
  }
}
