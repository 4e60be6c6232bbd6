import type { MeterFuel } from '@hearthlight/domain/meters/meter'
import type { HomeScope } from '../../platform/access/access.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'

export type MeterDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** Refuses a building that this request does not reach. */
  readonly mustOwnBuilding: (scope: HomeScope, buildingId: string) => Promise<void>
  /** What the model of a home uses of a fuel on a day, in kWh; null where it is not assessed. */
  readonly modelledDay: (scope: HomeScope, buildingId: string, fuel: MeterFuel) => Promise<number | null>
}
