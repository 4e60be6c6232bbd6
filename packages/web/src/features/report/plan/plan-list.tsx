import type { Building } from '@hearthlight/domain/buildings/building'
import { needsOwner } from '@hearthlight/domain/report/plan/plan-measures'
import type { PlanStepView } from '@hearthlight/domain/report/plan/plan-view'
import { useTranslation } from 'react-i18next'
import type { PlanActions } from './plan-actions.ts'
import { PlanCard } from './plan-card.tsx'
import styles from './plan-section.module.css'

type Props = { steps: readonly PlanStepView[]; building: Building; actions?: PlanActions | undefined }

/** The cards in their order. In a rented home the steps that need the owner stand by themselves. */
export function PlanList({ steps, building, actions }: Props) {
  const { t } = useTranslation('report')
  const bandMax = Math.max(1, ...steps.map(({ moneySaved }) => moneySaved.high))
  return groupsOf(steps, building).map((group) => (
    <div key={group.id}>
      {group.id !== 'all' && <h3 className={styles.group}>{t(`plan.${group.id}`)}</h3>}
      <ol className={styles.plan} start={group.from + 1}>
        {group.steps.map((step, index) => (
          <PlanCard
            key={step.measure.id}
            step={step}
            place={group.from + index + 1}
            isLast={step === steps.at(-1)}
            bandMax={bandMax}
            needsOwner={needsOwner(building, step.measure.id)}
            building={building}
            actions={actions}
          />
        ))}
      </ol>
    </div>
  ))
}

type Group = { id: 'all' | 'tenants' | 'owners'; from: number; steps: readonly PlanStepView[] }

/** Two groups as long as the person has not mixed them; the cards say it in any case. */
function groupsOf(steps: readonly PlanStepView[], building: Building): Group[] {
  const isOwners = (step: PlanStepView) => needsOwner(building, step.measure.id)
  const from = steps.findIndex(isOwners)
  const isMixed = from === -1 || !steps.slice(from).every(isOwners)
  if (isMixed) return [{ id: 'all', from: 0, steps }]
  const groups: Group[] = [
    { id: 'tenants', from: 0, steps: steps.slice(0, from) },
    { id: 'owners', from, steps: steps.slice(from) },
  ]
  return groups.filter((group) => group.steps.length > 0)
}
