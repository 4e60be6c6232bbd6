import type { Dashboard, Decisions } from '@hearthlight/domain/applications/queue/dashboard'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Block } from '../kit/block.tsx'
import { Definitions } from '../kit/definitions.tsx'
import { useRange } from './use-range.ts'

type Props = { dashboard: Dashboard; decisions: Decisions }

/** What was decided in the period, and how long it took. */
export function DecisionsBlock({ dashboard, decisions }: Props) {
  const { t } = useTranslation('admin-dashboard')
  const { number, money } = useFormats()
  const range = useRange(dashboard)
  const { approved, declined, withdrawn, median_days, ninetieth_days } = decisions
  const { paid } = dashboard
  const days = (value: number | null) =>
    value === null ? '–' : t('decisions.days', { count: Math.ceil(value) })
  return (
    <Block
      title={
        median_days === null ? t('decisions.none') : t('decisions.title', { count: Math.ceil(median_days) })
      }
      note={t('decisions.text', range)}
    >
      <Definitions
        items={[
          {
            id: 'decided',
            term: t('decisions.decided'),
            value: t('decisions.sums', {
              count: approved + declined,
              approved: number(approved),
              declined: number(declined),
            }),
          },
          { id: 'ninetieth', term: t('decisions.nine'), value: days(ninetieth_days) },
          ...(paid === null
            ? []
            : [
                {
                  id: 'paid',
                  term: t('decisions.paid'),
                  value: t('decisions.paid_sums', { count: paid.homes, amount: money(paid.amount) }),
                },
              ]),
          { id: 'asked', term: t('decisions.asked'), value: <Asked decisions={decisions} /> },
          { id: 'withdrawn', term: t('decisions.withdrawn'), value: number(withdrawn) },
        ]}
      />
    </Block>
  )
}

function Asked({ decisions: { asked, answered_days } }: { decisions: Decisions }) {
  const { t } = useTranslation('admin-dashboard')
  const { number } = useFormats()
  if (asked === 0) return number(0)
  if (answered_days === null) return t('decisions.asked_open', { count: asked })
  const days = t('decisions.days', { count: Math.ceil(answered_days) })
  return t('decisions.asked_sums', { count: asked, days })
}
