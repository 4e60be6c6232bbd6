import type { Fuel } from '../fuel.ts'
import type { EndUse } from '../year-result.ts'

/** Energy a plant bought, kWh, 12 months. */
export interface PlantUse {
  readonly endUse: EndUse
  readonly fuel: Fuel
  readonly monthlyKWh: Float64Array
}
