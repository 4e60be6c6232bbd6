import { FieldError, type FieldProps, useFieldIds } from './field.tsx'
import styles from './switch.module.css'

type Props = Pick<FieldProps, 'label' | 'name' | 'error' | 'description' | 'isLabelHidden'> & {
  value: boolean
  onChange: (value: boolean) => void
}

/** Something that is on or off from now on: what it is at the start of the line, the switch at its end. */
export function Switch(props: Props) {
  const ids = useFieldIds(props)
  return (
    <div className={styles.line} data-bare={props.isLabelHidden || undefined}>
      <div className={props.isLabelHidden ? 'visually-hidden' : undefined}>
        <label htmlFor={ids.control}>{props.label}</label>
        {props.description !== undefined && (
          <p id={ids.description} className="small muted">
            {props.description}
          </p>
        )}
        <FieldError id={ids.error} error={props.error} />
      </div>
      <span className={`covered ${styles.switch}`}>
        <input
          id={ids.control}
          name={props.name}
          type="checkbox"
          role="switch"
          checked={props.value}
          aria-checked={props.value}
          onChange={(event) => props.onChange(event.target.checked)}
          aria-invalid={props.error !== undefined ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        <span aria-hidden="true" />
      </span>
    </div>
  )
}
