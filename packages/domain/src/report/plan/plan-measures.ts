import type { AuditResult } from '../../assessment/audit-result-schema.ts'
import type { PlanMeasure } from './report-plan.ts'

/** What a tenant can do without touching the building. */
const TENANTS_OWN = ['smart_thermostat', 'low_flow_fixtures', 'led_lighting', 'appliances']

type PlannedHome = { readonly ownership: string | null }

export const needsOwner = ({ ownership }: PlannedHome, measureId: string): boolean =>
  ownership === 'rent' && !TENANTS_OWN.includes(measureId)

/** The measures of a result as the plan orders them. */
export const planMeasures = (
  { measures }: Pick<AuditResult, 'measures'>,
  building: PlannedHome,
): PlanMeasure[] =>
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
