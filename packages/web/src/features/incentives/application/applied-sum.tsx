import type { AppliedAmount } from '@hearthlight/domain/applications/applied-amount'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classification/classified-incentive'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { useFormulaWords } from '../amount.tsx'
import styles from './application.module.css'

type Props = { title: string; incentive: ClassifiedIncentive; applied: AppliedAmount }

/** What an application is for in money; it follows the answers. */
export function AppliedSum({ title, incentive, applied: { amount, basis } }: Props) {
  const { t } = useTranslation('incentives')
  const { money } = useFormats()
  const formula = useFormulaWords()(incentive)
  const sum = amount === null ? null : money(Number(amount), Number.isInteger(Number(amount)) ? 0 : 2)
  return (
    <section className={styles.group} aria-labelledby="application-amount">
      <div className={styles.groupHead}>
        <h3 id="application-amount">{title}</h3>
        <p className="num" aria-live="polite">
          {sum === null ? (
            t('amount.unknown')
          ) : (
            <b>{basis === 'maximum' ? t('amount.at_most_sum', { amount: sum }) : sum}</b>
          )}
        </p>
      </div>
      {formula !== sum && <p className="small muted">{formula}</p>}
    </section>
  )
}
