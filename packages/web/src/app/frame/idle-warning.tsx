import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { idleLimitMs, useIdleClock } from '../session/idle-clock.ts'

/** Warns five minutes before an idle session ends; one press keeps it. */
export function IdleWarning() {
  const { t } = useTranslation('shared')
  const { user } = useSession()
  const { minutesLeft, stay } = useIdleClock(idleLimitMs((user?.acting_admin ?? null) !== null))
  return (
    <Modal
      isOpen={minutesLeft !== null}
      onClose={stay}
      title={t('idle.title')}
      actions={<Button onClick={stay}>{t('idle.stay')}</Button>}
    >
      <p>{t('idle.text', { count: minutesLeft ?? 0 })}</p>
    </Modal>
  )
}
