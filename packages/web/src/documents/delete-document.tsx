import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteDocument } from '../api/documents-api.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import type { ShownDocument } from '../ui/documents/shown-document.ts'
import { DialogActions } from '../ui/overlays/dialog-actions.tsx'
import { Modal } from '../ui/overlays/modal.tsx'
import { Notice } from '../ui/states/notice.tsx'

type Props = { document: ShownDocument; onClose: () => void; onDone: (status: string) => void }

/** Asks before it deletes. */
export function DeleteDocument({ document, onClose, onDone }: Props) {
  const { t } = useTranslation('documents')
  const removal = useMutation({
    mutationFn: () => deleteDocument(document.id),
    onSuccess: () => {
      onDone(t('delete.done'))
      onClose()
    },
  })
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('delete.title')}
      actions={
        <DialogActions
          cancel={t('delete.cancel')}
          onCancel={onClose}
          confirm={t('delete.confirm')}
          onConfirm={() => removal.mutate()}
          isPending={removal.isPending}
        />
      }
    >
      <p>{t('delete.text', { name: document.name })}</p>
      {removal.isError && (
        <Notice tone="danger">
          {removal.error instanceof HttpProblem ? removal.error.title : t('delete.failed')}
        </Notice>
      )}
    </Modal>
  )
}
