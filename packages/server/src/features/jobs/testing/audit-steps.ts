import { z } from 'zod'
import { type AuditStep, asStaff, test } from '../../../testing/audit-walk.ts'
import { failJob } from '../../../testing/fail-job.ts'

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/jobs/:id/retry',
    'job.retry',
    async () => {
      const payload = z.object({ partnerId: z.string() })
      await test.jobs.enqueue(
        test.db,
        { name: 'mail.send', payload },
        { partnerId: test.partners.lakeshore.id },
      )
      return asStaff('POST', `/api/admin/v1/jobs/${await failJob(test.db, 'mail.send')}/retry`)
    },
  ],
]
