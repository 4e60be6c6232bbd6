import { useTranslation } from 'react-i18next'
import { dismiss, holdNotice, resumeNotice, useNotices } from '../platform/notices.ts'
import { Notice } from '../ui/notice.tsx'
import styles from './notice-area.module.css'

/** Notices are announced politely, wait while they are read, and can always be closed. */
export function NoticeArea() {
  const { t } = useTranslation('shared')
  const notices = useNotices()
  return (
    <section aria-label={t('shell.notices')} aria-live="polite">
      <ul className={styles.area}>
        {notices.map(({ id, kind, tone, title, text }) => (
          <li
            key={id}
            data-kind={kind}
            onMouseEnter={() => holdNotice(id)}
            onMouseLeave={() => resumeNotice(id)}
            onFocus={() => holdNotice(id)}
            onBlur={() => resumeNotice(id)}
          >
            <Notice tone={tone} title={title} onDismiss={() => dismiss(id)}>
              {text}
            </Notice>
          </li>
        ))}
      </ul>
    </section>
  )
}
