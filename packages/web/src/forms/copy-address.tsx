import { type FieldValues, isBlank, withSubFields } from '@hearthlight/domain/forms/field-values'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../ui/checkbox.tsx'
import type { FieldFormState } from './use-field-form.ts'

type Props = { form: FieldFormState; address: FieldValues }

/** Copies the person's mailing address into the fields whose `copy_address` names a part of it. */
export function CopyAddress({ form, address }: Props) {
  const { t } = useTranslation('shared')
  const [isCopied, setIsCopied] = useState(false)
  const copies = withSubFields(form.fields).flatMap(({ name, copy_address: part }) =>
    part === undefined || isBlank(address[part]) ? [] : [{ name, value: address[part] }],
  )
  if (copies.length === 0) return null
  const copy = (isWanted: boolean) => {
    setIsCopied(isWanted)
    form.changeMany(Object.fromEntries(copies.map(({ name, value }) => [name, isWanted ? value : ''])))
  }
  return <Checkbox label={t('form.copy_address')} value={isCopied} onChange={copy} name="copy_address" />
}
