import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { FieldDescription, FieldError, type FieldIds, type FieldProps, labelLook } from './field.tsx'

type Props = FieldProps & {
  ids: FieldIds
  role?: 'radiogroup' | 'group'
  children: ReactNode
}

/** A question with several controls: legend, description and error belong to the group. */
export function FieldGroup({ ids, role, children, ...field }: Props) {
  return (
    <fieldset
      id={ids.control}
      role={role}
      className={styles.field}
      data-invalid={field.error !== undefined || undefined}
      data-readonly={field.isReadOnly || undefined}
      aria-describedby={ids.describedBy}
      {...(role === 'radiogroup' && {
        'aria-invalid': field.error !== undefined || undefined,
        'aria-required': field.isRequired || undefined,
        'aria-readonly': field.isReadOnly || undefined,
      })}
      disabled={field.isDisabled}
    >
      <legend
        className={field.isLabelHidden ? 'visually-hidden' : classNames(styles.legend, labelLook(field.look))}
      >
        {field.label}
        {field.labelNote !== undefined && <span className={styles.labelNote}> {field.labelNote}</span>}
      </legend>
      <FieldDescription id={ids.description}>{field.description}</FieldDescription>
      <FieldError id={ids.error} error={field.error} />
      {children}
    </fieldset>
  )
}
