import { type JobLine, JobQuery, JobResponse, JobsResponse } from '@hearthlight/domain/records/job-line'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { changePlatform } from '../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { findJob, listJobs, type StoredJob, stateOf, whoseOf } from './job-store.ts'

export type JobDeps = { readonly db: PlatformDb; readonly jobs: Jobs }

const config = { policy: 'admin:jobs' } as const
const tags = ['Jobs']
const PATH = '/api/admin/v1/jobs'

/** What is done in the background, and having what failed done once more. */
export const jobRoutes =
  (deps: JobDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, querystring: JobQuery, response: { 200: JobsResponse } } },
      async (request) => {
        const { rows, next, previous, total } = await listJobs(
          deps.db,
          whoseOf(scopeOf(request)),
          request.query,
        )
        return {
          data: rows.map((row) => one('jobs', row.id, present(row)).data),
          meta: { next, previous, total },
        }
      },
    )
    app.post(
      `${PATH}/:id/retry`,
      { config, schema: { tags, params: z.object({ id: z.uuid() }), response: { 200: JobResponse } } },
      async (request) => {
        const { id } = request.params
        return one('jobs', id, present(await retry(deps, scopeOf(request), id)))
      },
    )
  }

function retry({ db, jobs }: JobDeps, scope: Scope, id: string): Promise<StoredJob> {
  const what = { action: 'job.retry', record: { type: 'job', id } }
  return changePlatform(db, scope, what, async (transaction) => {
    const job = await findJob(transaction, whoseOf(scope), id)
    if (job === undefined) throw new Problem('shared.not-found')
    if (job.state !== 'failed') throw new Problem('admin-log.not-failed')
    await jobs.retry(transaction, job)
    const retried = await findJob(transaction, whoseOf(scope), id)
    return { result: retried ?? job, after: { name: job.name, reason: job.reason } }
  })
}

const present = (job: StoredJob): JobLine => ({
  name: job.name,
  state: stateOf(job.state),
  // The first try is none of the repetitions, and is counted once it has begun.
  attempts: job.started_on === null ? 0 : job.retry_count + 1,
  most_attempts: job.retry_limit + 1,
  created_at: job.created_on.toISOString(),
  started_at: job.started_on?.toISOString() ?? null,
  finished_at: job.completed_on?.toISOString() ?? null,
  reason: job.reason,
})
