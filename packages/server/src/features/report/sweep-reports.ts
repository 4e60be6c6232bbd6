import { z } from 'zod'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { FileKey, Files } from '../../platform/files/files.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { takeOrphanedFiles } from './report-file-store.ts'
import { removeEndedShares } from './share/report-share-store.ts'

type Deps = { readonly db: PlatformDb; readonly files: Files; readonly now: () => Date }

/** Every night, reports of buildings that were deleted go too, and links that have ended. */
export function sweepJob({ db, files, now }: Deps): Job {
  const payload = z
    .object({})
    .nullish()
    .transform(() => ({}))
  return defineJob(
    'report.sweep',
    payload,
    async () => {
      await removeEndedShares(db, now())
      for (const key of await takeOrphanedFiles(db)) await files.delete(key as FileKey)
    },
    { cron: '41 3 * * *' },
  )
}
