import { useTranslation } from 'react-i18next'
import { dismiss, holdNotice, resumeNotice, type ShownNotice, useNotices } from '../../platform/notices.ts'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './notice-area.module.css'

/**
 * Notices are announced politely, wait while they are read, and can always be closed. They push nothing away: they
 * float at the foot of the window, and those that stay have a place below the page, so that its end can be scrolled free.
 */
export function NoticeArea() {
  const { t } = useTranslation('shared')
  const notices = useNotices()
  const passes = ({ kind }: ShownNotice) => kind === 'notice'
  return (
    <section className={styles.area} aria-label={t('shell.notices')} aria-live="polite">
      <Notices className={styles.staying} notices={notices.filter((notice) => !passes(notice))} />
      <Notices className={styles.passing} notices={notices.filter(passes)} />
    </section>
  )
}

function Notices({ notices, className }: { notices: readonly ShownNotice[]; className: string | undefined }) {
  return (
    <ul className={className}>
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
  )
}
