import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { CopyAddress } from './copy-address.tsx'
import styles from './field-form.module.css'
import { FieldRows } from './field-rows.tsx'
import { FormErrors } from './form-errors.tsx'
import { useFieldForm } from './use-field-form.ts'

type Props = {
  fields: readonly FieldDefinition[]
  known?: FieldValues
  save: (values: FieldValues) => Promise<void>
  submitLabel: string
  invalidTitle?: string
  /** The person's mailing address, to copy into the fields that name a part of it. */
  mailingAddress?: FieldValues | undefined
  words?: ComponentProps<typeof FieldRows>['words']
  isDisabled?: boolean
  isReadOnly?: boolean
  /** What stands between the fields and the buttons. */
  children?: ReactNode
  /** Beside the submit button. */
  actions?: ReactNode
}

/** A whole form from definitions: summary of mistakes, fields, buttons. Typed text survives every refusal. */
export function FieldForm({ fields, known, save, invalidTitle, ...view }: Props) {
  const form = useFieldForm({
    fields,
    save,
    ...(known !== undefined && { known }),
    ...(invalidTitle !== undefined && { invalidTitle }),
  })
  const id = useId()
  return (
    <form id={id} className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <FormErrors form={form} />
      {view.mailingAddress !== undefined && <CopyAddress form={form} address={view.mailingAddress} />}
      <FieldRows form={form} words={view.words} isDisabled={view.isDisabled} isReadOnly={view.isReadOnly} />
      {view.children}
      <div className="cluster">
        {!view.isDisabled && !view.isReadOnly && (
          <Button type="submit" isPending={form.isPending}>
            {view.submitLabel}
          </Button>
        )}
        {view.actions}
      </div>
    </form>
  )
}
