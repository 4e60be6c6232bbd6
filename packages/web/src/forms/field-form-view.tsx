import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { CopyAddress } from './copy-address.tsx'
import styles from './field-form.module.css'
import { FieldRows } from './field-rows.tsx'
import { FormErrors } from './form-errors.tsx'
import type { FieldFormState } from './use-field-form.ts'

type Props = {
  form: FieldFormState
  submitLabel: string
  /** One primary button a view: a second form on the page steps back. */
  submitVariant?: 'primary' | 'secondary'
  /** The person's mailing address, to copy into the fields that name a part of it. */
  mailingAddress?: FieldValues | undefined
  words?: ComponentProps<typeof FieldRows>['words']
  isDisabled?: boolean
  isReadOnly?: boolean
  /** What stands between the fields and the buttons. */
  children?: ReactNode
  /** Beside the submit button. */
  actions?: ReactNode
  /** The button takes the whole width, as on the sign-in page. */
  isWide?: boolean
}

/** Summary of mistakes, fields, buttons. Typed text survives every refusal. */
export function FieldFormView({ form, ...view }: Props) {
  const isOpen = !view.isDisabled && !view.isReadOnly
  return (
    <form
      className={styles.form}
      data-wide={view.isWide || undefined}
      onSubmit={(event) => void form.submit(event)}
      noValidate
    >
      <FormErrors form={form} />
      {view.mailingAddress !== undefined && <CopyAddress form={form} address={view.mailingAddress} />}
      <FieldRows form={form} words={view.words} isDisabled={view.isDisabled} isReadOnly={view.isReadOnly} />
      {view.children}
      <div className={styles.buttons}>
        {isOpen && (
          <Button type="submit" variant={view.submitVariant ?? 'primary'} isPending={form.isPending}>
            {view.submitLabel}
          </Button>
        )}
        {view.actions}
      </div>
    </form>
  )
}
