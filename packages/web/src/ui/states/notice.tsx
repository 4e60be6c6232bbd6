import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../pictures/icon.tsx'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'positive' | 'caution' | 'danger'

const ICON: Record<NoticeTone, IconName> = {
  info: 'info',
  positive: 'check',
  caution: 'alert',
  danger: 'alert',
}

type Props = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  onDismiss?: (() => void) | undefined
}

/** Something worth knowing beside the content. Never the only place of an error. */
export function Notice({ tone = 'info', title, children, onDismiss }: Props) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon name={ICON[tone]} size="m" />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {onDismiss !== undefined && (
        <button type="button" className={styles.dismiss} aria-label={t('shell.dismiss')} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
