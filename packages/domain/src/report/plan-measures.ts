import type { AuditResult } from './audit-result-schema.ts'
import type { PlanMeasure } from './report-plan.ts'

/** The measures of a result as the plan orders them. */
export const planMeasures = ({ measures }: Pick<AuditResult, 'measures'>): PlanMeasure[] =>
  measures.map((measure) => ({
    id: measure.id,
    roadmapOrder: measure.order,
    isRecommended: measure.is_recommended,
    cost: measure.cost.mid,
    moneySaved: measure.saving_alone.money,
    kgSaved: measure.saving_alone.kg_co2,
    coolingKWhSaved: measure.saving_alone.cooling_kwh,
  }))
