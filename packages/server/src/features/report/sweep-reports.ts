import { z } from 'zod'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { FileKey, Files } from '../../platform/files/files.ts'
import { defineJob, type Jobs } from '../../platform/jobs/job.ts'
import { takeOrphanedFiles } from './report-file-store.ts'
import { removeEndedShares } from './share/report-share-store.ts'

type Deps = { readonly db: PlatformDb; readonly files: Files; readonly jobs: Jobs; readonly now: () => Date }

/** Every night, reports of buildings that were deleted go too, and links that have ended. */
export function sweepReports({ db, files, jobs, now }: Deps): void {
  const payload = z
    .object({})
    .nullish()
    .transform(() => ({}))
  const job = defineJob('report.sweep', payload, async () => {
    await removeEndedShares(db, now())
    for (const key of await takeOrphanedFiles(db)) await files.delete(key as FileKey)
  })
  jobs.add(job)
  jobs.schedule(job, '41 3 * * *')
}
