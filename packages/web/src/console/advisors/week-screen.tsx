import type { AdvisorWeek, WeekSlot } from '@hearthlight/domain/scheduling/staff-timeslots'
import { addDays, mondayOf } from '@hearthlight/domain/scheduling/week'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { weekQuery } from '../api/timeslots-api.ts'
import { LoadFailed, StateBox } from '../kit/list/list-states.tsx'
import { AdvisorsHead } from './advisors-head.tsx'
import { CreateSlots } from './create-slots.tsx'
import { noonOf } from './days.ts'
import { RemovalPanel } from './removal-panel.tsx'
import { SlotDialog } from './slot-dialog.tsx'
import { useRemoval } from './use-removal.ts'
import styles from './week.module.css'
import { WeekGrid } from './week-grid.tsx'

type Opened = { advisor: AdvisorWeek; day: string; slot: WeekSlot | null }

/** The timeslots of all advisors in one week: added, changed, and taken away with a look at who has booked them. */
export function AdvisorWeekScreen() {
  const { t } = useTranslation('admin-advisors')
  const { monday, go } = useMonday()
  const { date } = useFormats()
  const { data: week, error, refetch } = useQuery(weekQuery(monday))
  const [opened, setOpened] = useState<Opened | null>(null)
  const removal = useRemoval()
  return (
    <>
      <AdvisorsHead
        current="week"
        title={t('week.title', { date: date(noonOf(monday)) })}
        actions={
          <div className={styles.steps}>
            <IconButton
              icon="chevron-left"
              label={t('week.before')}
              onClick={() => go(addDays(monday, -7))}
            />
            <Button variant="secondary" onClick={() => go(null)}>
              {t('week.this')}
            </Button>
            <IconButton icon="chevron-right" label={t('week.after')} onClick={() => go(addDays(monday, 7))} />
          </div>
        }
      />
      {week === undefined && error === null && <Skeleton lines={8} />}
      {week === undefined && error !== null && (
        <LoadFailed message={error.message} retry={() => void refetch()} />
      )}
      {week?.advisors.length === 0 && <StateBox title={t('people.empty')} />}
      {week !== undefined && week.advisors.length > 0 && (
        <div className={styles.grid} data-panel={removal.isOpen || undefined}>
          {removal.isOpen && <RemovalPanel removal={removal} advisors={week.advisors} />}
          <WeekGrid
            week={week}
            removed={removal.slots}
            onOpen={(advisor, day, slot) => setOpened({ advisor, day, slot })}
            onRemove={removal.toggle}
            onAway={removal.takeOff}
          />
        </div>
      )}
      {week !== undefined && week.advisors.length > 0 && (
        <CreateSlots advisors={week.advisors} monday={monday} />
      )}
      {opened !== null && (
        <SlotDialog
          {...opened}
          onClose={() => setOpened(null)}
          onRemove={(slot) => {
            removal.toggle(slot.id)
            setOpened(null)
          }}
        />
      )}
    </>
  )
}

/** The week that is looked at, in the address. */
function useMonday() {
  const [search, setSearch] = useSearchParams()
  const { time_zone } = usePartner()
  const day = search.get('week') ?? ''
  const monday = mondayOf(/^\d{4}-\d\d-\d\d$/.test(day) ? day : dayIn(time_zone, new Date()))
  return { monday, go: (to: string | null) => setSearch(to === null ? {} : { week: to }) }
}
