import type { Building } from '@hearthlight/domain/buildings/building'
import type { PlanStepView } from '@hearthlight/domain/report/plan/plan-view'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { applicationOf, rebatePath } from '../../../home/rebate-path.ts'
import { useFeatures } from '../../../platform/session.ts'
import styles from './plan-card.module.css'

type Props = { step: Pick<PlanStepView, 'incentives' | 'possible'>; building: Building }

/** From a step of the plan to each rebate that pays for it, or to its application once there is one. */
export function RebateLinks({ step, building }: Props) {
  const { t } = useTranslation('report')
  const { incentives: hasRebates } = useFeatures()
  const all = [...new Map([...step.incentives, ...step.possible].map((each) => [each.id, each])).values()]
  if (!hasRebates || all.length === 0) return null
  return (
    <ul className={styles.links}>
      {all.map((incentive) => {
        const isApplied = applicationOf(building, incentive) !== undefined
        return (
          <li key={incentive.id}>
            <Link to={rebatePath(building, incentive)}>
              {t(isApplied ? 'plan.see_application' : 'plan.see_rebate')}: {incentive.title}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
