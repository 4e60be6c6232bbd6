import type { MeterFuel } from '@hearthlight/domain/meters/meter'
import type { SaidByMeters } from '@hearthlight/domain/meters/metered-model'
import type { HomeScope } from '../../platform/access/access.ts'
import type { ChangedBy } from '../../platform/audit-log/audit-log-store.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'

/** Who sends readings of many homes: staff, a system with a key, or work that they asked for. */
export type SuppliedBy = ChangedBy & Pick<Scope, 'partner' | 'language'>

export type ConsentingHome = {
  readonly building_id: string
  readonly user_id: string
  readonly address: string
}

export type MeterDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** Refuses a building that this request does not reach. */
  readonly mustOwnBuilding: (scope: HomeScope, buildingId: string) => Promise<void>
  /** What the meters of a home say of a usual year. */
  readonly meteredYears: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<SaidByMeters>
  /** What the model of a home uses of a fuel on a day, in kWh; null where it is not assessed. */
  readonly modelledDay: (scope: HomeScope, buildingId: string, fuel: MeterFuel) => Promise<number | null>
  /** By which consent of its person the utility may send readings of a home; it stays until the transaction ends. */
  readonly holdConsent: (
    db: ChangeDb,
    by: SuppliedBy,
    home: ConsentingHome,
  ) => Promise<{ readonly id: string } | 'none' | 'withdrawn'>
}
