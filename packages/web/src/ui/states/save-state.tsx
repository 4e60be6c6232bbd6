import { useTranslation } from 'react-i18next'
import type { SaveStatus } from '../../platform/drafts/save-status.ts'
import { Icon, type IconName } from '../pictures/icon.tsx'
import styles from './save-state.module.css'

const ICON: Record<SaveStatus['kind'], IconName> = {
  idle: 'check',
  saving: 'saving',
  saved: 'check',
  offline: 'offline',
  failed: 'alert',
  refused: 'alert',
}

/** A small live region that says whether what was typed is safe. */
export function SaveState({ status, time }: { status: SaveStatus; time: (at: Date) => string }) {
  const { t } = useTranslation('shared')
  const words = () => {
    switch (status.kind) {
      case 'idle':
        return ''
      case 'saving':
        return t('save.saving')
      case 'saved':
        return t('save.saved', { time: time(status.at) })
      case 'offline':
        return t('save.offline')
      case 'failed':
        return t('save.failed')
      case 'refused':
        return t('save.refused', { reason: status.reason })
      default:
        return status satisfies never
    }
  }
  return (
    <p className={styles.save} role="status" data-kind={status.kind}>
      {status.kind !== 'idle' && <Icon name={ICON[status.kind]} />}
      {words()}
    </p>
  )
}
