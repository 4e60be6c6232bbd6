import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { controlName, useEditing } from '../editing.ts'
import styles from '../editor.module.css'
import { optionsAt } from './options-at.ts'

/** What a question opens with: where it is known from, and which of it each option stands for. */
export function PrefillField({
  path,
  label,
  children,
}: {
  path: JsonPath
  label: string
  children: ReactNode
}) {
  const { document, languages, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const at = [...path, 'codes']
  const found = valueAt(document, at)
  const given = isObject(found) ? found : {}
  const defect = defectAt(at)
  return (
    <fieldset className={styles.group} id={`list-${controlName(at)}`}>
      <legend>{label}</legend>
      {defect !== undefined && <p className={styles.defect}>{defect}</p>}
      <div className={styles.fields}>
        {children}
        {optionsAt(document, path, languages).map(({ value: option, label: words }) => {
          const codes = given[option]
          return (
            <TextField
              key={option}
              label={t('tells.option', { option: words })}
              description={t('editor.by_comma')}
              name={controlName([...at, option])}
              value={Array.isArray(codes) ? codes.join(', ') : ''}
              onChange={(text) =>
                change([...at, option], text.trim() === '' ? undefined : text.split(/,\s?/))
              }
            />
          )
        })}
      </div>
    </fieldset>
  )
}
