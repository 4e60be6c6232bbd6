import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import type { ReviewedApplication } from '../../api/application-api.ts'
import styles from '../application.module.css'

/** How much of what was promised is used; while the applicant has the turn the clock stands. */
export function PromiseDays({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('admin-application')
  const { date } = useFormats()
  const { promise, waits_for_applicant } = application
  if (promise === null)
    return waits_for_applicant ? <span className="small">{t('promise.stopped')}</span> : null
  const { day, working_days, is_overdue, due_on } = promise
  return (
    <span className={styles.promise} data-late={is_overdue || undefined}>
      <progress aria-hidden="true" max={working_days} value={Math.min(day, working_days)} />
      {t('promise.day', { day, days: working_days })}
      <span className="small muted">{t('promise.due', { date: date(new Date(`${due_on}T12:00:00Z`)) })}</span>
    </span>
  )
}
