import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { FieldDescription, FieldError, type FieldIds, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  ids: FieldIds
  /** A question of the wizard wears the display face. */
  look?: 'label' | 'question'
  role?: 'radiogroup' | 'group'
  children: ReactNode
}

/** A question with several controls: legend, description and error belong to the group. */
export function FieldGroup({ ids, look = 'label', role, children, ...field }: Props) {
  const legendLook = look === 'question' ? styles.question : styles.label
  return (
    <fieldset
      id={ids.control}
      role={role}
      className={styles.field}
      data-invalid={field.error !== undefined || undefined}
      aria-describedby={ids.describedBy}
      {...(role === 'radiogroup' && {
        'aria-invalid': field.error !== undefined || undefined,
        'aria-required': field.isRequired || undefined,
      })}
      disabled={field.isDisabled}
    >
      <legend className={field.isLabelHidden ? 'visually-hidden' : classNames(styles.legend, legendLook)}>
        {field.label}
        {field.labelNote !== undefined && <span className={styles.labelNote}> {field.labelNote}</span>}
      </legend>
      <FieldDescription id={ids.description}>{field.description}</FieldDescription>
      <FieldError id={ids.error} error={field.error} />
      {children}
    </fieldset>
  )
}
