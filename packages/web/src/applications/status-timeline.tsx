import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'
import { usePartner } from '../platform/partner.ts'
import styles from './status-timeline.module.css'

type Past = {
  readonly code: string
  readonly status: string
  readonly at: string
  readonly message: string | null
}
type Ahead = {
  readonly code: string
  readonly status: string
  readonly says: string | null
  readonly by: 'applicant' | 'partner'
  readonly working_days: number | null
}
type Props = {
  past: readonly Past[]
  /** What comes next if all goes well, nearest first. */
  ahead: readonly Ahead[]
  /** By when the first of that is promised. */
  dueOn?: string | undefined
}

/** Where an application has been and is, with the days, and what comes next: by when, and whose turn it is. */
export function StatusTimeline({ past, ahead, dueOn }: Props) {
  const { date } = useFormats()
  return (
    <ol className={styles.timeline}>
      {past.map(({ code, status, at, message }, index) => {
        const isNow = index === past.length - 1
        return (
          <li
            key={`${code} ${at}`}
            data-state={isNow && ahead.length > 0 ? 'now' : 'done'}
            aria-current={isNow ? 'step' : undefined}
          >
            <p>
              <b>{status}</b>
            </p>
            <time dateTime={at} className="small muted num">
              {date(new Date(at))}
            </time>
            {message !== null && <p className="small muted">{message}</p>}
          </li>
        )
      })}
      {ahead.map((status, index) => (
        <AheadLine key={status.code} status={status} dueOn={index === 0 ? dueOn : undefined} />
      ))}
    </ol>
  )
}

function AheadLine({ status, dueOn }: { status: Ahead; dueOn: string | undefined }) {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  const partner = usePartner().name
  const { working_days } = status
  const within = working_days === null ? null : t('ahead.within', { count: working_days })
  const when = dueOn === undefined ? within : t('ahead.by', { day: date(new Date(`${dueOn}T12:00:00Z`)) })
  return (
    <li data-state="ahead">
      <p>
        <span className="visually-hidden">{t('ahead.next')}: </span>
        {status.status}
      </p>
      <span className="small muted num">{when}</span>
      <p className="small muted">
        {t(status.by === 'applicant' ? 'ahead.yours' : 'ahead.partners', { partner })} {status.says}
      </p>
    </li>
  )
}
