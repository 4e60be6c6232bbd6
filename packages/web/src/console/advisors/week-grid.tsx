import type {
  AdvisorsWeek,
  AdvisorWeek,
  Removal,
  WeekSlot,
} from '@hearthlight/domain/scheduling/staff-timeslots'
import { addDays, wallTime } from '@hearthlight/domain/scheduling/week'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { timeslotsApi } from '../api/timeslots-api.ts'
import { Key } from '../kit/keys/key.tsx'
import { noonOf, useZoneWords } from './days.ts'
import styles from './week.module.css'

type Props = {
  week: AdvisorsWeek
  removed: ReadonlySet<string>
  onOpen: (advisor: AdvisorWeek, day: string, slot: WeekSlot | null) => void
  onRemove: (slotId: string) => void
  onAway: (daysOff: NonNullable<Removal['days_off']>) => void
}

const WORKING_DAYS = 5
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }

/** Saturday and Sunday are there when somebody works. */
function daysOf({ monday, advisors }: AdvisorsWeek): string[] {
  const worked = new Set(
    advisors.flatMap(({ slots, time_zone }) =>
      slots.map(({ start_at }) => wallTime(time_zone, new Date(start_at)).day),
    ),
  )
  return [0, 1, 2, 3, 4, 5, 6]
    .map((index) => addDays(monday, index))
    .filter((day, index) => index < WORKING_DAYS || worked.has(day))
}

/** Arrows lead through the buttons: along a row from day to day, and from line to line within a day. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key]
  const cell = event.currentTarget.closest('td')
  if (by === undefined || cell === null) return
  const buttons = [...cell.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement) // -1 where it is no button of the cell
  const row = cell.parentElement
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const otherRow = by > 0 ? row?.nextElementSibling : row?.previousElementSibling
  const column = [...(row?.children ?? [])].indexOf(cell)
  const beside = by > 0 ? cell.nextElementSibling : cell.previousElementSibling
  const next = isAcross
    ? (beside?.querySelectorAll('button')[
        Math.min(at, (beside?.querySelectorAll('button').length ?? 1) - 1)
      ] ?? null)
    : (buttons[at + by] ?? otherRow?.children[column]?.querySelector('button') ?? null)
  if (next === null) return
  event.preventDefault()
  next.focus()
}

export function WeekGrid(props: Props) {
  const { week } = props
  const { t } = useTranslation('admin-advisors')
  const words = useZoneWords('UTC')
  const days = daysOf(week)
  const dayName = (day: string) => `${words.weekdayShort(noonOf(day))} ${words.dayOfMonth(noonOf(day))}`
  return (
    <div className={styles.week}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('week.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('field.name')}</span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" data-now={day === week.today || undefined}>
                {dayName(day)} {day === week.today && <span className="small muted">{t('week.today')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.advisors.map((advisor) => (
            <tr key={advisor.id}>
              <th scope="row">
                <b>{advisor.name}</b>
                <span className="small muted">
                  {advisor.zips.length === 0 ? t('people.everywhere') : advisor.zips.join(', ')}
                </span>
              </th>
              {days.map((day) => (
                <DayCell key={day} {...props} advisor={advisor} day={day} dayName={dayName(day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hints}>
        <span>
          <Key>←</Key> <Key>→</Key> <Key>↑</Key> <Key>↓</Key> {t('week.move')}
        </span>
        <span>
          <Key>↵</Key> {t('week.open')}
        </span>
        <span>
          <Key>Del</Key> {t('week.remove')}
        </span>
        <span>{t('week.zones')}</span>
      </p>
    </div>
  )
}

type CellProps = Props & { advisor: AdvisorWeek; day: string; dayName: string }

function DayCell({ advisor, day, dayName, week, removed, onOpen, onRemove, onAway }: CellProps) {
  const { t } = useTranslation('admin-advisors')
  const words = useZoneWords(advisor.time_zone)
  const off = advisor.days_off.find((each) => each.day === day)
  const slots = advisor.slots.filter(
    ({ start_at }) => wallTime(advisor.time_zone, new Date(start_at)).day === day,
  )
  const hasPassed = day < week.today
  const nameOf = ({ id, start_at, booking }: WeekSlot) => {
    const who = booking === null ? t('week.free') : t('week.booked', { name: booking.name })
    const gone = removed.has(id) ? `, ${t('week.goes')}` : ''
    return `${advisor.name}, ${dayName}, ${words.time(new Date(start_at))}, ${who}${gone}`
  }
  return (
    <td data-away={off !== undefined || undefined} onKeyDown={step}>
      <span className={styles.dayName}>{dayName}</span>
      {off !== undefined && <p className="small muted">{off.reason || t('week.day_off')}</p>}
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot.id}>
            <button
              type="button"
              className={styles.slot}
              data-kind={kindOf(slot, removed)}
              aria-label={nameOf(slot)}
              onClick={() => onOpen(advisor, day, slot)}
              onKeyDown={(event) => {
                if (event.key === 'Delete' && Date.parse(slot.start_at) > Date.now()) onRemove(slot.id)
              }}
            >
              <span className="num">{words.time(new Date(slot.start_at))}</span>
              {slot.booking !== null && <b>{slot.booking.name}</b>}
            </button>
          </li>
        ))}
        {off === undefined && !hasPassed && (
          <li className={styles.more}>
            <button
              type="button"
              className={styles.add}
              aria-label={t('week.add', { name: advisor.name, day: dayName })}
              onClick={() => onOpen(advisor, day, null)}
            >
              <Icon name="plus" />
            </button>
            <button
              type="button"
              className={styles.away}
              aria-label={t('week.away_of', { name: advisor.name, day: dayName })}
              onClick={() => onAway({ energy_advisor_id: advisor.id, from: day, to: day, reason: '' })}
            >
              {t('week.away')}
            </button>
          </li>
        )}
        {off !== undefined && (
          <li>
            <Button
              variant="quiet"
              size="s"
              aria-label={t('week.work_again_of', { name: advisor.name, day: dayName })}
              onClick={() => void timeslotsApi.workAgain(off.id)}
            >
              {t('week.work_again')}
            </Button>
          </li>
        )}
      </ul>
    </td>
  )
}

function kindOf({ id, booking }: WeekSlot, removed: ReadonlySet<string>) {
  if (removed.has(id)) return booking === null ? 'gone' : 'hit'
  return booking === null ? 'free' : 'booked'
}
