import { isFree, type Timeslot } from '@hearthlight/domain/scheduling/timeslot'
import { useTranslation } from 'react-i18next'
import { useVisitWords } from './use-visit-words.ts'

/** When a slot begins, with its day for who does not see where it stands. */
export function SlotTime({ slot, zone }: { slot: Timeslot; zone: string }) {
  const { t } = useTranslation('scheduling')
  const { words, ownTime } = useVisitWords(zone)
  const start = new Date(slot.start_at)
  const own = ownTime(start)
  return (
    <>
      <span className="visually-hidden">
        {words.weekday(start)} {words.date(start)},{' '}
      </span>
      {words.time(start)}
      {own !== null && <span className="note"> ({own})</span>}
      {!isFree(slot) && (
        <span className="note"> {t(slot.status === 'scheduled' ? 'time.own' : 'time.taken')}</span>
      )}
    </>
  )
}
