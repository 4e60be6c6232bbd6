import {
  type AdvisorWeek,
  USUAL_MINUTES,
  type WeekSlot,
} from '@hearthlight/domain/scheduling/staff-timeslots'
import { wallTime, weekdayOf } from '@hearthlight/domain/scheduling/week'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/fields/numbers/number-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { timeslotsApi } from '../api/timeslots-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { fieldErrors } from '../kit/field-errors.ts'
import styles from './advisors.module.css'

type Props = {
  advisor: AdvisorWeek
  day: string
  /** Null where one is added. */
  slot: WeekSlot | null
  onClose: () => void
  onRemove: (slot: WeekSlot) => void
}

const twoDigits = (count: number) => String(count).padStart(2, '0')
const timeOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** One timeslot: when it is, and who has it. */
export function SlotDialog({ advisor, day, slot, onClose, onRemove }: Props) {
  const { t } = useTranslation(['admin-advisors', 'admin-kit'])
  const form = useId()
  const [typed, setTyped] = useState(() => ({
    day,
    time: slot === null ? '09:00' : timeOf(wallTime(advisor.time_zone, new Date(slot.start_at)).minutes),
    minutes:
      slot === null ? USUAL_MINUTES : (Date.parse(slot.finish_at) - Date.parse(slot.start_at)) / 60_000,
    title: slot?.title ?? t('slot.usual'),
  }))
  const saving = useMutation({
    mutationFn: async () => {
      if (slot !== null) return await change(slot, typed)
      const { left_out } = await add(advisor.id, typed)
      const [left] = left_out
      if (left !== undefined) throw new Error(t(`create.why.${left.why}`))
    },
    onSuccess: onClose,
  })
  const errors = fieldErrors(saving.error)
  const hasPassed = slot !== null && Date.parse(slot.start_at) < Date.now()
  return (
    <Modal
      isOpen
      title={t(slot === null ? 'slot.add' : 'slot.change', { name: advisor.name })}
      onClose={onClose}
      actions={
        <>
          {slot !== null && !hasPassed && (
            <Button variant="quiet" icon="trash" onClick={() => onRemove(slot)}>
              {t('slot.remove')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('admin-kit:dialog.cancel')}
          </Button>
          {!hasPassed && (
            <Button type="submit" form={form} isPending={saving.isPending}>
              {t('people.save')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving.isPending) saving.mutate()
        }}
      >
        <CallError error={errors.whole} />
        {slot?.booking && (
          <Notice tone="info">
            {t('slot.booked', { name: slot.booking.name, address: slot.booking.address })}
          </Notice>
        )}
        <TextField
          {...{ name: 'day', type: 'date', label: t('slot.day'), value: typed.day, error: errors.of('day') }}
          onChange={(value) => setTyped({ ...typed, day: value })}
          isRequired
        />
        <TextField
          {...{ name: 'time', type: 'time', label: t('slot.time'), value: typed.time }}
          error={errors.of('time')}
          description={t('slot.zone', { zone: advisor.time_zone.replaceAll('_', ' ') })}
          onChange={(value) => setTyped({ ...typed, time: value.slice(0, 5) })}
          isRequired
        />
        <NumberField
          {...{ name: 'minutes', label: t('slot.minutes'), value: typed.minutes }}
          error={errors.of('minutes')}
          onChange={(minutes) => setTyped({ ...typed, minutes: Number(minutes) })}
          isRequired
        />
        <TextField
          {...{ name: 'title', label: t('slot.title'), value: typed.title, error: errors.of('title') }}
          onChange={(title) => setTyped({ ...typed, title })}
          maxLength={80}
          isRequired
        />
      </form>
    </Modal>
  )
}

type Typed = { day: string; time: string; minutes: number; title: string }

const change = (slot: WeekSlot, typed: Typed) =>
  timeslotsApi.change(slot.id, {
    ...typed,
    seen: {
      ...{ start_at: slot.start_at, finish_at: slot.finish_at },
      booking_id: slot.booking?.id ?? null,
    },
  })

const add = (advisorId: string, { day, time, minutes, title }: Typed) =>
  timeslotsApi.create({
    ...{ energy_advisor_ids: [advisorId], weekdays: [weekdayOf(day)], times: [time], minutes, every: 1 },
    ...{ from: day, to: day, title, is_dry_run: false },
  })
