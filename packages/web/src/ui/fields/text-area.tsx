import type { Ref } from 'react'
import { classNames } from '../class-names.ts'
import { useEarlyText } from '../taken-over.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx'
import styles from './input.module.css'

type Props = FieldProps & {
  value: string | null | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  rows?: number
  maxLength?: number | undefined
  placeholder?: string | undefined
  /** Of the words that are written, where it is not that of the page. */
  lang?: string | undefined
  onFocus?: (() => void) | undefined
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea(props: Props) {
  const ids = useFieldIds(props)
  useEarlyText(ids.control, props.value ?? '', props.onChange)
  return (
    <FieldFrame {...props} ids={ids}>
      <textarea
        id={ids.control}
        name={props.name}
        ref={props.ref}
        rows={props.rows ?? 4}
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.target.value)}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        lang={props.lang}
        className={classNames(styles.input, styles.area)}
        disabled={props.isDisabled}
        readOnly={props.isReadOnly}
        required={props.isRequired}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        aria-invalid={props.error !== undefined ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  )
}
