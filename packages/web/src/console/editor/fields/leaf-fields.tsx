import { isAlwaysThere } from '@hearthlight/domain/studio/editor-field'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { controlName, useEditing } from '../editing.ts'
import type { FieldProps } from '../field-props.ts'
import { TypedDecimal, TypedNumber } from './typed-decimal.tsx'

export function ChoiceField({ path, label, value, field }: FieldProps<'choice'>) {
  const { change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  return (
    <Select
      label={label}
      name={controlName(path)}
      value={value === undefined || value === null ? '' : String(value)}
      error={defectAt(path)}
      placeholder={isAlwaysThere(field) ? null : t('editor.none')}
      options={field.options.map((option) => ({
        value: option,
        label: t(`choice.${option}`, { defaultValue: option }),
      }))}
      onChange={(chosen) => change(path, chosen === '' ? undefined : chosen)}
    />
  )
}

export function SwitchField({ path, label, value, field }: FieldProps<'switch'>) {
  const { change, defectAt } = useEditing()
  return (
    <Checkbox
      label={label}
      name={controlName(path)}
      error={defectAt(path)}
      value={typeof value === 'boolean' ? value : field.default === true}
      onChange={(is) => change(path, is)}
    />
  )
}

export function NumberText({ path, label, value, field }: FieldProps<'number'>) {
  const { change, defectAt } = useEditing()
  return (
    <TypedNumber
      label={label}
      name={controlName(path)}
      error={defectAt(path)}
      value={value}
      onChange={(next) => change(path, next === '' && !isAlwaysThere(field) ? undefined : next)}
    />
  )
}

export function DecimalField({ path, label, value, field }: FieldProps<'decimal'>) {
  const { change, defectAt } = useEditing()
  const none = field.nullable ? null : isAlwaysThere(field) ? '' : undefined
  return (
    <TypedDecimal
      label={label}
      name={controlName(path)}
      error={defectAt(path)}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(next) => change(path, next === '' ? none : next)}
    />
  )
}

export function TextValue({ path, label, value, field }: FieldProps) {
  const { change, defectAt, references } = useEditing()
  const { t } = useTranslation('admin-programs')
  const { nullable } = field
  const options = references(path)
  const text = value === undefined || value === null ? '' : String(value)
  const none = nullable ? null : undefined
  const taken = (next: string) =>
    change(path, next === '' && (nullable || !isAlwaysThere(field)) ? none : next)
  if (options !== undefined)
    return (
      <Select
        label={label}
        name={controlName(path)}
        error={defectAt(path)}
        value={text}
        placeholder={t('editor.none')}
        options={[
          ...options,
          ...(text !== '' && options.every((option) => option.value !== text)
            ? [{ value: text, label: text }]
            : []),
        ]}
        onChange={taken}
      />
    )
  return (
    <TextField
      label={label}
      name={controlName(path)}
      type={field.kind === 'date' ? 'date' : 'text'}
      error={defectAt(path)}
      value={text}
      onChange={taken}
    />
  )
}
