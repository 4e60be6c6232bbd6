import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices.ts'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useClickLock } from '../../ui/use-click-lock.ts'

type Props = { advisorName: string; cancel: () => Promise<void>; onClose: () => void }

/** Asks once more before a visit is cancelled. */
export function CancelDialog({ advisorName, cancel, onClose }: Props) {
  const { t } = useTranslation('scheduling')
  const { isLocked, lock } = useClickLock()
  const cancelling = useMutation({
    mutationFn: cancel,
    onSuccess: () => {
      notify({ tone: 'positive', text: t('booked.cancelled') })
      onClose()
    },
  })
  const confirm = () => {
    lock()
    cancelling.mutate()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('booked.cancel_title')}
      actions={
        <DialogActions
          cancel={t('booked.keep_visit')}
          onCancel={onClose}
          confirm={t('booked.cancel')}
          onConfirm={confirm}
          isPending={cancelling.isPending || isLocked}
        />
      }
    >
      <p>{t('booked.cancel_text', { advisor: advisorName })}</p>
      {cancelling.error !== null && (
        <div role="alert">
          <Notice tone="danger">{cancelling.error.message}</Notice>
        </div>
      )}
    </Modal>
  )
}
