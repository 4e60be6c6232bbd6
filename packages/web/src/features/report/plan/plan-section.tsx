import type { Building } from '@hearthlight/domain/buildings/building'
import type { LeftOut as LeftOutMeasure } from '@hearthlight/domain/report/audit-result/left-out'
import { planHint } from '@hearthlight/domain/report/plan/plan-hint'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import { PLAN_ORDERS, type ReportPlan } from '@hearthlight/domain/report/plan/report-plan'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import type { SaveStatus } from '../../../platform/save-status.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { SaveState } from '../../../ui/states/save-state.tsx'
import { LeftOut } from './left-out.tsx'
import type { PlanActions, PlanUndo } from './plan-actions.ts'
import { PlanList } from './plan-list.tsx'
import { PlanRebates } from './plan-rebates.tsx'
import styles from './plan-section.module.css'
import { PlanTotal } from './plan-total.tsx'
import { usePassed } from './use-passed.ts'

type Props = {
  plan: ReportPlan
  building: Building
  view: PlanView
  leftOut: readonly LeftOutMeasure[]
  /** Absent where the reader may change nothing. */
  actions?: PlanActions
  undo?: PlanUndo | null
  saveStatus?: SaveStatus
}

/** The roadmap a person makes their own: order, add, not sure, not for me, with running totals. */
export function PlanSection({ plan, building, view, leftOut, actions, undo = null, saveStatus }: Props) {
  const { t } = useTranslation('report')
  const { time } = useFormats()
  const { mark, isPassed } = usePassed()
  return (
    <section className="section" id="plan">
      <div className="page">
        <div className={styles.head}>
          <div className={styles.headText}>
            <h2>{t('plan.title')}</h2>
            <p>{t(`plan.${hintOf(plan, view, leftOut)}`)}</p>
          </div>
          {actions !== undefined && <PlanOrderChoice plan={plan} actions={actions} />}
        </div>
        <div role="status">
          {undo !== null && (
            <p className={styles.undo}>
              {t(`plan.taken.${undo.choice}`, { name: undo.name })}{' '}
              <Button variant="quiet" size="s" onClick={undo.run}>
                {t('plan.undo')}
              </Button>
            </p>
          )}
        </div>
        <div className={styles.followed}>
          <div className={styles.mark} ref={mark} />
          <PlanList steps={view.steps} building={building} actions={actions} />
          {view.steps.length > 0 && <PlanTotal plan={view} isFollowing={isPassed} />}
        </div>
        <div className={styles.foot}>
          <PlanRebates view={view} />
          {actions !== undefined && <LeftOut measures={leftOut} onChoose={actions.choose} />}
          {saveStatus !== undefined && <SaveState status={saveStatus} time={time} />}
        </div>
      </div>
    </section>
  )
}

/** The words follow the order of the steps. An empty plan is the person's doing, or there was nothing to advise. */
function hintOf({ order }: ReportPlan, { steps }: PlanView, leftOut: readonly LeftOutMeasure[]) {
  if (steps.length > 0) return `hint.${planHint(order, steps)}` as const
  return leftOut.some(({ reason }) => reason === 'not_sure' || reason === 'not_for_me') ? 'empty' : 'none'
}

function PlanOrderChoice({ plan, actions }: { plan: ReportPlan; actions: PlanActions }) {
  const { t } = useTranslation('report')
  const offered = PLAN_ORDERS.filter((order) => order !== 'own' || plan.order === 'own')
  return (
    <div className={styles.order}>
      <Select
        label={t('plan.order_by')}
        name="plan-order"
        value={plan.order}
        placeholder={null}
        options={offered.map((order) => ({ value: order, label: t(`plan.order.${order}`) }))}
        onChange={(order) => actions.orderBy(PLAN_ORDERS.find((each) => each === order) ?? 'build_order')}
      />
      {plan.order === 'budget' && (
        <NumberField
          label={t('plan.budget')}
          name="plan-budget"
          value={plan.budget_cents === null ? null : plan.budget_cents / 100}
          min={0}
          step={100}
          onChange={(amount) => actions.budget(amount === null ? null : Math.round(amount * 100))}
        />
      )}
    </div>
  )
}
