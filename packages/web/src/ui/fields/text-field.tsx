import type { ComponentProps, ReactNode, Ref } from 'react'
import { useEarlyText } from '../taken-over.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx'
import styles from './input.module.css'
import { PasswordInput } from './password-input.tsx'

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoCapitalize' | 'spellCheck' | 'pattern'
>

export type TextFieldProps = FieldProps &
  Native & {
    value: string | null | undefined
    onChange: (value: string) => void
    onBlur?: (() => void) | undefined
    type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | 'date' | 'time'
    prefix?: ReactNode
    suffix?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', prefix, suffix, ref } = props
  const ids = useFieldIds(props)
  useEarlyText(ids.control, value ?? '', onChange)
  const input = {
    id: ids.control,
    name: props.name,
    ref,
    value: value ?? '',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur,
    className: styles.input,
    disabled: props.isDisabled,
    readOnly: props.isReadOnly,
    required: props.isRequired,
    'aria-invalid': props.error !== undefined ? true : undefined,
    'aria-describedby': ids.describedBy,
    autoComplete: props.autoComplete,
    inputMode: props.inputMode,
    maxLength: props.maxLength,
    placeholder: props.placeholder,
    autoCapitalize: props.autoCapitalize,
    spellCheck: props.spellCheck,
    pattern: props.pattern,
  }
  return (
    <FieldFrame {...props} ids={ids}>
      {type === 'password' ? (
        <PasswordInput {...input} />
      ) : prefix !== undefined || suffix !== undefined ? (
        <div className={styles.affix} data-fits>
          {prefix !== undefined && <span>{prefix}</span>}
          <input {...input} type={type} />
          {suffix !== undefined && <span>{suffix}</span>}
        </div>
      ) : (
        <input {...input} type={type} />
      )}
    </FieldFrame>
  )
}
