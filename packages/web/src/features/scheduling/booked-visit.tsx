import type { BookedVisit as Booking, Visit } from '@hearthlight/domain/scheduling/visit'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Pictogram } from '../../ui/pictures/pictogram.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './schedule.module.css'
import { useVisitWords } from './use-visit-words.ts'

type Props = {
  visit: Visit
  booking: Booking
  isMoving: boolean
  onMove: (isMoving: boolean) => void
  cancel: () => Promise<void>
}

const DAY_MS = 86_400_000

/** The visit that is booked, and what may still be done with it. */
export function BookedVisit({ visit, booking, isMoving, onMove, cancel }: Props) {
  const { t } = useTranslation('scheduling')
  const [isCancelling, setCancelling] = useState(false)
  const { words, ownTime } = useVisitWords(visit.building.time_zone)
  const [start, finish] = [new Date(booking.timeslot.start_at), new Date(booking.timeslot.finish_at)]
  const advisor = booking.energy_advisor.name
  const own = ownTime(start)
  const hasBegun = start <= new Date()
  // Of a visit that is nearer nobody is reminded: whoever booked it has just been told.
  const isRemindedOf = start.getTime() - Date.now() > DAY_MS
  return (
    <section className={styles.booked}>
      <span className={styles.bookedPicture}>
        <Pictogram name="calendar" size="l" />
      </span>
      <div>
        <h2>
          <Trans
            ns="scheduling"
            i18nKey="booked.title"
            values={{
              advisor,
              day: `${words.weekday(start)} ${words.date(start)}`,
              start: words.time(start),
              finish: words.time(finish),
            }}
            components={{ time: <time dateTime={booking.timeslot.start_at} /> }}
          />
        </h2>
        <p className="small">
          {t('booked.text', { zone: words.zone, address: visit.building.address })}
          {isRemindedOf && ` ${t('booked.reminder')}`}
          {own !== null && ` ${t('details.your_time', { time: own })}.`}
        </p>
      </div>
      {hasBegun ? (
        <p className="small muted">{t('booked.passed')}</p>
      ) : (
        <div className="cluster">
          {visit.user_scheduling_enabled && (
            <Button variant={isMoving ? 'secondary' : 'primary'} onClick={() => onMove(!isMoving)}>
              {t(isMoving ? 'booked.keep' : 'booked.move')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            {t('booked.cancel')}
          </Button>
        </div>
      )}
      {isCancelling && (
        <CancelDialog advisorName={advisor} cancel={cancel} onClose={() => setCancelling(false)} />
      )}
    </section>
  )
}
