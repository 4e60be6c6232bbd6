import { isFree, type Timeslot } from '@hearthlight/domain/scheduling/timeslot'
import { weekOf, weeksWith } from '@hearthlight/domain/scheduling/week'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../../ui/fields/choices/segmented.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './schedule.module.css'
import { SlotList } from './slot-list.tsx'
import { noonOf, useVisitWords } from './use-visit-words.ts'
import { WeekGrid } from './week-grid.tsx'

type Props = {
  slots: readonly Timeslot[]
  advisorName: string
  zone: string
  onChoose: (slot: Timeslot) => void
}

/** Below this width a week does not fit side by side (spec 2 section 9). */
const SMALL_SCREEN = '(width < 768px)'

/** A week of times, side by side or as a list; the list is where one begins on a small screen. */
export function TimePicker({ slots, advisorName, zone, onChoose }: Props) {
  const { t } = useTranslation('scheduling')
  const titleId = useId()
  const isSmall = useMedia(SMALL_SCREEN)
  const [view, setView] = useState<'week' | 'list' | null>(null)
  const [monday, setMonday] = useState<string | null>(null)
  const { words, calendar, ownTime } = useVisitWords(zone)
  const weeks = weeksWith(slots, zone)
  // Weeks in which everything is taken are behind the first free time. The week that was looked at may be gone meanwhile.
  const [firstFree] = weeksWith(slots.filter(isFree), zone)
  const at = Math.max(0, weeks.indexOf(monday ?? firstFree ?? ''))
  const week = weekOf(slots, weeks[at] ?? '', zone)
  const shownView = view ?? (isSmall ? 'list' : 'week')
  const differs = slots.some(({ start_at }) => ownTime(new Date(start_at)) !== null)
  const go = (step: number) => setMonday(weeks[at + step] ?? null)
  const View = shownView === 'week' ? WeekGrid : SlotList
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.legend}>
          {t('time.choose', { name: advisorName })}
        </h2>
        <div className="cluster">
          <IconButton
            icon="arrow-left"
            label={t('time.week_before')}
            isDisabled={at === 0}
            onClick={() => go(-1)}
          />
          <p aria-live="polite">
            <b>{t('time.week_of', { date: calendar.date(noonOf(week.monday)) })}</b>
          </p>
          <IconButton
            icon="arrow"
            label={t('time.week_after')}
            isDisabled={at === weeks.length - 1}
            onClick={() => go(1)}
          />
          <Segmented
            label={t('time.view')}
            value={shownView}
            onChange={setView}
            options={[
              { value: 'week', label: t('time.week') },
              { value: 'list', label: t('time.list') },
            ]}
          />
        </div>
      </div>
      <p className="note">{t(differs ? 'time.zone_differs' : 'time.zone', { zone: words.zone })}</p>
      <View week={week} zone={zone} onChoose={onChoose} />
    </section>
  )
}
