import {
  DELIVERY_STATES,
  DeliveriesResponse,
  type Delivery,
  type DeliveryState,
} from '@hearthlight/domain/webhooks/webhook'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { useList } from '../kit/list/use-list.ts'
import { useMoment } from '../kit/use-moment.ts'
import { ConnectionsHead } from '../shared/connections-head.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { eventInWords } from './event-words.ts'

const TONES: Readonly<Record<DeliveryState, ChipTone>> = {
  waiting: 'caution',
  delivered: 'positive',
  dead: 'danger',
}
type Row = Delivery & { readonly id: string }

/** What was sent to the partner's systems, and what became of it. */
export function DeliveriesScreen() {
  const { t } = useTranslation('admin-webhooks')
  const moment = useMoment()
  const [open, setOpen] = useState<string | null>(null)
  const list = useList({
    name: 'webhook-deliveries',
    path: '/api/admin/v1/webhook_deliveries',
    response: DeliveriesResponse,
    defaultSort: '-created',
    filters: [
      {
        id: 'state',
        label: t('delivery.state'),
        kind: 'choice',
        options: DELIVERY_STATES.map((value) => ({ value, label: t(`delivery.${value}`) })),
      },
    ],
  })
  const columns: readonly Column<Row>[] = [
    {
      id: 'created',
      header: t('delivery.when'),
      sort: 'created',
      cell: ({ id, created_at }) => (
        <Button
          variant="quiet"
          size="s"
          aria-label={t('delivery.open', { when: moment(created_at) })}
          onClick={() => setOpen(id)}
        >
          {moment(created_at)}
        </Button>
      ),
    },
    { id: 'event', header: t('delivery.event'), cell: ({ type }) => eventInWords(t, type) },
    { id: 'to', header: t('delivery.to'), isWide: true, cell: ({ url }) => url },
    {
      id: 'state',
      header: t('delivery.state'),
      onPhone: 'end',
      cell: ({ state }) => <Chip tone={TONES[state]}>{t(`delivery.${state}`)}</Chip>,
    },
    {
      id: 'attempts',
      header: t('delivery.attempts'),
      isNumeric: true,
      onPhone: 'hidden',
      cell: ({ attempts }) => attempts,
    },
  ]
  return (
    <>
      <ConnectionsHead current="deliveries" />
      <ListView
        list={list}
        caption={t('tab.deliveries')}
        columns={columns}
        rowName={({ type, url }) => `${eventInWords(t, type)}, ${url}`}
        empty={<StateBox title={t('delivery.none')} />}
      />
      {open !== null && <DeliveryDialog id={open} onClose={() => setOpen(null)} />}
    </>
  )
}
