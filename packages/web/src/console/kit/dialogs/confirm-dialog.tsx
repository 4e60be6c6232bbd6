import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './confirm-dialog.module.css'

type Props = {
  isOpen: boolean
  title: string
  text: string
  confirmLabel: string
  run: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something goes; a refusal is told in the same place. */
export function ConfirmDialog({ isOpen, title, text, confirmLabel, run, onClose }: Props) {
  const { t } = useTranslation('admin-kit')
  const doing = useMutation({ mutationFn: run, onSuccess: onClose })
  return (
    <Modal
      isOpen={isOpen}
      title={title}
      onClose={() => {
        doing.reset()
        onClose()
      }}
      actions={
        <DialogActions
          cancel={t('dialog.cancel')}
          onCancel={onClose}
          confirm={confirmLabel}
          isPending={doing.isPending}
          onConfirm={() => doing.mutate()}
        />
      }
    >
      <div className={styles.stack}>
        <p>{text}</p>
        <div role="alert">{doing.error !== null && <Notice tone="danger">{doing.error.message}</Notice>}</div>
      </div>
    </Modal>
  )
}
