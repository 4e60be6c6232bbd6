import { ownField } from '@hearthlight/domain/forms/field-definition'
import {
  type AdvisorWeek,
  USUAL_MINUTES,
  type WeekSlot,
} from '@hearthlight/domain/scheduling/staff-timeslots'
import { wallTime, weekdayOf } from '@hearthlight/domain/scheduling/week'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { timeslotsApi } from '../api/timeslots-api.ts'
import { FormQuestions } from '../kit/forms/form-questions.tsx'
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

function useFields({ time_zone }: AdvisorWeek) {
  const { t } = useTranslation('admin-advisors')
  const asked = (name: string, type: 'date' | 'text' | 'integer') => ({
    name,
    type,
    label: t(`slot.${name}`),
    required: true,
  })
  return [
    ownField(asked('day', 'date')),
    ownField({
      ...asked('time', 'text'),
      help_text: t('slot.zone', { zone: time_zone.replaceAll('_', ' ') }),
    }),
    ownField(asked('minutes', 'integer')),
    ownField({ ...asked('title', 'text'), validations: { max: 80 } }),
  ]
}

/** One timeslot: when it is, and who has it. */
export function SlotDialog({ advisor, day, slot, onClose, onRemove }: Props) {
  const { t } = useTranslation(['admin-advisors', 'admin-kit'])
  const id = useId()
  const form = useQuestionForm({
    id: 'timeslot',
    record: slot?.id,
    questions: useQuestions(useFields(advisor)),
    known: {
      day,
      time: slot === null ? '09:00' : timeOf(wallTime(advisor.time_zone, new Date(slot.start_at)).minutes),
      minutes:
        slot === null ? USUAL_MINUTES : (Date.parse(slot.finish_at) - Date.parse(slot.start_at)) / 60_000,
      title: slot?.title ?? t('slot.usual'),
    },
    save: async (values) => {
      const typed = {
        day: String(values.day),
        time: String(values.time).slice(0, 5),
        minutes: Number(values.minutes),
        title: String(values.title),
      }
      const left = slot === null ? await add(advisor.id, typed) : await change(slot, typed)
      if (left !== undefined)
        throw new HttpProblem({ status: 409, code: left.why, title: t(`create.why.${left.why}`) })
      onClose()
    },
  })
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
            <Button type="submit" form={id} isPending={form.isPending}>
              {t('people.save')}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        {slot?.booking && (
          <Notice tone="info">
            {t('slot.booked', { name: slot.booking.name, address: slot.booking.address })}
          </Notice>
        )}
        <FormQuestions form={form} />
      </form>
    </Modal>
  )
}

type Typed = { day: string; time: string; minutes: number; title: string }

async function change(slot: WeekSlot, typed: Typed) {
  await timeslotsApi.change(slot.id, {
    ...typed,
    seen: {
      start_at: slot.start_at,
      finish_at: slot.finish_at,
      booking_id: slot.booking?.id ?? null,
    },
  })
  return undefined
}

/** Answers what could not be made, and why. */
async function add(advisorId: string, { day, time, minutes, title }: Typed) {
  const { left_out } = await timeslotsApi.create({
    energy_advisor_ids: [advisorId],
    weekdays: [weekdayOf(day)],
    times: [time],
    minutes,
    every: 1,
    from: day,
    to: day,
    title,
    is_dry_run: false,
  })
  return left_out[0]
}
