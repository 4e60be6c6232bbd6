export { type Aid, type Audit, type AuditInput, audit, planBasis } from './audit.ts'
export { inOrderOfWork, isMeasureId, MEASURES, measureOf } from './catalogue.ts'
export {
  type CostCurrency,
  type CostRange,
  costCurrency,
  MEASURE_COSTS,
  type MeasureCosts,
  type UnitCost,
} from './costs.ts'
export {
  MEASURE_CATEGORIES,
  MEASURE_IDS,
  type Measure,
  type MeasureCategory,
  type MeasureId,
  type MeasureSite,
  type NotApplicable,
} from './measure.ts'
export {
  type Plan,
  type PlanBasis,
  type PlanStep,
  type Saving,
  simulatePlan,
} from './plan.ts'
export { type AuditedYears, drawAudit, type PlanBands, planBands } from './plan-bands.ts'
export { EXTRA_OF_PRICE, paysBackInTime } from './worthwhile.ts'
