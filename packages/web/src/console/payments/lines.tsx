import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { PAYMENT_STATUSES, type Payment, PaymentsResponse } from '@hearthlight/domain/payments/payment'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { type PaymentLine, paidForQuery, paymentsApi } from '../api/payments-api.ts'
import { sessionQuery } from '../api/session-api.ts'
import { Block } from '../kit/block.tsx'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { useList } from '../kit/list/use-list.ts'
import { mayOpen } from '../session/may-open.ts'
import { DecideDialog, HoldDialog } from './line-dialogs.tsx'
import styles from './payments.module.css'

const TONES: Record<Payment['status'], ChipTone> = {
  due: 'action',
  held: 'caution',
  filed: 'neutral',
  sent: 'neutral',
  paid: 'positive',
  failed: 'danger',
  cancelled: 'neutral',
}

/** What somebody is asked about one line. */
type Asked = { readonly what: 'hold' | 'decide'; readonly line: PaymentLine }

type Props = {
  onMakeFile: (selected: readonly string[], clear: () => void) => void
  /** What stands below the list, once it has its rows. */
  children: ReactNode
}

/** The payments, found by name, number, status or what they are for, and what can be done with each. */
export function Lines({ onMakeFile, children }: Props) {
  const { t } = useTranslation('payments')
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { data: programs = [] } = useQuery(paidForQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
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
      { id: 'program', label: t('file.program'), kind: 'choice', options: programs },
    ],
  })
  const closeAsked = () => setAsked(null)
  return (
    <>
      <Block title={t('screen.lines')}>
        <ListView
          list={list}
          caption={t('screen.lines')}
          rowName={({ number }) => String(number)}
          {...(mayOpen({ permission: 'applications' }, session) && { rowTo: applicationOf })}
          searchLabel={t('screen.search')}
          bulk={
            <Button
              variant="secondary"
              onClick={() => onMakeFile([...list.selected], () => list.select(new Set()))}
            >
              {t('screen.make')}
            </Button>
          }
          empty={
            <StateBox title={t('screen.empty')}>
              <p className="muted">{t('screen.empty_text')}</p>
            </StateBox>
          }
          columns={useLineColumns(setAsked)}
        />
        {asked?.what === 'hold' && <HoldDialog line={asked.line} onClose={closeAsked} />}
        {asked?.what === 'decide' && <DecideDialog line={asked.line} onClose={closeAsked} />}
      </Block>
      {list.result.data !== undefined && children}
    </>
  )
}

const applicationOf = ({ application_id }: Payment) => consolePath('application', { id: application_id })

function useLineColumns(ask: (asked: Asked) => void): readonly Column<PaymentLine>[] {
  const { t } = useTranslation('payments')
  const { money, date } = useFormats()
  return [
    { id: 'number', header: t('screen.number'), sort: 'number', cell: ({ number }) => number },
    { id: 'name', header: t('screen.name'), isWide: true, cell: ({ name }) => name },
    {
      id: 'application',
      header: t('screen.application'),
      onPhone: 'hidden',
      cell: ({ application_number }) => application_number,
    },
    { id: 'program', header: t('screen.program'), isWide: true, cell: ({ program }) => program },
    {
      id: 'amount',
      header: t('screen.amount'),
      sort: 'amount',
      isNumeric: true,
      onPhone: 'end',
      cell: ({ amount }) => money(Number(amount), 2),
    },
    {
      id: 'status',
      header: t('screen.status'),
      onPhone: 'end',
      isFixed: true,
      cell: (line) => <Status line={line} />,
    },
    {
      id: 'actions',
      header: t('screen.actions'),
      onPhone: 'end',
      isFixed: true,
      cell: (line) => <Actions line={line} ask={ask} />,
    },
    {
      id: 'batch',
      header: t('screen.batch'),
      onPhone: 'hidden',
      cell: ({ batch_number }) => batch_number,
    },
    {
      id: 'reference',
      header: t('screen.reference'),
      onPhone: 'hidden',
      cell: ({ reference }) => reference,
    },
    {
      id: 'created',
      header: t('screen.created'),
      sort: 'created',
      onPhone: 'hidden',
      cell: ({ created_at }) => date(new Date(created_at)),
    },
  ]
}

/** With why it is held or stopped, and what the bank said the last time. */
function Status({ line: { status, problem, reason } }: { line: PaymentLine }) {
  const { t } = useTranslation('payments')
  return (
    <div className={styles.status}>
      <Chip tone={TONES[status]}>{t(`screen.state.${status}`)}</Chip>
      {reason !== null && <span className="small">{reason}</span>}
      {problem !== null && <span className="small muted">{t('line.bank_said', { problem })}</span>}
    </div>
  )
}

function Actions({ line, ask }: { line: PaymentLine; ask: (asked: Asked) => void }) {
  const { t } = useTranslation('payments')
  const releasing = useMutation({
    mutationFn: () => paymentsApi.release(line.id),
    onError: ({ message }) => notify({ tone: 'danger', text: message }),
  })
  const { number, status } = line
  if (status === 'held')
    return (
      <Button
        size="s"
        variant="secondary"
        aria-label={t('line.release_of', { number })}
        isPending={releasing.isPending}
        onClick={() => releasing.mutate()}
      >
        {t('line.release')}
      </Button>
    )
  const what = ({ due: 'hold', failed: 'decide' } as const)[status as 'due' | 'failed']
  if (what === undefined) return null
  return (
    <Button
      size="s"
      variant={what === 'decide' ? 'secondary' : 'quiet'}
      aria-label={t(`line.${what}_of`, { number })}
      onClick={() => ask({ what, line })}
    >
      {t(`line.${what}`)}
    </Button>
  )
}
