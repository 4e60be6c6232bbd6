import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import styles from './show.module.css'

/** Where the application has been and is, with the days. */
export function Timeline({ project: { timeline } }: { project: Pick<ProjectDetails, 'timeline'> }) {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  if (timeline.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('show.stands')}</h2>
      <ol className={styles.timeline}>
        {timeline.map(({ code, status, at, message }, index) => {
          const isNow = index === timeline.length - 1
          return (
            <li key={`${code} ${at}`} data-now={isNow || undefined} aria-current={isNow ? 'step' : undefined}>
              <p>
                <b>{status}</b>
              </p>
              <time dateTime={at} className="small muted">
                {date(new Date(at))}
              </time>
              {message !== null && <p className="small muted">{message}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
