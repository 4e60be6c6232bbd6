import type { AuditResult } from '@hearthlight/domain/assessment/audit-result-schema'
import { netCost } from '@hearthlight/domain/incentives/amounts/net-cost'
import { homeFacts } from '@hearthlight/domain/incentives/classification/home-facts'
import { planIncentives } from '@hearthlight/domain/incentives/combination/plan-incentives'
import { planMeasures } from '@hearthlight/domain/report/plan/plan-measures'
import {
  measureWork,
  type PlanContext,
  type PlanView,
  planView,
} from '@hearthlight/domain/report/plan/plan-view'
import {
  choose,
  chosenIds,
  currentPlan,
  fitBudget,
  move,
  orderPlan,
  type ReportPlan,
} from '@hearthlight/domain/report/plan/report-plan'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useState } from 'react'
import { usePartner } from '../../platform/partner.ts'
import type { PlanActions, PlanUndo } from './plan/plan-actions.ts'
import type { Report } from './use-report.ts'

export type PlanState = {
  readonly plan: ReportPlan
  readonly measureIds: readonly string[]
  readonly actions: PlanActions
  /** The step taken out last, while nothing else has changed. */
  readonly undo: PlanUndo | null
}

/** The plan as the person shapes it. Every change is handed to `onChange`, which gives it back with the report. */
export function usePlanState(report: Report, onChange: (plan: ReportPlan) => void): PlanState {
  const [taken, setTaken] = useState<Taken | null>(null)
  const context = usePlanContext(report)
  const measures = planMeasures(report.audit, report.building)
  const plan = currentPlan(report.savedPlan, measures)
  const change = (next: ReportPlan, out: Taken | null = null) => {
    setTaken(out)
    onChange(next)
  }
  const fitted = (cents: number) => fitBudget(plan, cents, netOfMeasure(report, context), measures)
  return {
    plan,
    measureIds: chosenIds(plan),
    actions: {
      move: (id, by) => change(move(plan, id, by)),
      choose: (id, choice) =>
        change(
          orderPlan(choose(plan, id, choice), plan.order, measures),
          choice === 'add' ? null : { id, choice, before: plan },
        ),
      orderBy: (order) =>
        change(
          order === 'budget' && plan.budget_cents !== null
            ? fitted(plan.budget_cents)
            : orderPlan(plan, order, measures),
        ),
      budget: (cents) => change(cents === null ? { ...plan, budget_cents: null } : fitted(cents)),
    },
    undo: taken && {
      name: report.audit.measures.find(({ id }) => id === taken.id)?.label ?? '',
      choice: taken.choice,
      run: () => change(taken.before),
    },
  }
}

type Taken = { readonly id: string; readonly choice: PlanUndo['choice']; readonly before: ReportPlan }

/** The measures of the plan, for a page that only reads it. */
export const plannedIds = ({ audit, building, savedPlan }: Report): readonly string[] =>
  chosenIds(currentPlan(savedPlan, planMeasures(audit, building)))

/** What one measure costs by itself after its incentives, in cents. */
const netOfMeasure = (report: Report, context: PlanContext) => (measureId: string) => {
  const measure = report.audit.measures.find(({ id }) => id === measureId)
  if (measure === undefined) return Number.POSITIVE_INFINITY
  const work = [measureWork(measure)]
  const { lines } = planIncentives(work, context.incentives, context.facts, context.today)
  return netCost(work, lines).net.mid
}

function usePlanContext({ building, audit, incentives }: Report): PlanContext {
  const { settings, time_zone } = usePartner()
  return {
    incentives,
    facts: homeFacts(building, audit.answers),
    today: dayIn(time_zone, new Date()),
    scheme: settings.label_scheme,
  }
}

export function usePlanView(report: Report, result: AuditResult): PlanView {
  return planView(result, usePlanContext(report))
}
