import { isObject } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { type KnownFact, useEditing } from '../editing.ts'

type Translate = (key: string, values?: Record<string, string>) => string

/** A condition as one reads it aloud, whether it is right or still being written. */
export function conditionWords(condition: unknown, facts: readonly KnownFact[], t: Translate): string {
  if (!isObject(condition)) return t('condition.nothing')
  const inner = (part: unknown) => conditionWords(part, facts, t)
  if ('not' in condition) return t('condition.not', { condition: inner(condition['not']) })
  for (const key of ['all', 'any'] as const) {
    const parts = condition[key]
    if (!Array.isArray(parts)) continue
    if (parts.length === 0) return t(`condition.empty_${key}`)
    return parts.map(inner).join(` ${t(`condition.join_${key}`)} `)
  }
  const known = facts.find(({ value }) => value === condition['fact'])
  const values = Array.isArray(condition['values']) ? condition['values'] : [condition['value']]
  const said = values.map((value) => {
    const option = known?.values?.find((each) => each.value === value)
    return option?.label ?? String(value ?? '')
  })
  return t(`condition.says.${String(condition['is'])}`, {
    fact: known?.label ?? String(condition['fact'] ?? ''),
    values: said.join(', '),
  })
}

export function useConditionWords(): (condition: unknown) => string {
  const { facts } = useEditing()
  const { t } = useTranslation('admin-programs')
  return (condition) => conditionWords(condition, facts, (key, values) => t(key, values ?? {}))
}
