import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { AidSources } from '../../incentives/combination/likely-aid.ts'
import { netCost } from '../../incentives/combination/net-cost.ts'
import { planIncentives } from '../../incentives/combination/plan-incentives.ts'
import { measureWork } from './plan-view.ts'
import type { PlanMeasure, PlanSources } from './report-plan.ts'

/** What a tenant can do without touching the building. */
const TENANTS_OWN = ['smart_thermostat', 'low_flow_fixtures', 'led_lighting', 'appliances']

type PlannedHome = { readonly ownership: string | null }

export const needsOwner = ({ ownership }: PlannedHome, measureId: string): boolean =>
  ownership === 'rent' && !TENANTS_OWN.includes(measureId)

type Measured = Pick<AuditResult, 'measures'>

/** What the plans of a result are made of. The incentives matter only where a budget asks what steps cost after them. */
export const planSources = (
  result: Measured,
  building: PlannedHome,
  aid: AidSources | undefined,
): PlanSources => ({
  measures: planMeasures(result, building),
  netCents: (measureIds) => {
    const works = result.measures.filter(({ id }) => measureIds.includes(id)).map(measureWork)
    const paid = aid && planIncentives(works, aid.incentives, aid.facts, aid.today)
    return netCost(works, paid?.lines ?? []).net.mid
  },
})

const planMeasures = ({ measures }: Measured, building: PlannedHome): PlanMeasure[] =>
  measures.map((measure) => ({
    id: measure.id,
    roadmapOrder: measure.order,
    isRecommended: measure.is_recommended,
    cost: measure.cost.mid,
    moneySaved: measure.saving_alone.money,
    kgSaved: measure.saving_alone.kg_co2,
    heatKeptOut: measure.saving_alone.cooling_load_kwh,
    hotHoursSaved: measure.saving_alone.hot_hours,
    needsOwner: needsOwner(building, measure.id),
  }))
