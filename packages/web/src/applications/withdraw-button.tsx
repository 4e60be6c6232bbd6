import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/overlays/dialog-actions.tsx'
import { Modal } from '../ui/overlays/modal.tsx'
import { Notice } from '../ui/states/notice.tsx'

type Props = { size?: 's' | 'm'; text: string; withdraw: () => Promise<unknown> }

/** Takes an application back, once the person has said so twice. */
export function WithdrawButton({ size, text, withdraw }: Props) {
  const { t } = useTranslation('applications')
  const [isAsking, setAsking] = useState(false)
  const withdrawing = useMutation({ mutationFn: withdraw, onSuccess: () => setAsking(false) })
  return (
    <>
      <Button variant="quiet" size={size} onClick={() => setAsking(true)}>
        {t('show.withdraw')}
      </Button>
      {isAsking && (
        <Modal
          isOpen
          onClose={() => setAsking(false)}
          title={t('show.withdraw_title')}
          actions={
            <DialogActions
              cancel={t('show.keep')}
              onCancel={() => setAsking(false)}
              confirm={t('show.withdraw')}
              isPending={withdrawing.isPending}
              onConfirm={() => withdrawing.mutate()}
            />
          }
        >
          <p>{text}</p>
          {withdrawing.error !== null && (
            <div role="alert">
              <Notice tone="danger">{withdrawing.error.message}</Notice>
            </div>
          )}
        </Modal>
      )}
    </>
  )
}
