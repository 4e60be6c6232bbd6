import type { Ref } from 'react'
import { useEarlyTick } from '../taken-over.ts'
import styles from './check.module.css'
import fieldStyles from './field.module.css'
import { FieldDescription, FieldError, type FieldProps, useFieldIds } from './field.tsx'

type Props = Omit<FieldProps, 'isLabelHidden'> & {
  value: boolean | null | undefined
  onChange: (value: boolean) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement>
}

export function Checkbox(props: Props) {
  const ids = useFieldIds(props)
  useEarlyTick(ids.control, props.value === true, props.onChange)
  return (
    <div className={fieldStyles.field} data-invalid={props.error !== undefined || undefined}>
      <FieldError id={ids.error} error={props.error} />
      <label
        className={styles.check}
        data-disabled={props.isDisabled || undefined}
        data-readonly={props.isReadOnly || undefined}
      >
        <input
          id={ids.control}
          name={props.name}
          ref={props.ref}
          type="checkbox"
          checked={props.value === true}
          onChange={(event) => !props.isReadOnly && props.onChange(event.target.checked)}
          onBlur={props.onBlur}
          disabled={props.isDisabled}
          required={props.isRequired}
          aria-readonly={props.isReadOnly || undefined}
          aria-invalid={props.error !== undefined ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        <span>
          {props.label}
          {props.labelNote !== undefined && <span className={fieldStyles.labelNote}> {props.labelNote}</span>}
        </span>
      </label>
      <div className={styles.under}>
        <FieldDescription id={ids.description}>{props.description}</FieldDescription>
      </div>
    </div>
  )
}
