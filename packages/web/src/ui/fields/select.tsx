import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { useWaiting } from '../taken-over.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx'
import styles from './input.module.css'

export type SelectOption = { value: string; label: string; isDisabled?: boolean | undefined }

type Props = FieldProps & {
  value: string | null | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  options: readonly SelectOption[]
  /** The empty choice; the default is "Please select one". `null` leaves it out. */
  placeholder?: string | null | undefined
  autoComplete?: string | undefined
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own list: the best one on a phone and for a screen reader. */
export function Select(props: Props) {
  const { t } = useTranslation('shared')
  const ids = useFieldIds(props)
  const waiting = useWaiting(props.isDisabled)
  const value = props.value ?? ''
  // A select has no read-only state of its own, so the other choices are switched off instead.
  const isFixed = props.isReadOnly === true
  return (
    <FieldFrame {...props} ids={ids}>
      <select
        id={ids.control}
        name={props.name}
        ref={props.ref}
        value={value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        className={classNames(styles.input, styles.select)}
        data-empty={value === '' || undefined}
        {...waiting}
        required={props.isRequired}
        autoComplete={props.autoComplete}
        aria-readonly={isFixed || undefined}
        aria-invalid={props.error !== undefined ? true : undefined}
        aria-describedby={ids.describedBy}
      >
        {props.placeholder !== null && (
          <option value="" disabled={isFixed && value !== ''}>
            {props.placeholder ?? t('form.select_one')}
          </option>
        )}
        {props.options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.isDisabled || (isFixed && option.value !== value)}
          >
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
