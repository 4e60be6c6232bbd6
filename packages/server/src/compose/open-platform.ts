import type { FastifyInstance } from 'fastify'
import { readActor } from '../features/accounts/sessions/read-actor.ts'
import { sessionFinder } from '../features/accounts/sessions/session-person-store.ts'
import { findUser } from '../features/accounts/user-store.ts'
import { keyReader } from '../features/api-keys/read-key.ts'
import { openPartnerDirectory } from '../features/partner/partner-directory.ts'
import { openPreviews, type Previews } from '../features/partner/studio/previews.ts'
import { ownVersion } from '../home/own-version-store.ts'
import type { Database } from '../platform/database/database.ts'
import { inPartner } from '../platform/database/in-partner.ts'
import type { PlatformDb } from '../platform/database/schema.ts'
import type { Files } from '../platform/files/files.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { healthRoutes } from '../platform/http/health.ts'
import { httpServer } from '../platform/http/http-server.ts'
import type { Leaving } from '../platform/http/leaving.ts'
import { measureRequests, metricsRoutes } from '../platform/http/metrics.ts'
import { openJobs } from '../platform/jobs/boss-jobs.ts'
import type { Jobs } from '../platform/jobs/job.ts'
import { mailbox } from '../platform/mail/mailbox.ts'
import { mailboxRoutes } from '../platform/mail/mailbox-routes.ts'
import {
  type DeliverMail,
  mailer,
  type RenderMail,
  type SendMail,
  type SignLinks,
} from '../platform/mail/mailer.ts'
import { smtp } from '../platform/mail/smtp.ts'
import type { PartnerDirectory } from '../platform/partner-directory.ts'
import type { Environment } from '../platform/process/environment.ts'
import { type NoteRefusal, noteRefusals } from '../platform/refusals/note-refusals.ts'
import type { ProblemStatuses } from '../platform/refusals/problem-statuses.ts'
import { openRefusalLog } from '../platform/refusals/refusal-log.ts'
import { type Sessions, sessionsWith } from '../platform/sessions/sessions.ts'

export type AppParts = {
  readonly environment: Environment
  readonly database: Database
  readonly sessionSecret: string
  readonly now: () => Date
  readonly folders: { readonly web: string; readonly partners: string; readonly climate: string }
}

/** What every feature may be given. */
export type Platform = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly http: FastifyInstance
  readonly leave: Leaving['leave']
  readonly jobs: Jobs
  readonly files: Files
  readonly directory: PartnerDirectory & { forget(): void }
  readonly sessions: Sessions
  readonly previews: Previews
  readonly sendMail: SendMail
  readonly deliverMail: DeliverMail
  readonly renderMail: RenderMail
  readonly signLinks: SignLinks
  readonly problems: ProblemStatuses
  readonly noteRefusal: NoteRefusal
}

export async function openPlatform(
  { environment, database, sessionSecret, now }: AppParts,
  problems: ProblemStatuses,
): Promise<Platform> {
  const { db } = database
  const sessions = sessionsWith(sessionSecret, now, sessionFinder(ownVersion))
  const directory = openPartnerDirectory({
    db,
    now: () => now().getTime(),
    onUnreadable: (code, problem) => http.log.error({ code, problem }, 'partner is not served'),
  })
  const previews = openPreviews({
    db,
    now,
    secret: sessionSecret,
    findPerson: (scope, id) => inPartner(db, scope, (partnerDb) => findUser(partnerDb, scope, id)),
  })
  const refusals = openRefusalLog({ db, onError: (error) => http.log.error({ err: error }, 'refusals') })
  const noteRefusal = noteRefusals({ log: refusals, problems, now, secret: sessionSecret })
  const { previewOf } = previews
  const readKey = keyReader(sessionSecret, now)
  const identification = { db, directory, sessions, readActor, readKey, previewOf }
  const { http, leaving } = await httpServer({ environment, now, ...identification, problems, noteRefusal })
  http.addHook('onClose', () => refusals.close())
  const jobs = openJobs(database, http.log)
  const files = await openFiles(environment)
  const transport = environment.mail.kind === 'smtp' ? smtp(environment.mail.url) : mailbox(db)
  http.addHook('onClose', async () => transport.close())

  const registry = measureRequests(http)
  await http.register(metricsRoutes(registry, environment.metricsToken))
  await http.register(
    healthRoutes({
      isLeaving: leaving.isLeaving,
      checks: { database: () => database.ping(), storage: () => files.check() },
    }),
  )
  if (environment.mail.kind === 'mailbox' && !environment.production)
    await http.register(mailboxRoutes({ db }))
  return {
    db,
    now,
    http,
    leave: leaving.leave,
    jobs,
    files,
    directory,
    sessions,
    previews,
    ...mailer({ db, now, jobs, directory, transport }),
    problems,
    noteRefusal,
  }
}
