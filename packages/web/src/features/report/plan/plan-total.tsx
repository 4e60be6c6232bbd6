import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import styles from './plan-total.module.css'
import { usePlanWords } from './plan-words.ts'

/** The running totals: they stay in sight while steps come and go. */
export function PlanTotal({ plan, isFollowing }: { plan: PlanView; isFollowing: boolean }) {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const words = usePlanWords()
  const { cost, incentives, net, possible } = plan.total
  const saved = plan.moneySaved.value
  const count = plan.steps.length
  return (
    <dl className={styles.total} aria-live="polite" data-following={isFollowing || undefined}>
      <div>
        <dt>{count === 2 ? t('plan.total_cost_both') : t('plan.total_cost', { count })}</dt>
        <dd>{words.cost(cost.mid)}</dd>
      </div>
      <div>
        <dt>{t('plan.rebates')}</dt>
        <dd>{words.rebate(incentives.mid)}</dd>
      </div>
      <div>
        <dt>{t('plan.you_pay')}</dt>
        <dd>
          {words.cost(net.mid)}
          <small>{t('likely', { range: words.costRange(net) })}</small>
          {possible.mid > 0 && (
            <small>{t('plan.possible_total', { amount: words.cost(possible.mid) })}</small>
          )}
        </dd>
      </div>
      <div data-rises={saved < 0 || undefined}>
        <dt>{t(saved < 0 ? 'plan.bill_rises' : 'plan.you_save')}</dt>
        <dd>{t('about_a_year', { amount: money(Math.abs(saved)) })}</dd>
      </div>
    </dl>
  )
}
