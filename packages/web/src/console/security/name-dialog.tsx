import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormDialog } from '../kit/dialogs/form-dialog.tsx'

type Props = {
  title: string
  startName: string
  submitLabel: string
  save: (name: string) => Promise<void>
  messageOf: (error: Error) => string
  onClose: () => void
}

/** Names a passkey, when it is made and later. */
export function NameDialog({ title, startName, submitLabel, save, messageOf, onClose }: Props) {
  const { t } = useTranslation(['admin', 'shared'])
  const [name, setName] = useState(startName)
  const [isEmpty, setIsEmpty] = useState(false)
  const saving = useMutation({ mutationFn: save, onSuccess: onClose })
  const submit = () => {
    setIsEmpty(name.trim() === '')
    if (name.trim() !== '') saving.mutate(name)
  }
  const refusal = saving.error === null ? undefined : messageOf(saving.error)
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isPending={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('passkeys.name')}
        description={t('passkeys.name_hint')}
        error={isEmpty ? t('shared:validation.required') : refusal}
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  )
}
