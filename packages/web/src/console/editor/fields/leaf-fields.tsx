import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { controlName, useEditing } from '../editing.ts'
import type { FieldProps } from '../field-props.ts'
import { kindOf } from '../schema-kind.ts'
import { TypedDecimal, TypedNumber } from './typed-decimal.tsx'

export function ChoiceField({
  path,
  label,
  value,
  options,
  isRequired,
}: FieldProps & { options: readonly string[] }) {
  const { change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  return (
    <Select
      label={label}
      name={controlName(path)}
      value={value === undefined || value === null ? '' : String(value)}
      error={defectAt(path)}
      placeholder={isRequired === true ? null : t('editor.none')}
      options={options.map((option) => ({
        value: option,
        label: t(`choice.${option}`, { defaultValue: option }),
      }))}
      onChange={(chosen) => change(path, chosen === '' ? undefined : chosen)}
    />
  )
}

export function SwitchField({ path, label, value, node }: FieldProps) {
  const { change, defectAt } = useEditing()
  return (
    <Checkbox
      label={label}
      name={controlName(path)}
      error={defectAt(path)}
      value={typeof value === 'boolean' ? value : node.default === true}
      onChange={(is) => change(path, is)}
    />
  )
}

export function NumberText({ path, label, value, isRequired }: FieldProps) {
  const { change, defectAt } = useEditing()
  return (
    <TypedNumber
      label={label}
      name={controlName(path)}
      error={defectAt(path)}
      value={value}
      onChange={(next) => change(path, next === '' && isRequired !== true ? undefined : next)}
    />
  )
}

/** A sum or a rate, kept as text so that no digit of it is lost. */
export function DecimalField({ path, label, value, isRequired, node }: FieldProps) {
  const { change, defectAt, root } = useEditing()
  const { nullable } = kindOf(root, node)
  const none = nullable ? null : isRequired === true ? '' : undefined
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

export function TextValue({
  path,
  label,
  value,
  isRequired,
  type,
  node,
}: FieldProps & { type: 'text' | 'date' }) {
  const { change, defectAt, references, root } = useEditing()
  const { t } = useTranslation('admin-programs')
  const { nullable } = kindOf(root, node)
  const options = references(path)
  const text = value === undefined || value === null ? '' : String(value)
  const none = nullable ? null : undefined
  const taken = (next: string) => change(path, next === '' && (nullable || isRequired !== true) ? none : next)
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
      type={type}
      error={defectAt(path)}
      value={text}
      onChange={taken}
    />
  )
}
