import type { HomeScope, OwnedBy } from '../../platform/access/access.ts'
import type { RestrictedOf } from '../../platform/access/restricted.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { Scan } from './files/scan.ts'
import type { ThumbnailThreads } from './thumbnails/thumbnail-threads.ts'

export type DocumentDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly files: Files
  readonly jobs: Jobs
  /** Absent where the server has no virus scanner. */
  readonly scan: Scan | undefined
  readonly thumbnails: ThumbnailThreads
  /** Refuses a building that this request does not reach. */
  readonly mustOwnBuilding: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<void>
  /** Whether the partner's incentives ask for something by this id. */
  readonly isDocumentItem: (db: PartnerDb, scope: HomeScope, id: string) => Promise<boolean>
  /** An application of the person, for this home if one is named. */
  readonly findApplication: (
    db: PartnerDb,
    owner: OwnedBy,
    id: string,
    buildingId: string | undefined,
  ) => Promise<{ readonly isLocked: boolean; readonly isDecided: boolean } | undefined>
  /** Refuses to change what was sent and is not asked for, while staff ask for something else. */
  readonly mustBeUnlocked: (
    db: PartnerDb,
    owner: OwnedBy,
    given: GivenFor & { readonly isGiven: boolean },
  ) => Promise<void>
  readonly restrictedOf: RestrictedOf
  /** What staff asked for has been given. */
  readonly noteUpload: (db: ChangeDb, owner: OwnedBy, given: GivenFor) => Promise<void>
}

export type GivenFor = { readonly applicationId: string; readonly item: string }
