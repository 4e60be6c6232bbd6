import { type JsonPath, sameJson, valueAt } from '@hearthlight/domain/shared/json-path'
import type { EditorField } from '@hearthlight/domain/studio/editor-field'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../editing.ts'
import styles from '../editor.module.css'

const RARE = new Set([
  ...['sorting_tag', 'old_question_id', 'available_in_portal', 'available_in_mobile', 'use_spinner'],
  ...['max_bytes', 'disallowed_types', 'default_value', 'placeholder', 'finish_url', 'source_url', 'buttons'],
])
export const isRare = (key: string): boolean => RARE.has(key)

type Props = {
  path: JsonPath
  fields: readonly EditorField[]
  children: ReactNode
}

/** Fields that few need, behind one line. Open at first where one of them says something, and while one of them is wrong. */
export function RarelyNeeded({ path, fields, children }: Props) {
  const { document, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const id = useId()
  const [isAsked, setAsked] = useState(() =>
    fields.some((field) => isSaid(valueAt(document, [...path, field.key]), field)),
  )
  const isOpen = isAsked || fields.some(({ key }) => defectAt([...path, key]) !== undefined)
  return (
    <section className={styles.rare}>
      <button
        type="button"
        className={styles.disclose}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setAsked(!isOpen)}
      >
        <span className="small muted">{t('editor.rare')}</span>
      </button>
      <div id={id} hidden={!isOpen} className={styles.fields}>
        {isOpen && children}
      </div>
    </section>
  )
}

const isSaid = (value: unknown, { default: standard }: EditorField) =>
  value !== undefined && value !== '' && !sameJson(value, standard)
