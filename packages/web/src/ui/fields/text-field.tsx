import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { useEarlyText } from '../taken-over.ts'
import { FieldFrame, type FieldIds, type FieldProps, useFieldIds } from './field.tsx'
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
    /** How many characters it is wide; without it, as wide as there is room. */
    size?: number | undefined
    /** What stands before or behind what is typed, and is read with it. */
    prefix?: ReactNode
    suffix?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', size, prefix, suffix, ref } = props
  const ids = useFieldIds(props)
  const hasAffix = prefix !== undefined || suffix !== undefined
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
    'aria-describedby': describedBy(ids, props),
    size,
    'data-sized': size !== undefined || undefined,
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
      ) : hasAffix ? (
        <div className={styles.affix} data-fits>
          <Affix id={prefixId(ids)}>{prefix}</Affix>
          <input {...input} type={type} />
          <Affix id={suffixId(ids)}>{suffix}</Affix>
        </div>
      ) : (
        <input {...input} type={type} />
      )}
    </FieldFrame>
  )
}

/** The unit or sign at the control, which is read with it. */
function Affix({ id, children }: { id: string; children: ReactNode }) {
  return children === undefined ? null : <span id={id}>{children}</span>
}
const prefixId = ({ control }: FieldIds) => `${control}-prefix`
const suffixId = ({ control }: FieldIds) => `${control}-suffix`

function describedBy(ids: FieldIds, { prefix, suffix }: Pick<TextFieldProps, 'prefix' | 'suffix'>) {
  const names = classNames(
    prefix !== undefined && prefixId(ids),
    suffix !== undefined && suffixId(ids),
    ids.describedBy,
  )
  return names === '' ? undefined : names
}
