import type { AppliedAmount } from '@hearthlight/domain/applications/amounts/applied-amount'
import { appliedSteps } from '@hearthlight/domain/applications/amounts/applied-steps'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import styles from './application.module.css'

type Props = {
  title: string
  incentive: ClassifiedIncentive
  applied: AppliedAmount
  /** How much was answered, where that is asked. */
  quantity: number | undefined
}

/** What an application is for in money; it follows the answers. */
export function AppliedSum({ title, incentive, applied: { amount, basis }, quantity }: Props) {
  const { t } = useTranslation('incentives')
  const formats = useFormats()
  const { money } = formats
  const steps = appliedSteps(incentive, quantity, amount, formats, (key, params) => t(key, params ?? {}))
  const sum = amount === null ? null : money(Number(amount), Number.isInteger(Number(amount)) ? 0 : 2)
  return (
    <section className={styles.group} aria-labelledby="application-amount">
      <div className="ruled-head">
        <h3 id="application-amount">{title}</h3>
        <p className="num" aria-live="polite">
          {sum === null ? (
            t('amount.unknown')
          ) : (
            <b>{basis === 'maximum' ? t('amount.at_most_sum', { amount: sum }) : sum}</b>
          )}
        </p>
      </div>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className="small muted num">
            {step}
          </li>
        ))}
      </ul>
    </section>
  )
}
