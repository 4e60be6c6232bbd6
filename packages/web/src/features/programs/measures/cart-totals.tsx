import type { ProjectMeasures } from '@hearthlight/domain/programs/wire/measure-wire'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pageQuery } from '../../../api/application-steps-api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { IncentiveSum } from './incentive-sum.tsx'
import styles from './measures.module.css'
import { useMeasureSteps } from './use-measure-steps.ts'

/** What the program pays, line by line, with the limit that it has. */
export function CartTotals({ project, cart }: { project: ProjectDetails; cart: ProjectMeasures }) {
  const { t } = useTranslation('applications')
  const { money } = useFormats()
  const stepsOf = useMeasureSteps()
  const { labels } = useQuery(pageQuery('measurecart', project)).data ?? {}
  const isCapped = Number(cart.above_cap) > 0
  return (
    <section className={styles.totals}>
      <h2>{t('cart.pays')}</h2>
      <dl className="num">
        {cart.retrofits.map((measure) => (
          <div key={measure.program_measure_id}>
            <dt>
              {measure.name}
              {stepsOf(measure).map((step) => (
                <small key={step}>{step}</small>
              ))}
            </dt>
            <dd>
              <IncentiveSum amount={measure.incentive} basis={measure.incentive_basis} />
            </dd>
          </div>
        ))}
        {isCapped && (
          <div data-kind="cap">
            <dt>{cart.cap_says ?? t('cart.cap')}</dt>
            <dd>{money(-Number(cart.above_cap), 2)}</dd>
          </div>
        )}
        <div data-kind="total">
          <dt>{labels?.total ?? t('cart.total')}*</dt>
          <dd>
            <IncentiveSum amount={cart.total_incentive} basis={cart.total_basis} />
          </dd>
        </div>
      </dl>
      <p className="note">* {labels?.footnote ?? t('cart.footnote')}</p>
    </section>
  )
}
