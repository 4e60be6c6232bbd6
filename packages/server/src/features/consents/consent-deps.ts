import type { HomeScope } from '../../platform/access/access.ts'
import type { ChangedBy } from '../../platform/audit-log/audit-log-store.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'

export type ConsentDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** The address of a home as its owner reads it; refuses a building that this request does not reach. */
  readonly addressOf: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<string>
  /** Ends what the person of a home connected with a utility, and has the utility told. */
  readonly endConnections: (db: ChangeDb, by: ChangedBy, buildingId: string) => Promise<void>
  /** Deletes the meters of a home into which readings came under these consents, and answers how many they were. */
  readonly eraseReadings: (
    db: ChangeDb,
    by: ChangedBy,
    buildingId: string,
    consents: readonly string[],
  ) => Promise<number>
}
