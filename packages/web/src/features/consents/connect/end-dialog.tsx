import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endConnection, type IdentifiedConnection } from '../../../api/connections-api.ts'
import { notify } from '../../../platform/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

type Props = { connection: IdentifiedConnection; onClose: () => void }

/** Asks before one utility sends nothing any more; the consent stays. */
export function EndDialog({ connection, onClose }: Props) {
  const { t } = useTranslation('consents')
  const { provider: utility } = connection
  const end = useMutation({
    mutationFn: () => endConnection(connection),
    onSuccess: () => {
      notify({ tone: 'positive', text: t('connect.ended', { utility }) })
      onClose()
    },
  })
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('connect.end_title', { utility })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('withdraw.cancel')}
          </Button>
          <Button isPending={end.isPending} onClick={() => end.mutate()}>
            {t('connect.end')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('connect.end_text')}</p>
        {end.error !== null && (
          <div role="alert">
            <Notice tone="danger">{end.error.message}</Notice>
          </div>
        )}
      </div>
    </Modal>
  )
}
