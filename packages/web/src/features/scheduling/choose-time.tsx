import { isFree, type SchedulePlan, type Timeslot } from '@hearthlight/domain/scheduling/timeslot'
import type { Visit } from '@hearthlight/domain/scheduling/visit'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshScheduling, type timeslotsQuery } from '../../api/scheduling-api.ts'
import type { HttpProblem } from '../../platform/http-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { SlotDialog } from './slot-dialog.tsx'
import { TimePicker } from './time-picker.tsx'

type Props = {
  visit: Visit
  advisor: Pick<SchedulePlan, 'id' | 'name'>
  timeslots: ReturnType<typeof timeslotsQuery>
  book: (slot: Timeslot) => Promise<void>
  onBooked: () => void
  /** Stands where the times would, if none is free. */
  none: ReactNode
}

/** The times of one advisor; the one that is clicked opens with its details before it is booked. */
export function ChooseTime({ visit, advisor, timeslots, book, onBooked, none }: Props) {
  const { t } = useTranslation('scheduling')
  const { data, isPending, isFetching, refetch } = useQuery(timeslots)
  const [chosen, setChosen] = useState<Timeslot | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const alert = useRef<HTMLDivElement>(null)
  if (isPending) return <Skeleton lines={8} label={t('page.loading')} />
  if (data === undefined)
    return (
      <Notice tone="danger" title={t('page.failed')}>
        <Button size="s" variant="secondary" onClick={() => void refetch()} isPending={isFetching}>
          {t('page.retry')}
        </Button>
      </Notice>
    )
  const choose = (slot: Timeslot) => {
    setRefusal(null)
    setChosen(slot)
  }
  /** The time is not to be had: back to the times as they are now, with the sentence before them. */
  const refused = (problem: HttpProblem) => {
    setChosen(null)
    setRefusal(problem.title)
    void refreshScheduling()
    requestAnimationFrame(() => alert.current?.focus())
  }
  return (
    <>
      <div ref={alert} role="alert" tabIndex={-1}>
        {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      </div>
      {data.some(isFree) ? (
        <TimePicker
          slots={data}
          advisorName={advisor.name}
          zone={visit.building.time_zone}
          onChoose={choose}
        />
      ) : (
        none
      )}
      {chosen !== null && (
        <SlotDialog
          visit={visit}
          advisorName={advisor.name}
          slot={chosen}
          book={() => book(chosen)}
          onClose={() => setChosen(null)}
          onBooked={onBooked}
          onRefused={refused}
        />
      )}
    </>
  )
}
