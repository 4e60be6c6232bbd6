import { amountWords } from '@hearthlight/domain/incentives/amounts/amount-words'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'
import styles from './amount.module.css'
import { useIncentiveAmount } from './incentive-amount.tsx'

/** What this home may get, and how it is worked out. An unknown amount is said in words, never printed as zero. */
export function Amount({ incentive }: { incentive: IdentifiedIncentive }) {
  const { t } = useTranslation('incentives')
  const formula = useFormulaWords()(incentive)
  const amount = useIncentiveAmount()(incentive)
  if (amount === null)
    return (
      <p className={styles.unknown}>
        {t('amount.unknown')}
        <small>{formula}</small>
      </p>
    )
  return (
    <p className={`${styles.amount} num`}>
      {incentive.amount_basis === 'maximum' && <span>{t('amount.at_most')} </span>}
      {amount}
      {formula !== amount && <small>{formula}</small>}
    </p>
  )
}

export function useFormulaWords(): (incentive: IdentifiedIncentive) => string {
  const { t } = useTranslation('incentives')
  const formats = useFormats()
  return ({ amount_formula }) => amountWords(amount_formula, formats, (key, params) => t(key, params ?? {}))
}
