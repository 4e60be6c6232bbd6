import type { Dashboard } from '@hearthlight/domain/applications/queue/dashboard'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { Chip } from '../../ui/chip.tsx'
import { useMoment } from '../kit/use-moment.ts'
import styles from './dashboard.module.css'
import { useDay } from './use-range.ts'

type Task = {
  readonly id: string
  readonly count: number
  readonly to: string
  readonly title: string
  readonly note: string
  /** Working days that the oldest has waited. */
  readonly days?: number | null
}

/** What waits for the reader, each with the way to it. */
export function YoursToday({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-dashboard')
  const { number } = useFormats()
  const tasks = useTasks(dashboard)
  return (
    <section aria-labelledby="yours" className={styles.needs}>
      <h2 id="yours">{t('yours.title')}</h2>
      {tasks.length === 0 ? (
        <p className="muted">{t('yours.nothing')}</p>
      ) : (
        <ul className={styles.tasks}>
          {tasks.map(({ id, count, to, title, note, days }) => (
            <li key={id}>
              <Link to={to}>
                <b className="num">{number(count)}</b>
                <span>
                  <span className={styles.task}>{title}</span>
                  <span className="small muted">{note}</span>
                </span>
                {days != null && <Chip tone="caution">{t('late.days', { count: days })}</Chip>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function useTasks({ yours, failed_jobs, publishing }: Dashboard): readonly Task[] {
  const { t } = useTranslation('admin-dashboard')
  const day = useDay()
  const moment = useMoment()
  const tasks: readonly Task[] = [
    ...(yours === null ? [] : tasksOf(yours, t, day)),
    {
      id: 'jobs',
      count: failed_jobs ?? 0,
      to: consolePath('jobs', {}, { state: 'failed' }),
      title: t('yours.jobs'),
      note: t('yours.jobs_text'),
    },
    {
      id: 'publishing',
      count: publishing === null ? 0 : 1,
      to: consolePath('site-publish'),
      title: t('yours.publishing'),
      note:
        publishing === null
          ? ''
          : t('yours.publishing_text', { number: publishing.number, when: moment(publishing.at) }),
    },
  ]
  return tasks.filter(({ count }) => count > 0)
}

const queue = (query: Readonly<Record<string, string>>) => consolePath('applications', {}, query)

function tasksOf(
  { own_id, late, answered, review, free, second }: NonNullable<Dashboard['yours']>,
  t: TFunction<'admin-dashboard'>,
  day: (day: string) => string,
): readonly Task[] {
  const oldest = late.oldest[0]
  const next = review.next_promise
  return [
    {
      id: 'late',
      count: late.count,
      to: queue({ tab: 'late', reviewer: own_id }),
      title: t('yours.late'),
      note: oldest === undefined ? '' : `${t('late.number', { number: oldest.number })} ${oldest.name}`,
      days: oldest?.days ?? null,
    },
    {
      id: 'answered',
      count: answered.count,
      to: queue({ tab: 'mine', sort: '-updated' }),
      title: t('yours.answered'),
      note: answered.names.join(', '),
    },
    {
      id: 'review',
      count: review.count,
      to: queue({ tab: 'review', reviewer: own_id }),
      title: t('yours.review'),
      note: next === null ? t('yours.review_none') : t('yours.review_next', { day: day(next) }),
    },
    {
      id: 'free',
      count: free.count,
      to: queue({ tab: 'review', reviewer: 'none' }),
      title: t('yours.free'),
      note: t('yours.free_text'),
      days: free.oldest_days,
    },
    {
      id: 'second',
      count: second,
      to: queue({ tab: 'second' }),
      title: t('yours.second'),
      note: t('yours.second_text'),
    },
  ]
}
