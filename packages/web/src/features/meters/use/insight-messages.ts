import type { FuelInsight, HomeWeather } from '@hearthlight/domain/meters/insight/fuel-insight'
import type { FuelPeriods } from '@hearthlight/domain/meters/insight/fuel-periods'

export interface InsightCall {
  readonly fuels: readonly FuelPeriods[]
  readonly weather: HomeWeather | null
}

export type InsightMessage = readonly FuelInsight[]
