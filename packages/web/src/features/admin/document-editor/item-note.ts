import { isObject } from '@hearthlight/domain/studio/json-path'
import { useTranslation } from 'react-i18next'
import { useConditionWords } from './condition-words.ts'

/** The kind of an item, whether it must be answered, and when it is asked, in words. */
export function useItemNote(): (item: unknown) => string {
  const { t } = useTranslation('admin-programs')
  const words = useConditionWords()
  return (item) => {
    if (!isObject(item)) return ''
    const { type, required, visible_when } = item
    return [
      typeof type === 'string' ? t(`choice.${type}`, { defaultValue: type }) : '',
      required === true ? t('editor.required') : '',
      visible_when === undefined ? '' : t('condition.when', { condition: words(visible_when) }),
    ]
      .filter((part) => part !== '')
      .join(' · ')
  }
}
