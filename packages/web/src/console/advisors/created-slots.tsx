import type { CreatedTimeslots } from '@hearthlight/domain/scheduling/staff-timeslots'
import { addDays, mondayOf } from '@hearthlight/domain/scheduling/week'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { noonOf, useZoneWords } from './days.ts'
import styles from './week.module.css'

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const
const SHOWN_LEFT_OUT = 8

/** How many timeslots there would be day by day, and which are left out. */
export function CreatedSlots({ created }: { created: CreatedTimeslots }) {
  const { t } = useTranslation('admin-advisors')
  const { number } = useFormats()
  const words = useZoneWords('UTC')
  const counts = new Map(created.days.map(({ day, count }) => [day, count]))
  const mondays = [...new Set(created.days.map(({ day }) => mondayOf(day)))]
  const more = created.left_out.length - SHOWN_LEFT_OUT
  return (
    <>
      <p role="status">
        <b className={styles.figure}>{number(created.created)}</b>{' '}
        {t('create.new', { count: created.created })}
      </p>
      {mondays.length > 0 && (
        <table className={styles.counts}>
          <caption className="visually-hidden">{t('create.counts')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('create.week')}</th>
              {WEEK.map((weekday) => (
                <th key={weekday} scope="col">
                  {words.weekdayShort(noonOf(addDays(mondays[0] ?? '', weekday)))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mondays.map((monday) => (
              <tr key={monday}>
                <th scope="row">{words.dayOfMonth(noonOf(monday))}</th>
                {WEEK.map((weekday) => (
                  <td key={weekday}>{counts.get(addDays(monday, weekday)) ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {created.left_out.length > 0 && (
        <ul className={styles.leftOut}>
          {created.left_out.slice(0, SHOWN_LEFT_OUT).map(({ advisor, day, time, why }) => (
            <li key={`${advisor} ${day} ${time}`} className="small">
              {advisor}, {words.dayOfMonth(noonOf(day))}, {time}: {t(`create.why.${why}`)}
            </li>
          ))}
          {more > 0 && <li className="small">{t('create.more', { count: more })}</li>}
        </ul>
      )}
    </>
  )
}
