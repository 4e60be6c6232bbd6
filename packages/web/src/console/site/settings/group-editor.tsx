import { isObject, withValueAt } from '@hearthlight/domain/shared/json-path'
import {
  type EditorField,
  startOfVariant,
  startValue,
  variantOf,
} from '@hearthlight/domain/studio/editor-field'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { useSettingWords } from '../use-setting-words.ts'
import styles from '../values.module.css'
import type { ValueProps } from './value-props.ts'

/** Several values that belong together; one that may be absent as a whole is added and removed. */
export function GroupEditor(props: ValueProps<'group'>) {
  const { t } = useTranslation('admin-site')
  const { field, label, value, onChange } = props
  if (!isObject(value) && !field.required && field.default === undefined)
    return (
      <Button variant="secondary" size="s" onClick={() => onChange(startValue(field))}>
        {t('list.add', { name: label })}
      </Button>
    )
  return (
    <div className={styles.group}>
      <Inside {...props} fields={field.fields} />
      {!field.required && field.default === undefined && (
        <button type="button" className={styles.link} onClick={() => onChange(undefined)}>
          {t('list.remove', { name: label })}
        </button>
      )}
    </div>
  )
}

/** One of several shapes, such as a part of the home page. */
export function VariantsEditor(props: ValueProps<'variants'>) {
  const { t } = useTranslation('admin-site')
  const { nameOf } = useSettingWords()
  const { field, value, onChange } = props
  const chosen = variantOf(field, value)
  return (
    <div className={styles.group}>
      <Select
        label={t('list.kind')}
        value={chosen?.type ?? ''}
        options={field.variants.map((variant) => ({ value: variant.type, label: nameOf(variant.type) }))}
        onChange={(next) =>
          onChange(
            startOfVariant(
              field,
              field.variants.find(({ type }) => type === next),
            ),
          )
        }
      />
      {chosen?.fields !== undefined && <Inside {...props} fields={chosen.fields} />}
    </div>
  )
}

function Inside({
  fields,
  value,
  languages,
  onChange,
  Editor,
}: Omit<ValueProps, 'field' | 'label'> & { fields: readonly EditorField[] }) {
  const { nameOf, aboutOf } = useSettingWords()
  return fields.map((field) => (
    <div key={field.key} className={styles.inner}>
      <p>
        <b>{nameOf(field.key)}</b>
        {field.about !== undefined && <span className="small muted"> {aboutOf(field.about)}</span>}
      </p>
      <Editor
        field={field}
        label={nameOf(field.key)}
        value={isObject(value) ? value[field.key] : undefined}
        languages={languages}
        onChange={(next) => onChange(withValueAt(value, [field.key], next))}
      />
    </div>
  ))
}
