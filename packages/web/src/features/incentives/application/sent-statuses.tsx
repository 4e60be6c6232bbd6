import type { Project } from '@hearthlight/domain/applications/project'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import styles from './application.module.css'

/** What has happened to an application, oldest first. */
export function SentStatuses({ project: { statuses } }: { project: Project }) {
  const { t } = useTranslation('incentives')
  const { date } = useFormats()
  return (
    <section className={styles.group} aria-labelledby="application-statuses">
      <div className={styles.groupHead}>
        <h3 id="application-statuses">{t('apply.history')}</h3>
      </div>
      <ol className={styles.steps}>
        {statuses.map(({ status, at, message }) => (
          <li key={`${at} ${status}`}>
            <b>{t(`status.${status}`)}</b> · {date(new Date(at))}
            {message !== null && <p>{message}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
