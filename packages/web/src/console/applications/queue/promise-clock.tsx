import type { QueueRow } from '@hearthlight/domain/applications/queue/queue'
import { useTranslation } from 'react-i18next'
import { useAnswerBy } from '../../../applications/use-answer-by.ts'
import styles from './promise-clock.module.css'

type Props = Pick<QueueRow, 'days' | 'promised_days' | 'is_late' | 'turn' | 'answer_by'>

/** How long an application has its status, against what was promised; it stands still while the applicant has the turn. */
export function PromiseClock({ days, promised_days, is_late, turn, answer_by }: Props) {
  const { t } = useTranslation('admin-applications')
  if (turn === 'applicant' && answer_by !== null) return <AnswerDay day={answer_by} />
  if (turn === 'closed' || (promised_days === null && turn !== 'applicant'))
    return <span className="num muted">{t('age.plain', { days })}</span>
  const isStopped = turn === 'applicant'
  const share = promised_days === null ? 0.5 : Math.min(days / promised_days, 1)
  return (
    <span
      className={styles.clock}
      data-late={(is_late && !isStopped) || undefined}
      data-stopped={isStopped || undefined}
    >
      <svg viewBox="0 0 34 8" aria-hidden="true">
        <rect x="0.5" y="0.5" width="33" height="7" rx="1.5" />
        <rect className={styles.fill} x="1" y="1" width={32 * share} height="6" />
      </svg>
      {isStopped ? t('age.stopped', { days }) : t('age.promised', { days, promised: promised_days })}
      {is_late && !isStopped && <span className="visually-hidden">{t('age.late')}</span>}
    </span>
  )
}

/** By when the applicant is to answer, and that they did not. */
function AnswerDay({ day }: { day: string }) {
  const { t } = useTranslation('admin-applications')
  const by = useAnswerBy()(day)
  return (
    <span className={styles.clock} data-late={by.isLate || undefined} data-stopped={!by.isLate || undefined}>
      {t(by.isLate ? 'age.answer_late' : 'age.answer_by', { day: by.day })}
    </span>
  )
}
