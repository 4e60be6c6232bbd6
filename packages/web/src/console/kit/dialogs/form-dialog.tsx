import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import styles from './form-dialog.module.css'

type Props = {
  title: string
  size?: 'm' | 'l'
  submitLabel: string
  isPending: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that is a form: its fields stand under one another, and a second press while it is sent does nothing. */
export function FormDialog({ title, size, submitLabel, isPending, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation('admin-kit')
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSubmit()
  }
  return (
    <Modal
      isOpen
      title={title}
      size={size}
      onClose={onClose}
      actions={
        <DialogActions
          cancel={t('dialog.cancel')}
          onCancel={onClose}
          confirm={submitLabel}
          form={form}
          isPending={isPending}
        />
      }
    >
      <form id={form} className={styles.fields} noValidate onSubmit={submit}>
        {children}
      </form>
    </Modal>
  )
}
