export { type Bill, type BillInterval, cleanBills } from './clean-bills.ts'
export { dayTemperatures, fahrenheit, type TemperatureSteps } from './day-temperatures.ts'
export { type DataCheck, type DataProblem, enoughData } from './enough-data.ts'
export { type Fit, fitModel, MODEL_KINDS, type ModelKind, type UseModel } from './fit-model.ts'
export type { FitQuality } from './fit-quality.ts'
export { type BillSeason, type HeatLoss, heatLoss, type SeasonBill } from './heat-loss.ts'
export {
  type MeasuredBaseline,
  type MeasuredSavings,
  type MeasureInput,
  measureBaseline,
  measureSavings,
  slopesOf,
} from './measure-savings.ts'
export { baselineBills, baselineDays, knownDays, reportingBills, reportingDays } from './measured-year.ts'
export { type ModelledUse, modelledUse, totalOf } from './modelled-use.ts'
export { type NormalisedSavings, normalisedSavings } from './normalised-savings.ts'
export { type DayTemperatures, dayName, dayNumber, endOf, type Metering, type UsePeriod } from './period.ts'
export { type PortfolioHome, type PortfolioSavings, portfolioSavings } from './portfolio.ts'
export { savingBand } from './saving-band.ts'
export { studentT } from './student-t.ts'
