import type { Dashboard, LateItem } from '@hearthlight/domain/applications/queue/dashboard'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Chip } from '../../ui/chip.tsx'
import styles from './dashboard.module.css'

const KINDS = ['applications', 'messages', 'visits'] as const
type Kind = (typeof KINDS)[number]

type LateOfKind = { count: number; oldest: readonly (LateItem & { is_never_opened?: boolean })[] }

function lateOf({ late, late_visits }: Dashboard): Readonly<Record<Kind, LateOfKind | null>> {
  return {
    applications: late?.applications ?? null,
    messages: late?.messages ?? null,
    visits: late_visits,
  }
}

/** How many are late in all; null for who sees none of it. */
export function lateCount(dashboard: Dashboard): number | null {
  const seen = Object.values(lateOf(dashboard)).filter((late) => late !== null)
  return seen.length === 0 ? null : seen.reduce((sum, { count }) => sum + count, 0)
}

/** What is past its promise, each with the way to it. */
export function LateBlock({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-dashboard')
  const late = lateOf(dashboard)
  const lists = KINDS.flatMap((kind) => {
    const of = late[kind]
    return of === null || of.count === 0 ? [] : [{ kind, ...of }]
  })
  if (lists.length === 0) return null
  const program = dashboard.program ?? undefined
  return (
    <section aria-labelledby="late" className={styles.needs}>
      <h2 id="late" className="visually-hidden">
        {t('late.short')}
      </h2>
      <p className="muted">{t('late.text')}</p>
      <div className={styles.lists}>
        {lists.map(({ kind, count, oldest }) => (
          <section key={kind} aria-labelledby={`late-${kind}`} className={styles.late}>
            <h3 id={`late-${kind}`}>{t(`late.${kind}`, { count })}</h3>
            <ul>
              {oldest.map((item) => (
                <LateLine key={item.application_id} item={item} />
              ))}
            </ul>
            {count > oldest.length && (
              <p className="small">
                {t('late.more', { count: count - oldest.length })}
                {kind === 'applications' && (
                  <>
                    {' · '}
                    <Link to={consolePath('applications', {}, { tab: 'late', program })}>
                      {t('late.all')}
                    </Link>
                  </>
                )}
              </p>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}

function LateLine({ item }: { item: LateItem & { is_never_opened?: boolean } }) {
  const { t } = useTranslation('admin-dashboard')
  const days = (count: number) => t('late.days', { count })
  return (
    <li>
      <span>
        <Link to={consolePath('application', { id: item.application_id })}>
          {t('late.number', { number: item.number })} {item.name}
        </Link>
        <span className="small muted">
          {item.what} · {t('late.promised', { days: days(item.promised_days) })}
          {item.is_never_opened && (
            <>
              {' · '}
              <b className={styles.unopened}>{t('late.never_opened')}</b>
            </>
          )}
        </span>
      </span>
      <Chip tone="caution">{days(item.days)}</Chip>
    </li>
  )
}
