import { askedSubFields, isAsked, labelOf } from '@hearthlight/domain/forms/asked-fields'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../ui/field.tsx'
import { SubField } from '../ui/sub-field.tsx'
import { FieldControl } from './field-control.tsx'
import styles from './field-rows.module.css'
import type { FieldFormState } from './use-field-form.ts'

type Rows = {
  form: FieldFormState
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Richer words for a field than a partner can configure, such as a label with links. */
  words?: Readonly<Record<string, Partial<Pick<FieldProps, 'label' | 'description'>>>>
}

/** The fields of a form that are asked now; two of size 6 share a row. */
export function FieldRows(props: Rows) {
  return (
    <div className={styles.rows}>
      <Fields {...props} fields={props.form.fields} />
    </div>
  )
}

function Fields({ fields, ...rows }: Rows & { fields: readonly FieldDefinition[] }): ReactNode {
  return fields
    .filter((field) => !field.hidden && isAsked(field, rows.form.values))
    .map((field) => (
      <div key={field.name} className={styles.cell} data-size={field.column_size}>
        <Field {...rows} field={field} />
      </div>
    ))
}

function Field({ field, ...rows }: Rows & { field: FieldDefinition }) {
  const { form } = rows
  const subFields = askedSubFields(field, form.values)
  const common = useCommonProps(field, rows)
  return (
    <>
      <FieldControl
        field={field}
        value={form.values[field.name]}
        values={form.values}
        onChange={(value) => form.change(field.name, value)}
        common={common}
      />
      {subFields.length > 0 && (
        <SubField>
          <Fields {...rows} fields={subFields} />
        </SubField>
      )}
    </>
  )
}

function useCommonProps(field: FieldDefinition, { form, isDisabled, isReadOnly, words }: Rows): FieldProps {
  const { t } = useTranslation('shared')
  const isOptional = !field.required && !field.validations.required && field.type !== 'checkbox'
  const isFixed = field.disabled || field.readonly || isDisabled || isReadOnly
  return {
    name: field.name,
    label: words?.[field.name]?.label ?? labelOf(field, form.values),
    labelNote: isOptional && !isFixed ? `(${t('form.optional')})` : undefined,
    description: words?.[field.name]?.description ?? field.help_text,
    error: form.messages[field.name],
    isRequired: !isOptional && field.required,
    isDisabled: field.disabled || isDisabled,
    isReadOnly: field.readonly || isReadOnly,
  }
}
