import type { QueueOverview, QueueRow, RulesMet, Turn } from '@hearthlight/domain/applications/queue/queue'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { Avatar } from '../../kit/avatar.tsx'
import type { Column } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { PromiseClock } from './promise-clock.tsx'
import styles from './queue.module.css'

const TONES: Readonly<Record<Turn, ChipTone>> = {
  review: 'action',
  applicant: 'caution',
  payment: 'positive',
  closed: 'neutral',
}

export function useQueueColumns(
  rulesMet: ReadonlyMap<string, RulesMet>,
): Column<QueueRow & { id: string }>[] {
  const { t } = useTranslation('admin-applications')
  const { money, date } = useFormats()
  const day = (instant: string) => <time dateTime={instant}>{date(new Date(instant))}</time>
  return [
    {
      id: 'number',
      header: t('column.number'),
      sort: 'number',
      onPhone: 'end',
      cell: ({ number }) => t('number', { number }),
    },
    {
      id: 'applicant',
      header: t('column.applicant'),
      isFixed: true,
      isWide: true,
      cell: ({ applicant, address, unread }) => (
        <span className={styles.who}>
          <b>{applicant}</b>
          <span>{address}</span>
          {unread !== null && <em className={styles.unread}>{t(`unread.${unread}`)}</em>}
        </span>
      ),
    },
    { id: 'program', header: t('column.program'), isWide: true, cell: ({ program }) => program },
    {
      id: 'status',
      header: t('column.status'),
      isFixed: true,
      cell: ({ status_name, turn, waits_for_second }) => (
        <>
          <Chip tone={TONES[turn]}>{status_name}</Chip>{' '}
          {waits_for_second && <Chip tone="caution">{t('second')}</Chip>}
        </>
      ),
    },
    {
      id: 'reviewer',
      header: t('column.reviewer'),
      onPhone: 'hidden',
      cell: ({ reviewer }) =>
        reviewer === null ? (
          <span className={styles.none}>{t('nobody')}</span>
        ) : (
          <span className={styles.line}>
            <Avatar name={reviewer.name} size="s" /> {reviewer.name}
          </span>
        ),
    },
    {
      id: 'rules',
      header: t('column.rules'),
      isNumeric: true,
      onPhone: 'hidden',
      cell: ({ id }) => <RulesCount counted={rulesMet.get(id)} />,
    },
    {
      id: 'amount',
      header: t('column.amount'),
      isNumeric: true,
      onPhone: 'end',
      cell: ({ amount }) => (amount === null ? '–' : money(Number(amount))),
    },
    {
      id: 'age',
      header: t('column.age'),
      sort: 'status_at',
      onPhone: 'end',
      cell: (row) => <PromiseClock {...row} />,
    },
    {
      id: 'submitted',
      header: t('column.submitted'),
      sort: 'submitted',
      isExtra: true,
      onPhone: 'hidden',
      cell: ({ submitted_at }) => day(submitted_at),
    },
    {
      id: 'updated',
      header: t('column.updated'),
      sort: 'updated',
      isExtra: true,
      onPhone: 'hidden',
      cell: ({ updated_at }) => day(updated_at),
    },
  ]
}

function RulesCount({ counted }: { counted: RulesMet | undefined }) {
  const { t } = useTranslation('admin-applications')
  return counted === undefined || counted.of === 0 ? '–' : t('rules_met', counted)
}

export function useQueueFilters({ statuses, programs, reviewers }: QueueOverview): Filter[] {
  const { t } = useTranslation('admin-applications')
  const nobody = { value: 'none', label: t('filter.nobody') }
  return [
    { id: 'status', kind: 'choice', isMany: true, label: t('filter.status'), options: statuses },
    { id: 'program', kind: 'choice', isMany: true, label: t('filter.program'), options: programs },
    {
      id: 'reviewer',
      kind: 'choice',
      isMany: true,
      label: t('filter.reviewer'),
      options: [nobody, ...reviewers],
    },
    { id: 'submitted', kind: 'dates', label: t('filter.submitted') },
  ]
}
