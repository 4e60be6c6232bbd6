import { rebateAhead } from '@hearthlight/domain/applications/amounts/rebate-ahead'
import type { Project } from '@hearthlight/domain/applications/project'
import { useTranslation } from 'react-i18next'
import { StatusTimeline } from '../../../applications/status-timeline.tsx'
import styles from './application.module.css'

/** What has happened to an application, oldest first, and what comes next. */
export function SentStatuses({ project: { statuses, status: now } }: { project: Project }) {
  const { t } = useTranslation('incentives')
  const past = statuses.map((line) => ({ ...line, code: line.status, status: t(`status.${line.status}`) }))
  const ahead = rebateAhead(now).map(({ status, by }) => ({
    code: status,
    status: t(`status.${status}`),
    says: t(`next.${status}`),
    by,
    working_days: null,
  }))
  return (
    <section className={styles.group} aria-labelledby="application-statuses">
      <div className="ruled-head">
        <h3 id="application-statuses">{t('apply.history')}</h3>
      </div>
      <StatusTimeline past={past} ahead={ahead} />
    </section>
  )
}
