import { isFree, type Timeslot } from '@hearthlight/domain/scheduling/timeslot'
import type { Week } from '@hearthlight/domain/scheduling/week'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import styles from './schedule.module.css'
import { SlotTime } from './slot-time.tsx'
import { noonOf, useVisitWords } from './use-visit-words.ts'

type Props = { week: Week<Timeslot>; zone: string; onChoose: (slot: Timeslot) => void }

/** The free times of a week, day by day. */
export function SlotList({ week, zone, onChoose }: Props) {
  const { t } = useTranslation('scheduling')
  const { calendar } = useVisitWords(zone)
  return (
    <ol className={styles.list}>
      {week.days.map(({ day, slots }) => {
        const free = slots.filter(({ slot }) => isFree(slot))
        return (
          <li key={day}>
            <h3>
              {calendar.weekday(noonOf(day))} {calendar.date(noonOf(day))}
            </h3>
            {free.length === 0 && <p className="small muted">{t('time.no_free')}</p>}
            <div className="cluster">
              {free.map(({ slot }) => (
                <Button key={slot.id} variant="secondary" size="s" onClick={() => onChoose(slot)}>
                  <span>
                    <SlotTime slot={slot} zone={zone} />
                  </span>
                </Button>
              ))}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
