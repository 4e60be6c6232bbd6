import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { StaffBooking } from '@hearthlight/domain/scheduling/staff-booking'
import { addDays } from '@hearthlight/domain/scheduling/week'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { advisorDayQuery } from '../api/visits-api.ts'
import { LoadFailed, StateBox } from '../kit/list/list-states.tsx'
import { AdvisorsHead } from './advisors-head.tsx'
import { Brief } from './brief.tsx'
import styles from './day.module.css'
import { noonOf, useZoneWords } from './days.ts'
import { VisitTime } from './visit-time.tsx'

/** The visits of the advisor who is signed in, day by day, each with what is known of the home. */
export function AdvisorDayScreen() {
  const { t } = useTranslation('admin-advisors')
  const words = useZoneWords('UTC')
  const { day, go } = useDay()
  const { id } = useParams()
  const { data, error, refetch } = useQuery(advisorDayQuery(day))
  const shown = id ?? data?.visits[0]?.id
  return (
    <>
      <AdvisorsHead
        current="day"
        title={`${words.weekday(noonOf(day))} ${words.date(noonOf(day))}`}
        actions={
          <div className={styles.steps}>
            <IconButton icon="chevron-left" label={t('day.before')} onClick={() => go(addDays(day, -1))} />
            <Button variant="secondary" onClick={() => go(null)}>
              {t('day.today')}
            </Button>
            <IconButton icon="chevron-right" label={t('day.after')} onClick={() => go(addDays(day, 1))} />
          </div>
        }
      />
      {data === undefined && error === null && <Skeleton lines={6} />}
      {data === undefined && error !== null && (
        <LoadFailed message={error.message} retry={() => void refetch()} />
      )}
      {data?.visits.length === 0 && (
        <StateBox title={t(data.advisor === null ? 'day.no_advisor' : 'day.none')}>
          <p className="muted">{t(data.advisor === null ? 'day.no_advisor_text' : 'day.none_text')}</p>
        </StateBox>
      )}
      {data !== undefined && shown !== undefined && (
        <div className={styles.day} data-alone={data.visits.length === 0 || undefined}>
          {data.visits.length > 0 && <Visits {...{ visits: data.visits, day, shown }} />}
          <Brief key={shown} id={shown} />
        </div>
      )}
    </>
  )
}

function Visits({ visits, day, shown }: { visits: readonly StaffBooking[]; day: string; shown: string }) {
  const { t } = useTranslation('admin-advisors')
  return (
    <nav aria-label={t('day.visits')}>
      <ol className={styles.visits}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <Link
              to={consolePath('visit', { id: visit.id }, { day })}
              aria-current={visit.id === shown ? 'true' : undefined}
            >
              <VisitTime visit={visit} />
              <b>{visit.name}</b>
              <span className="small muted">{visit.address}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The day that is looked at, in the address; another day has other visits. */
function useDay() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { time_zone } = usePartner()
  const given = search.get('day') ?? ''
  return {
    day: /^\d{4}-\d\d-\d\d$/.test(given) ? given : dayIn(time_zone, new Date()),
    go: (to: string | null) => void navigate(consolePath('advisor-day', {}, { day: to ?? undefined })),
  }
}
