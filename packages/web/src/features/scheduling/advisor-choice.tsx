import type { SchedulePlan } from '@hearthlight/domain/scheduling/timeslot'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './schedule.module.css'
import { useVisitWords } from './use-visit-words.ts'

type Props = {
  plans: UseQueryResult<SchedulePlan[]>
  zone: string
  value: string | null
  onChange: (id: string) => void
}

export function AdvisorChoice({ plans, zone, value, onChange }: Props) {
  const { t } = useTranslation('scheduling')
  const { words } = useVisitWords(zone)
  if (plans.isPending) return <Skeleton lines={3} label={t('page.loading')} />
  if (plans.data === undefined)
    return (
      <Notice tone="danger" title={t('page.failed')}>
        <Button
          size="s"
          variant="secondary"
          onClick={() => void plans.refetch()}
          isPending={plans.isFetching}
        >
          {t('page.retry')}
        </Button>
      </Notice>
    )
  return (
    <fieldset className={styles.advisors}>
      <legend className={styles.legend}>{t('advisor.choose')}</legend>
      <div className={styles.advisorList}>
        {plans.data.map(({ id, name, next_start_at, is_assigned }) => (
          <label key={id} className={`covered ${styles.advisor}`}>
            <input
              type="radio"
              name="energy_advisor"
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
            />
            <span className={styles.face}>
              <span className={styles.mark} aria-hidden="true">
                {initialsOf(name)}
              </span>
              <span className={styles.who}>
                <b>{name}</b>
                {is_assigned && <span className="note">{t('advisor.assigned')}</span>}
                <span className="note">
                  {next_start_at === null
                    ? t('advisor.no_time')
                    : t('advisor.next', { when: words.moment(new Date(next_start_at)) })}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2)
