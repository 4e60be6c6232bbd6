import { SCHEDULE_HOUR } from '@hearthlight/domain/exports/export-schedule'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { exportSchedulesQuery, exportsApi, type ListedSchedule } from '../api/exports-api.ts'
import { Block } from '../kit/block.tsx'
import { CallError } from '../kit/call-error.tsx'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import type { Column } from '../kit/list/columns.ts'
import { DataTable } from '../kit/list/data-table.tsx'
import { useMoment } from '../kit/use-moment.ts'
import styles from './exports.module.css'
import { useExportName } from './use-export-name.ts'

/** What is made again and again, for whom, and when next. */
export function ScheduledExports() {
  const { t } = useTranslation('admin-exports')
  const nameOf = useExportName()
  const { data: schedules = [], error } = useQuery(exportSchedulesQuery)
  const [removing, setRemoving] = useState<ListedSchedule | null>(null)
  const pausing = useMutation({
    mutationFn: ({ id, is_paused }: ListedSchedule) => exportsApi.pause(id, !is_paused),
  })
  const columns = useScheduleColumns(nameOf, { pause: pausing.mutate, remove: setRemoving })
  if (schedules.length === 0 && error === null) return null
  return (
    <Block title={t('schedule.list')}>
      <CallError error={pausing.error ?? error} />
      {schedules.length > 0 && (
        <DataTable caption={t('schedule.list')} rows={schedules} rowName={nameOf} columns={columns} />
      )}
      {removing !== null && (
        <ConfirmDialog
          isOpen
          title={t('schedule.remove_title')}
          text={t('schedule.remove_text', { purpose: removing.purpose })}
          confirmLabel={t('schedule.remove')}
          run={() => exportsApi.unschedule(removing.id)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Block>
  )
}

type Acts = { pause: (schedule: ListedSchedule) => void; remove: (schedule: ListedSchedule) => void }

function useScheduleColumns(
  nameOf: (schedule: ListedSchedule) => string,
  { pause, remove }: Acts,
): readonly Column<ListedSchedule>[] {
  const { t } = useTranslation('admin-exports')
  const moment = useMoment()
  return [
    {
      id: 'what',
      header: t('col.what'),
      cell: (schedule) => (
        <span className={styles.what}>
          <span className={styles.name}>{nameOf(schedule)}</span>
          <span className="small muted">
            {t('details', { count: schedule.choice.columns.length, purpose: schedule.purpose })}
          </span>
        </span>
      ),
    },
    { id: 'by', header: t('schedule.for'), cell: ({ by }) => by },
    {
      id: 'rhythm',
      header: t('when_made'),
      cell: ({ rhythm }) => t(`rhythm.${rhythm}`, { hour: `${SCHEDULE_HOUR}:00` }),
    },
    {
      id: 'next',
      header: t('schedule.next'),
      onPhone: 'named',
      cell: ({ is_paused, next_at }) => (is_paused ? '–' : moment(next_at)),
    },
    {
      id: 'state',
      header: t('col.state'),
      onPhone: 'end',
      cell: ({ is_paused, reason }) => (
        <span className={styles.what}>
          <span>
            <Chip tone={is_paused ? 'caution' : 'positive'}>
              {t(is_paused ? 'schedule.paused' : 'schedule.going')}
            </Chip>
          </span>
          {reason !== null && <span className="small muted">{t(`reason.${reason}`)}</span>}
        </span>
      ),
    },
    {
      id: 'do',
      header: t('col.do'),
      onPhone: 'end',
      cell: (schedule) => (
        <span className={styles.actions}>
          {(schedule.is_own || !schedule.is_paused) && (
            <Button variant="quiet" size="s" onClick={() => pause(schedule)}>
              {t(schedule.is_paused ? 'schedule.resume' : 'schedule.pause')}
            </Button>
          )}
          <Button variant="quiet" size="s" onClick={() => remove(schedule)}>
            {t('schedule.remove')}
          </Button>
        </span>
      ),
    },
  ]
}
