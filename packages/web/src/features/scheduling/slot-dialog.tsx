import type { Timeslot } from '@hearthlight/domain/scheduling/timeslot'
import type { Visit } from '@hearthlight/domain/scheduling/visit'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HttpProblem } from '../../platform/http-problem.ts'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useClickLock } from '../../ui/use-click-lock.ts'
import styles from './schedule.module.css'
import { useVisitWords } from './use-visit-words.ts'

type Props = {
  visit: Visit
  advisorName: string
  slot: Timeslot
  book: () => Promise<void>
  onClose: () => void
  onBooked: () => void
  /** The time itself is not to be had any more; anything else may be tried again here. */
  onRefused: (problem: HttpProblem) => void
}

const CONFLICT = 409

/** The details of a timeslot before it is booked. */
export function SlotDialog({ visit, advisorName, slot, book, onClose, onBooked, onRefused }: Props) {
  const { t } = useTranslation('scheduling')
  const { words, ownTime } = useVisitWords(visit.building.time_zone)
  const { isLocked, lock } = useClickLock()
  const booking = useMutation({
    mutationFn: book,
    onSuccess: onBooked,
    onError: (error) => {
      if (error instanceof HttpProblem && error.status === CONFLICT) onRefused(error)
    },
  })
  const [start, finish] = [new Date(slot.start_at), new Date(slot.finish_at)]
  const own = ownTime(start)
  const { project } = visit
  const facts = [
    [t('details.application'), t('details.number', { name: project.name, number: project.number })],
    [t('details.advisor'), advisorName],
    [t('details.user'), visit.user_name],
    [t('details.address'), visit.building.address],
    [t('details.start'), words.moment(start)],
    [t('details.finish'), words.moment(finish)],
  ] as const
  const schedule = () => {
    lock()
    booking.mutate()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={
        <>
          {words.weekday(start)} <span className={styles.whole}>{words.date(start)},</span>{' '}
          <span className={styles.whole}>{words.time(start)}</span>
        </>
      }
      actions={
        <DialogActions
          cancel={t('details.cancel')}
          onCancel={onClose}
          confirm={t('details.schedule')}
          onConfirm={schedule}
          isPending={booking.isPending || isLocked}
        />
      }
    >
      <p className="small muted">
        {words.zone}
        {own !== null && ` · ${t('details.your_time', { time: own })}`}
      </p>
      {booking.error !== null && (
        <div role="alert">
          <Notice tone="danger">{booking.error.message}</Notice>
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
