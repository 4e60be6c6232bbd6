import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './features/accounts/account-routes.ts'
import { reportingFailures } from './features/accounts/account-system/account-system.ts'
import { builtInAccountSystem } from './features/accounts/account-system/built-in-account-system.ts'
import { emailOf } from './features/accounts/current-user.ts'
import { linkRequests } from './features/accounts/link-requests.ts'
import { readActor } from './features/accounts/read-actor.ts'
import { incentiveRoutes } from './features/incentives/incentive-routes.ts'
import { partnerAssets } from './features/partner/partner-assets.ts'
import { openPartnerDirectory } from './features/partner/partner-directory.ts'
import { partnerRoutes } from './features/partner/partner-routes.ts'
import type { Database } from './platform/database/database.ts'
import type { Environment } from './platform/environment.ts'
import { healthRoutes } from './platform/http/health.ts'
import { httpServer } from './platform/http/http-server.ts'
import { serveWebApp } from './platform/http/web-app.ts'
import { openJobs } from './platform/jobs/boss-jobs.ts'
import type { Jobs } from './platform/jobs/job.ts'
import { mailbox } from './platform/mail/mailbox.ts'
import { mailer } from './platform/mail/mailer.ts'
import { smtp } from './platform/mail/smtp.ts'
import type { PartnerDirectory } from './platform/partner-directory.ts'
import { sessionsWith } from './platform/sessions/sessions.ts'

export type AppParts = {
  readonly environment: Environment
  readonly database: Database
  readonly sessionSecret: string
  readonly now: () => Date
  readonly folders: { readonly web: string; readonly partners: string }
}

export type App = {
  readonly http: FastifyInstance
  readonly jobs: Jobs
  readonly directory: PartnerDirectory & { forget(): void }
}

/** The whole server, composed: features know nothing of each other, here they are given what they need. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { environment, database, now, folders } = parts
  const { db } = database
  const sessions = sessionsWith(parts.sessionSecret, now)
  const directory = openPartnerDirectory({
    db,
    now: () => now().getTime(),
    onUnreadable: (code, problem) => http.log.error({ code, problem }, 'partner is not served'),
  })
  const http = await httpServer({ environment, db, directory, sessions, readActor })
  const jobs = openJobs(database, http.log)
  const transport = environment.mail.kind === 'smtp' ? smtp(environment.mail.url) : mailbox(db)
  const sendMail = mailer({ jobs, directory, transport })
  http.addHook('onClose', () => transport.close())

  await http.register(healthRoutes({ database: () => database.ping() }))
  await http.register(partnerAssets(folders.partners))
  await http.register(partnerRoutes({ db, emailOf, partnersFolder: folders.partners }))
  const accountSystem = reportingFailures(builtInAccountSystem(db), (error) =>
    http.log.error({ err: error }, 'account system'),
  )
  const requestLink = linkRequests({ db, now, jobs, directory, sendMail })
  await http.register(accountRoutes({ db, now, sessions, accountSystem, sendMail, requestLink }))
  await http.register(incentiveRoutes({ db, homeOf: () => Promise.reject(new Problem('shared.not-found')) }))

  await serveWebApp(http, folders.web)
  return { http, jobs, directory }
}
