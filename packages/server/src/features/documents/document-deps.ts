import type { HomeScope, OwnedBy } from '../../platform/access.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { Scan } from './scan.ts'
import type { ThumbnailThreads } from './thumbnail-threads.ts'

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
  /** Whether the person has applied with this id, for this home if one is named. */
  readonly hasApplication: (
    db: PartnerDb,
    owner: OwnedBy,
    id: string,
    buildingId: string | undefined,
  ) => Promise<boolean>
}
