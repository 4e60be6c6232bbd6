import { type ReactNode, useId } from 'react'
import { Icon } from '../pictures/icon.tsx'
import styles from './field.module.css'

/** What every control takes besides its value. */
export type FieldProps = {
  label: ReactNode
  description?: ReactNode
  error?: string | undefined
  name?: string | undefined
  id?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  /** Words after the label in a lighter ink, such as "(optional)". */
  labelNote?: ReactNode
  isLabelHidden?: boolean | undefined
  /** A question of the wizard wears the display face. */
  look?: 'label' | 'question' | undefined
}

/** The id of a field's control, known from its name so that an error summary can lead there. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]/g, '-')}`
}

export type FieldIds = {
  control: string
  description: string
  error: string
  describedBy: string | undefined
}

export function useFieldIds({ id, name, description, error }: FieldProps): FieldIds {
  const fallback = useId()
  const control = id ?? (name === undefined ? fallback : fieldId(name))
  const ids = { control, description: `${control}-description`, error: `${control}-error` }
  const describedBy = [
    description !== undefined && description !== '' ? ids.description : '',
    error !== undefined ? ids.error : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  return { ...ids, describedBy: describedBy === '' ? undefined : describedBy }
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      {error}
    </p>
  )
}

export function FieldDescription({ id, children }: { id: string; children: ReactNode }) {
  if (children === undefined || children === '') return null
  return (
    <div id={id} className={styles.hint}>
      {children}
    </div>
  )
}

export const labelLook = (look: FieldProps['look']) => (look === 'question' ? styles.question : styles.label)

/** Label, description, error and control of one field, in reading order. */
export function FieldFrame({ ids, children, ...field }: FieldProps & { ids: FieldIds; children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={field.error !== undefined || undefined}>
      <label
        id={`${ids.control}-label`}
        htmlFor={ids.control}
        className={field.isLabelHidden ? 'visually-hidden' : labelLook(field.look)}
      >
        {field.label}
        {field.labelNote !== undefined && <span className={styles.labelNote}> {field.labelNote}</span>}
      </label>
      <FieldDescription id={ids.description}>{field.description}</FieldDescription>
      <FieldError id={ids.error} error={field.error} />
      {children}
    </div>
  )
}
