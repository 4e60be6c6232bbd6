import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CallError } from '../call-error.tsx'
import { fieldErrors } from '../field-errors.ts'
import styles from './saved-views.module.css'

type Named = { readonly name: string; readonly is_shared: boolean }
type Props = {
  start?: Named
  submitLabel: string
  save: (view: Named) => Promise<void>
  children?: ReactNode
}

/** The name of a view, and for whom it is. */
export function ViewForm({ start = { name: '', is_shared: false }, submitLabel, save, children }: Props) {
  const { t } = useTranslation('admin-kit')
  const [name, setName] = useState(start.name)
  const [isShared, setShared] = useState(start.is_shared)
  const [isTried, setTried] = useState(false)
  const saving = useMutation({ mutationFn: save })
  const errors = fieldErrors(saving.error)
  const isEmpty = name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isEmpty && !saving.isPending) saving.mutate({ name: name.trim(), is_shared: isShared })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('views.name')}
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
        error={isTried && isEmpty ? t('views.no_name') : errors.of('name')}
        isRequired
      />
      <Checkbox label={t('views.shared')} value={isShared} onChange={setShared} />
      <CallError error={errors.whole} />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" isPending={saving.isPending}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  )
}
