import type { ZoneClock } from '@hearthlight/domain/meters/zone-clock'
import type { ReadSeries } from '@hearthlight/domain/savings/fuel-readings'
import type { PromisedSavings } from '@hearthlight/domain/savings/home-savings'
import type { workDays } from '@hearthlight/domain/savings/work-days'
import type { HomeScope } from '../../platform/access/access.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'

export type Station = { readonly id: string; readonly name: string; readonly region: string }

/** Our climate stations. */
export type Stations = {
  /** By its id, or by its name with the region ("Milwaukee, WI"). */
  readonly named: (written: string) => Station | undefined
  readonly distanceKm: (one: string, other: string) => number
}

/** What a home's report says of work before it is done. */
export type HomeBefore = {
  readonly place: string
  readonly prices: Readonly<Record<string, number>>
  readonly promised: PromisedSavings | null
}

/** Readings of a span of days, and a mark of a series that is another after every change of it. */
type Readings = {
  readonly marksOf: (db: PartnerDb, scope: InPartner, buildingId: string) => Promise<readonly string[]>
  readonly read: (
    db: PartnerDb,
    scope: InPartner,
    buildingId: string,
    days: { readonly clock: ZoneClock; readonly from: number; readonly to: number },
  ) => Promise<readonly ReadSeries[]>
}

export type SavingsDeps = {
  /** The programs of the partner by their name. */
  readonly programNames: (db: PartnerDb, scope: Scope) => Promise<ReadonlyMap<string, string>>
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly directory: PartnerDirectory
  readonly stations: Stations
  readonly readings: Readings
  /** The climate station that stands for the address of a home of this person; another's is not found. */
  readonly placeOf: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<string>
  readonly mustOwnBuilding: (scope: HomeScope, buildingId: string) => Promise<void>
  /** Homes with readings and without any work, with their climate stations: so many by chance, the same every time. */
  readonly withoutWork: (
    db: PartnerDb,
    scope: InPartner,
    limit: number,
  ) => Promise<readonly { readonly building_id: string; readonly place: string }[]>
  readonly homeBefore: (
    db: PartnerDb,
    scope: InPartner,
    buildingId: string,
    measureIds: readonly string[],
  ) => Promise<HomeBefore>
  /** What an application paid for, and what it tells of when that was done. */
  readonly paidWork: (
    db: PartnerDb,
    scope: Scope,
    applicationId: string,
  ) => Promise<
    Parameters<typeof workDays>[0] & {
      readonly measure_ids: readonly string[]
      readonly program_id: string | null
    }
  >
}
