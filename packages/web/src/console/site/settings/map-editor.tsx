import { isObject, withValueAt } from '@hearthlight/domain/shared/json-path'
import { startValue } from '@hearthlight/domain/studio/editor-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useSettingWords } from '../use-setting-words.ts'
import styles from '../values.module.css'
import type { ValueProps } from './value-props.ts'

/** Values by name; the names are given, or free. */
export function MapEditor({ field, label, value, languages, onChange, Editor }: ValueProps<'map'>) {
  const { t } = useTranslation('admin-site')
  const { nameOf } = useSettingWords()
  const [name, setName] = useState('')
  const entries = Object.entries(isObject(value) ? value : {})
  const free = field.names?.filter((each) => !entries.some(([key]) => key === each))
  const add = () => {
    if (name.trim() === '') return
    onChange(withValueAt(value, [name.trim()], startValue(field.item)))
    setName('')
  }
  return (
    <div className={styles.stack}>
      {entries.map(([key, item]) => (
        <div key={key} className={styles.inner}>
          <p>
            <b>{nameOf(key)}</b>{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => onChange(withValueAt(value, [key], undefined))}
            >
              {t('list.remove', { name: nameOf(key) })}
            </button>
          </p>
          <Editor
            field={field.item}
            label={`${label}, ${nameOf(key)}`}
            value={item}
            languages={languages}
            onChange={(next) => onChange(withValueAt(value, [key], next))}
          />
        </div>
      ))}
      {free?.length !== 0 && (
        <div className={styles.adding}>
          {free === undefined ? (
            <TextField label={t('list.name')} value={name} onChange={setName} />
          ) : (
            <Select
              label={t('list.name')}
              value={name}
              options={free.map((each) => ({ value: each, label: nameOf(each) }))}
              onChange={setName}
            />
          )}
          <Button variant="secondary" size="s" onClick={add}>
            {t('list.add', { name: label })}
          </Button>
        </div>
      )}
    </div>
  )
}
