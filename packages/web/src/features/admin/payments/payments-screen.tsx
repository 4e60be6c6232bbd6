import { PAYMENT_STATUSES, type Payment, PaymentsResponse } from '@hearthlight/domain/payments/payment'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Block } from '../kit/block.tsx'
import { ListView } from '../kit/list.tsx'
import { StateBox } from '../kit/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useList } from '../kit/use-list.ts'
import { Batches } from './batches.tsx'
import { Budgets } from './budgets.tsx'
import { ImportPayments } from './import-payments.tsx'
import { paymentsApi } from './payments-api.ts'

const TONES: Record<Payment['status'], ChipTone> = {
  due: 'action',
  sent: 'neutral',
  paid: 'positive',
  failed: 'danger',
  cancelled: 'neutral',
}

/** What approved applications are paid: what is due, the files in which it leaves, and what came of it. */
export function PaymentsScreen() {
  const { t } = useTranslation('payments')
  const making = useMutation({ mutationFn: paymentsApi.makeBatch })
  return (
    <>
      <PageHead
        title={t('screen.title')}
        actions={
          <Button isPending={making.isPending} onClick={() => making.mutate()}>
            {t('screen.make')}
          </Button>
        }
      />
      <div role="status">
        {making.data !== undefined && (
          <Notice tone="positive">
            {t('screen.made', { number: making.data.number, count: making.data.lines })}
          </Notice>
        )}
      </div>
      <div role="alert">{making.error !== null && <Notice tone="danger">{making.error.message}</Notice>}</div>
      <Budgets />
      <Lines />
      <Batches />
      <ImportPayments />
    </>
  )
}

function Lines() {
  const { t } = useTranslation('payments')
  const { money, date } = useFormats()
  const list = useList({
    name: 'payments',
    path: '/api/admin/v1/payments',
    response: PaymentsResponse,
    defaultSort: '-number',
    filters: [
      {
        id: 'status',
        label: t('screen.status'),
        kind: 'choice',
        options: PAYMENT_STATUSES.map((value) => ({ value, label: t(`screen.state.${value}`) })),
      },
    ],
  })
  return (
    <Block title={t('screen.lines')}>
      <ListView
        list={list}
        caption={t('screen.lines')}
        rowName={({ number }) => String(number)}
        rowTo={({ application_id }) => `/admin/applications/${application_id}`}
        searchLabel={t('screen.search')}
        empty={
          <StateBox title={t('screen.empty')}>
            <p className="muted">{t('screen.empty_text')}</p>
          </StateBox>
        }
        columns={[
          { id: 'number', header: t('screen.number'), sort: 'number', cell: ({ number }) => number },
          { id: 'name', header: t('screen.name'), isWide: true, cell: ({ name }) => name },
          { id: 'program', header: t('screen.program'), isWide: true, cell: ({ program }) => program },
          {
            ...{ id: 'amount', header: t('screen.amount'), sort: 'amount', isNumeric: true, onPhone: 'end' },
            cell: ({ amount }) => money(Number(amount), 2),
          },
          {
            ...{ id: 'status', header: t('screen.status'), onPhone: 'end' },
            cell: ({ status, problem }) => (
              <>
                <Chip tone={TONES[status]}>{t(`screen.state.${status}`)}</Chip> {problem}
              </>
            ),
          },
          { id: 'batch', header: t('screen.batch'), cell: ({ batch_number }) => batch_number },
          { id: 'reference', header: t('screen.reference'), cell: ({ reference }) => reference },
          {
            ...{ id: 'created', header: t('screen.created'), sort: 'created', onPhone: 'hidden' },
            cell: ({ created_at }) => date(new Date(created_at)),
          },
        ]}
      />
    </Block>
  )
}
