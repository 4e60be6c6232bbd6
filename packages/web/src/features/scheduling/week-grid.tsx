import { isFree, slotTone, type Timeslot } from '@hearthlight/domain/scheduling/timeslot'
import type { PlacedSlot, Week } from '@hearthlight/domain/scheduling/week'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { SlotTime } from './slot-time.tsx'
import { useSlotFocus } from './use-slot-focus.ts'
import { noonOf, useVisitWords } from './use-visit-words.ts'
import styles from './week-grid.module.css'

type Props = { week: Week<Timeslot>; zone: string; onChoose: (slot: Timeslot) => void }

const HOUR_MINUTES = 60

/** A week side by side. One stop of the Tab key; the arrow keys go from time to time. */
export function WeekGrid({ week, zone, onChoose }: Props) {
  const { t } = useTranslation('scheduling')
  const { words, calendar } = useVisitWords(zone)
  const focus = useSlotFocus(week)
  const hours = Array.from({ length: week.lastHour - week.firstHour }, (_, index) => week.firstHour + index)
  const hour = new Intl.DateTimeFormat(words.locale, { hour: 'numeric', timeZone: 'UTC' })
  const place = ({ startMinutes, lengthMinutes }: PlacedSlot<Timeslot>) =>
    // Custom properties are no part of the type of a style.
    ({
      '--at': startMinutes / HOUR_MINUTES - week.firstHour,
      '--length': lengthMinutes / HOUR_MINUTES,
    }) as CSSProperties
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend where the name is unseen
    <div
      className={styles.week}
      role="group"
      aria-label={t('time.slots', { zone: words.zone })}
      style={{ '--hours': hours.length, '--days': week.days.length } as CSSProperties}
    >
      <div className={styles.hours} aria-hidden="true">
        {hours.map((each) => (
          <span key={each}>{hour.format(new Date(Date.UTC(2000, 0, 1, each)))}</span>
        ))}
      </div>
      {week.days.map(({ day, slots }) => (
        <div key={day} className={styles.day}>
          <p className={styles.dayName}>
            <b>{calendar.weekdayShort(noonOf(day))}</b> {calendar.dayOfMonth(noonOf(day))}
          </p>
          <div className={styles.column}>
            {slots.map((placed) =>
              isFree(placed.slot) ? (
                <button
                  key={placed.slot.id}
                  type="button"
                  className={styles.slot}
                  data-tone={slotTone(placed.slot.status)}
                  style={place(placed)}
                  onClick={() => onChoose(placed.slot)}
                  {...focus(placed.slot)}
                >
                  <SlotTime slot={placed.slot} zone={zone} />
                </button>
              ) : (
                <p
                  key={placed.slot.id}
                  className={styles.slot}
                  data-tone={slotTone(placed.slot.status)}
                  style={place(placed)}
                >
                  <SlotTime slot={placed.slot} zone={zone} />
                </p>
              ),
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
