import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'

/** Asked when something was typed that no button has saved. */
export function CancelDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('applications')
  return (
    <Modal
      isOpen
      onClose={onStay}
      title={t('cancelling.title')}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
            {t('cancelling.stay')}
          </Button>
          <Button onClick={onLeave}>{t('cancelling.leave')}</Button>
        </>
      }
    >
      <p>{t('cancelling.text')}</p>
    </Modal>
  )
}
