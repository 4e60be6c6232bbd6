import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/fields/text-field.tsx'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import styles from './security.module.css'

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
  const form = useId()
  const [name, setName] = useState(startName)
  const [isEmpty, setIsEmpty] = useState(false)
  const saving = useMutation({ mutationFn: save, onSuccess: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(name.trim() === '')
    if (name.trim() !== '' && !saving.isPending) saving.mutate(name)
  }
  const refusal = saving.error === null ? undefined : messageOf(saving.error)
  return (
    <Modal
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <DialogActions
          cancel={t('passkeys.cancel')}
          onCancel={onClose}
          confirm={submitLabel}
          form={form}
          isPending={saving.isPending}
        />
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={submit}>
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
      </form>
    </Modal>
  )
}
