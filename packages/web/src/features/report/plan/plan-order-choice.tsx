import { PLAN_ORDERS } from '@hearthlight/domain/report/plan/report-plan'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../ui/fields/numbers/number-field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import type { PlanState } from './plan-actions.ts'
import styles from './plan-section.module.css'

/** What the steps are ordered by. Choosing only shows it: what is tried is kept by a button of its own. */
export function PlanOrderChoice({ shaped: { plan, orders, actions } }: { shaped: PlanState }) {
  const { t } = useTranslation('report')
  return (
    <div className={styles.order}>
      <Select
        label={t('plan.order_by')}
        name="plan-order"
        value={plan.order}
        placeholder={null}
        options={orders.map((order) => ({ value: order, label: t(`plan.order.${order}`) }))}
        onChange={(order) => actions.orderBy(PLAN_ORDERS.find((each) => each === order) ?? 'build_order')}
      />
      {plan.order === 'budget' && (
        <NumberField
          label={t('plan.budget')}
          name="plan-budget"
          value={plan.budgetCents === null ? null : plan.budgetCents / 100}
          min={0}
          step={100}
          onChange={(amount) => actions.budget(amount === null ? null : Math.round(amount * 100))}
        />
      )}
    </div>
  )
}
