import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { amountCents } from '@hearthlight/domain/incentives/shown/recommend-incentives'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'

type Paying = Pick<IdentifiedIncentive, 'amount' | 'amount_basis'>

/** What a home may get, as it is written wherever it stands; null while it is not known. */
export function useIncentiveAmount(): (incentive: Paying) => string | null {
  const { money } = useFormats()
  return (incentive) => {
    const cents = amountCents(incentive)
    return cents === null ? null : money(cents / 100, cents % 100 === 0 ? 0 : 2)
  }
}

/** An unknown amount is said in words, never printed as zero. */
export function IncentiveAmount({ incentive }: { incentive: Paying }) {
  const { t } = useTranslation('incentives')
  const amount = useIncentiveAmount()(incentive)
  if (amount === null) return t('amount.unknown')
  return incentive.amount_basis === 'maximum' ? t('amount.at_most_sum', { amount }) : amount
}
