import { certaintyOf } from '@hearthlight/domain/incentives/combination/plan-incentives'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'
import { Chip } from '../ui/chip.tsx'
import styles from './incentive-row.module.css'

export function IncentiveChips({ incentive }: { incentive: IdentifiedIncentive }) {
  const { t } = useTranslation('incentives')
  const { date } = useFormats()
  const certainty = certaintyOf(incentive)
  const end = incentive.date_range?.end_at
  return (
    <p className={styles.chips}>
      <Chip tone={certainty === 'likely' ? 'positive' : 'caution'}>{t(`certainty.${certainty}`)}</Chip>
      {incentive.needs_approval_first && <Chip>{t('approval_first')}</Chip>}
      {incentive.require_contractor && <Chip>{t('detail.contractor')}</Chip>}
      {end && <Chip>{t('ends', { date: date(new Date(`${end}T12:00:00Z`)) })}</Chip>}
    </p>
  )
}
