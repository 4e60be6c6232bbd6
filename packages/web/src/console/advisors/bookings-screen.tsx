import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { type StaffBooking, StaffBookingsResponse } from '@hearthlight/domain/scheduling/staff-booking'
import { visitWords } from '@hearthlight/domain/scheduling/visit-words'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage, usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { timeslotsApi } from '../api/timeslots-api.ts'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { type ListRow, useList } from '../kit/list/use-list.ts'
import { AdvisorsHead } from './advisors-head.tsx'

type Row = StaffBooking & ListRow

/** What people have booked, and the way to cancel it for them. */
export function AdvisorBookingsScreen() {
  const { t } = useTranslation('admin-advisors')
  const [cancelled, setCancelled] = useState<Row | null>(null)
  const list = useList({
    name: 'bookings',
    path: '/api/admin/v1/bookings',
    response: StaffBookingsResponse,
    defaultSort: 'start_at',
    filters: [
      {
        id: 'when',
        label: t('booking.when'),
        kind: 'choice',
        options: (['coming', 'past'] as const).map((value) => ({ value, label: t(`booking.${value}`) })),
      },
    ],
  })
  return (
    <>
      <AdvisorsHead current="bookings" title={t('booking.title')} />
      <ListView
        list={list}
        caption={t('booking.title')}
        columns={useColumns(setCancelled)}
        rowName={({ name }) => name}
        searchLabel={t('booking.search')}
        empty={<StateBox title={t('booking.empty')} />}
      />
      {cancelled !== null && (
        <ConfirmDialog
          isOpen
          title={t('booking.cancel_title', { name: cancelled.name })}
          text={t('booking.cancel_text', { name: cancelled.name, advisor: cancelled.advisor })}
          confirmLabel={t('booking.cancel')}
          run={() => timeslotsApi.cancel(cancelled.id, cancelled.sequence)}
          onClose={() => setCancelled(null)}
        />
      )}
    </>
  )
}

function useColumns(onCancel: (row: Row) => void): Column<Row>[] {
  const { t } = useTranslation('admin-advisors')
  const partner = usePartner()
  const language = useLanguage()
  const moment = ({ start_at, time_zone }: Row) =>
    visitWords(partner, language, time_zone).moment(new Date(start_at))
  return [
    { id: 'when', header: t('booking.when'), sort: 'start_at', cell: moment },
    { id: 'name', header: t('booking.name'), cell: ({ name }) => name },
    { id: 'address', header: t('booking.address'), isWide: true, cell: ({ address }) => address },
    { id: 'advisor', header: t('booking.advisor'), cell: ({ advisor }) => advisor },
    {
      id: 'application',
      header: t('booking.application'),
      onPhone: 'hidden',
      cell: ({ application_id, project_number }) => (
        <Link to={consolePath('application', { id: application_id })}>{project_number}</Link>
      ),
    },
    {
      id: 'do',
      header: '',
      isFixed: true,
      onPhone: 'end',
      cell: (row) =>
        Date.parse(row.start_at) > Date.now() && (
          <Button
            variant="secondary"
            size="s"
            aria-label={t('booking.cancel_of', { name: row.name })}
            onClick={() => onCancel(row)}
          >
            {t('booking.cancel')}
          </Button>
        ),
    },
  ]
}
