import type { Building } from '@hearthlight/domain/buildings/building'
import type { LeftOut as LeftOutMeasure } from '@hearthlight/domain/report/audit-result/left-out'
import { planHint } from '@hearthlight/domain/report/plan/plan-hint'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import type { PlanOrder } from '@hearthlight/domain/report/plan/report-plan'
import { useTranslation } from 'react-i18next'
import type { SaveStatus } from '../../../platform/drafts/save-status.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { SaveState } from '../../../ui/states/save-state.tsx'
import { LeftOut } from './left-out.tsx'
import type { PlanState } from './plan-actions.ts'
import { PlanList } from './plan-list.tsx'
import { PlanOrderChoice } from './plan-order-choice.tsx'
import { PlanRebates } from './plan-rebates.tsx'
import styles from './plan-section.module.css'
import { PlanTotal } from './plan-total.tsx'
import { PlanTrial } from './plan-trial.tsx'
import { usePassed } from './use-passed.ts'

type Props = {
  order: PlanOrder
  building: Building
  view: PlanView
  /** What its savings and paybacks rest on, where that is worth a sentence. */
  basis: string
  leftOut: readonly LeftOutMeasure[]
  /** Absent where the reader may change nothing. */
  shaped?: PlanState
  saveStatus?: SaveStatus
}

/** The roadmap a person makes their own: order, add, not sure, not for me, with running totals. */
export function PlanSection({ order, building, view, basis, leftOut, shaped, saveStatus }: Props) {
  const { t } = useTranslation('report')
  const { time } = useFormats()
  const { mark, isPassed } = usePassed()
  const { actions, undo = null, trial = null } = shaped ?? {}
  return (
    <section className="section" id="plan">
      <div className="page">
        <div className={styles.head}>
          <div className={styles.headText}>
            <h2>{t('plan.title')}</h2>
            <p>{[t(`plan.${hintOf(order, view, leftOut)}`), basis].filter(Boolean).join(' ')}</p>
          </div>
          {shaped !== undefined && <PlanOrderChoice shaped={shaped} />}
        </div>
        <div role="status">
          {trial !== null && <PlanTrial trial={trial} />}
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
function hintOf(order: PlanOrder, { steps }: PlanView, leftOut: readonly LeftOutMeasure[]) {
  if (steps.length > 0) return `hint.${planHint(order, steps)}` as const
  if (leftOut.some(({ reason }) => reason === 'beyond_budget')) return 'empty_budget'
  return leftOut.some(({ reason }) => reason === 'not_sure' || reason === 'not_for_me') ? 'empty' : 'none'
}
