import type {
  AdvisorWeek,
  AffectedBooking,
  BookingFate,
} from '@hearthlight/domain/scheduling/staff-timeslots'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/fields/choices/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { affectedQuery, timeslotsApi } from '../api/timeslots-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { useZoneWords } from './days.ts'
import type { RemovalState } from './use-removal.ts'
import styles from './week.module.css'

type Props = { removal: RemovalState; advisors: readonly AdvisorWeek[] }

/** What goes and whom it concerns, before it is saved: for every booking somebody decides. */
export function RemovalPanel({ removal: state, advisors }: Props) {
  const { t } = useTranslation('admin-advisors')
  const title = useId()
  const { removal } = state
  const { data: affected, error, refetch } = useQuery(affectedQuery(removal))
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const saving = useMutation({
    mutationFn: async () => {
      const bookings = (affected?.bookings ?? []).map((booking) => fateOf(booking, chosen[booking.id]))
      await timeslotsApi.remove({ ...removal, bookings })
    },
    onSuccess: state.clear,
    // Somebody has booked or moved meanwhile: what is shown is asked anew.
    onError: () => void refetch(),
  })
  const away = removal.days_off
  return (
    <aside className={styles.panel} aria-labelledby={title}>
      <h2 id={title}>{t('removal.title')}</h2>
      <CallError error={error ?? saving.error} />
      {away !== null && (
        <DaysOff
          name={advisors.find(({ id }) => id === away.energy_advisor_id)?.name ?? ''}
          value={away}
          onChange={state.takeOff}
        />
      )}
      {affected !== undefined && (
        <>
          <p role="status">
            {t('removal.timeslots', { count: affected.timeslots })}{' '}
            {t('removal.bookings', { count: affected.bookings.length })}
          </p>
          {affected.bookings.map((booking) => (
            <Decision
              key={booking.id}
              booking={booking}
              value={chosen[booking.id]}
              onChange={(value) => setChosen({ ...chosen, [booking.id]: value })}
            />
          ))}
          {affected.bookings.length > 0 && <p className="small muted">{t('removal.mails')}</p>}
          <p className={styles.go}>
            <Button isPending={saving.isPending} onClick={() => saving.mutate()}>
              {t(affected.bookings.length > 0 ? 'removal.save_and_tell' : 'removal.save')}
            </Button>
            <Button variant="quiet" onClick={state.clear}>
              {t('removal.discard')}
            </Button>
          </p>
        </>
      )}
    </aside>
  )
}

type Away = NonNullable<RemovalState['removal']['days_off']>

function DaysOff({ name, value, onChange }: { name: string; value: Away; onChange: (days: Away) => void }) {
  const { t } = useTranslation('admin-advisors')
  return (
    <div className={styles.decision}>
      <h3>{t('removal.away', { name })}</h3>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          {...{ name: end, type: 'date', label: t(`create.${end}`), value: value[end] }}
          onChange={(day) => day !== '' && onChange({ ...value, [end]: day })}
        />
      ))}
      <TextField
        {...{ name: 'reason', label: t('removal.reason'), value: value.reason, maxLength: 80 }}
        onChange={(reason) => onChange({ ...value, reason })}
      />
    </div>
  )
}

type DecisionProps = {
  booking: AffectedBooking
  value: string | undefined
  onChange: (value: string) => void
}

function Decision({ booking, value, onChange }: DecisionProps) {
  const { t } = useTranslation('admin-advisors')
  const words = useZoneWords(booking.time_zone)
  const moment = (instant: string) => words.moment(new Date(instant))
  return (
    <div className={styles.decision} data-hit>
      <RadioGroup
        name={`fate-${booking.id}`}
        label={`${booking.name}, ${moment(booking.start_at)}`}
        description={booking.address}
        value={value ?? usualFate(booking)}
        onChange={onChange}
        choices={[
          ...booking.offers.map(({ id, start_at, advisor }) => ({
            value: id,
            label: t('removal.move', { when: moment(start_at), name: advisor }),
          })),
          { value: 'cancel', label: t('removal.cancel', { name: booking.name }) },
          { value: 'keep', label: t('removal.keep', { name: booking.advisor }) },
        ]}
      />
    </div>
  )
}

/** Moving asks the least of the person; without a time to move to, they choose for themselves. */
const usualFate = ({ offers }: AffectedBooking): string => offers[0]?.id ?? 'cancel'

function fateOf(booking: AffectedBooking, value = usualFate(booking)): BookingFate {
  const { id, sequence } = booking
  if (value === 'cancel' || value === 'keep') return { id, sequence, fate: value, timeslot_id: null }
  return { id, sequence, fate: 'move', timeslot_id: value }
}
