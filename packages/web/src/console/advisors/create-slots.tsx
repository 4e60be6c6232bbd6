import {
  type AdvisorWeek,
  CreateTimeslots,
  USUAL_MINUTES,
} from '@hearthlight/domain/scheduling/staff-timeslots'
import { addDays } from '@hearthlight/domain/scheduling/week'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/checkbox-group.tsx'
import { NumberField } from '../../ui/fields/numbers/number-field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { newTimeslotsQuery, timeslotsApi } from '../api/timeslots-api.ts'
import { Block } from '../kit/block.tsx'
import { CallError } from '../kit/call-error.tsx'
import { fieldErrors } from '../kit/field-errors.ts'
import styles from './advisors.module.css'
import { CreatedSlots } from './created-slots.tsx'
import { noonOf, useZoneWords } from './days.ts'
import week from './week.module.css'

type Props = { advisors: readonly AdvisorWeek[]; monday: string }

const FOUR_WEEKS = 27
const EVERY = [1, 2, 3, 4] as const

/** `8:30 13:00` → `08:30`, `13:00` */
const readTimes = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter((time) => time !== '')
    .map((time) => (time.length === 4 ? `0${time}` : time))

/** Timeslots that repeat: what they would be is shown as one types, and made by the button. */
export function CreateSlots({ advisors, monday }: Props) {
  const { t } = useTranslation('admin-advisors')
  const words = useZoneWords('UTC')
  const [typed, setTyped] = useState(() => ({
    ids: [] as readonly string[],
    weekdays: ['0', '1', '3'] as readonly string[],
    times: '09:00, 13:00',
    minutes: USUAL_MINUTES,
    every: '1',
    title: t('slot.usual'),
    from: addDays(monday, 7),
    to: addDays(monday, 7 + FOUR_WEEKS),
  }))
  const input = CreateTimeslots.safeParse({
    energy_advisor_ids: typed.ids,
    weekdays: typed.weekdays.map(Number),
    times: readTimes(typed.times),
    minutes: typed.minutes,
    every: Number(typed.every),
    from: typed.from,
    to: typed.to,
    title: typed.title,
    is_dry_run: true,
  })
  const preview = useQuery(newTimeslotsQuery(input.data))
  const creating = useMutation({
    mutationFn: async () =>
      await timeslotsApi.create({ ...CreateTimeslots.parse(input.data), is_dry_run: false }),
  })
  const errors = fieldErrors(preview.error ?? creating.error)
  const field = (name: 'times' | 'title' | 'from' | 'to') => ({
    name,
    label: t(name === 'title' ? 'create.called' : `create.${name}`),
    value: typed[name],
    error: errors.of(name),
    onChange: (value: string) => {
      creating.reset()
      setTyped({ ...typed, [name]: value })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (input.success && !creating.isPending) creating.mutate()
  }
  return (
    <Block title={t('create.title')}>
      <form className={week.create} noValidate onSubmit={submit}>
        <div className={styles.form}>
          <CheckboxGroup
            {...{ name: 'advisors', label: t('create.for'), layout: 'row', value: typed.ids }}
            onChange={(ids) => setTyped({ ...typed, ids })}
            choices={advisors.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <CheckboxGroup
            {...{ name: 'weekdays', label: t('create.on'), layout: 'row', value: typed.weekdays }}
            onChange={(weekdays) => setTyped({ ...typed, weekdays })}
            choices={[0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
              value: String(weekday),
              label: words.weekdayShort(noonOf(addDays(monday, weekday))),
            }))}
          />
          <TextField {...field('times')} description={t('create.times_hint')} maxLength={100} />
          <NumberField
            {...{ name: 'minutes', label: t('slot.minutes'), value: typed.minutes }}
            onChange={(minutes) => setTyped({ ...typed, minutes: Number(minutes) })}
          />
          <TextField {...field('title')} maxLength={80} />
          <Select
            {...{ name: 'every', label: t('create.every'), value: typed.every, placeholder: null }}
            onChange={(every) => setTyped({ ...typed, every })}
            options={EVERY.map((count) => ({ value: String(count), label: t('create.weeks', { count }) }))}
          />
          <TextField {...field('from')} type="date" />
          <TextField {...field('to')} type="date" />
        </div>
        <div className={week.outcome}>
          <CallError error={errors.whole} />
          {!input.success && <p className="muted">{t('create.incomplete')}</p>}
          {preview.data !== undefined && <CreatedSlots created={preview.data} />}
          <div role="status">
            {creating.data !== undefined && (
              <Notice tone="positive">{t('create.done', { count: creating.data.created })}</Notice>
            )}
          </div>
          {preview.data !== undefined && preview.data.created > 0 && (
            <p>
              <Button type="submit" isPending={creating.isPending}>
                {t('create.button', { count: preview.data.created })}
              </Button>
            </p>
          )}
        </div>
      </form>
    </Block>
  )
}
