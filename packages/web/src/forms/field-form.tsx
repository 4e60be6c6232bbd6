import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { ComponentProps } from 'react'
import { FieldFormView } from './field-form-view.tsx'
import { useFieldForm } from './use-field-form.ts'

type Props = Omit<ComponentProps<typeof FieldFormView>, 'form'> & {
  fields: readonly FieldDefinition[]
  known?: FieldValues
  save: (values: FieldValues) => void | Promise<void>
  invalidTitle?: Parameters<typeof useFieldForm>[0]['invalidTitle']
}

/** A whole form from definitions. Screens with more than one form or page use `useFieldForm` and the view. */
export function FieldForm({ fields, known, save, invalidTitle, ...view }: Props) {
  const form = useFieldForm({ fields, save, invalidTitle, ...(known !== undefined && { known }) })
  return <FieldFormView {...view} form={form} />
}
