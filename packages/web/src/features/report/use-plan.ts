import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { homeFacts } from '@hearthlight/domain/incentives/classification/home-facts'
import { planSources } from '@hearthlight/domain/report/plan/plan-measures'
import { type PlanContext, type PlanView, planView } from '@hearthlight/domain/report/plan/plan-view'
import {
  choose,
  currentPlan,
  move,
  NO_PLAN,
  PLAN_ORDERS,
  type ReportPlan,
} from '@hearthlight/domain/report/plan/report-plan'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useState } from 'react'
import { usePartner } from '../../platform/partner.ts'
import type { PlanState, PlanUndo } from './plan/plan-actions.ts'
import type { Report } from './use-report.ts'

/** The plan as the person shapes it. What they decide is handed to `onChange`, which gives it back with the report. */
export function usePlanState(report: Report, onChange: (plan: ReportPlan) => void): PlanState {
  const [taken, setTaken] = useState<Taken | null>(null)
  const [looked, setLooked] = useState<Looked | null>(null)
  const context = usePlanContext(report)
  const kept = report.savedPlan ?? NO_PLAN
  const shown = { ...kept, ...looked }
  const plan = currentPlan(shown, planSources(report.audit, report.building, context))
  const change = (next: ReportPlan, out: Taken | null = null) => {
    setTaken(out)
    onChange(next)
  }
  const look = (at: Partial<Looked>) => {
    setTaken(null)
    setLooked({ order: shown.order, budget_cents: shown.budget_cents, ...at })
  }
  const settle = (next: ReportPlan) => {
    setLooked(null)
    change(next)
  }
  return {
    plan,
    orders: PLAN_ORDERS.filter((order) => order !== 'own' || hasOwnOrder(kept)),
    actions: {
      move: plan.order === 'budget' ? undefined : (id, by) => settle(move(kept, plan.measureIds, id, by)),
      choose: (id, choice) =>
        change(choose(kept, id, choice), choice === 'add' ? null : { id, choice, before: kept }),
      orderBy: (order) => look({ order }),
      budget: (cents) => look({ budget_cents: cents }),
    },
    undo: taken && {
      name: report.audit.measures.find(({ id }) => id === taken.id)?.label ?? '',
      choice: taken.choice,
      run: () => change(taken.before),
    },
    trial: isKept(shown, kept) ? null : { keep: () => settle(shown), back: () => setLooked(null) },
  }
}

type Looked = Pick<ReportPlan, 'order' | 'budget_cents'>
type Taken = { readonly id: string; readonly choice: PlanUndo['choice']; readonly before: ReportPlan }

const hasOwnOrder = ({ order, own_order }: ReportPlan) => order === 'own' || own_order !== undefined

/** A budget matters only in the order that follows it. */
const isKept = (shown: Looked, kept: Looked) =>
  shown.order === kept.order && (shown.order !== 'budget' || shown.budget_cents === kept.budget_cents)

/** The measures of the kept plan, for a page that only reads it. */
export function usePlannedIds(report: Report): readonly string[] {
  const { audit, building, savedPlan } = report
  return currentPlan(savedPlan, planSources(audit, building, usePlanContext(report))).measureIds
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
