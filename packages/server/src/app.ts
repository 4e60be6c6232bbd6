import type { FastifyInstance } from 'fastify'
import type { AccountDeps } from './features/accounts/account-deps.ts'
import { accountRoutes } from './features/accounts/account-routes.ts'
import { reportingFailures } from './features/accounts/account-system/account-system.ts'
import { builtInAccountSystem } from './features/accounts/account-system/built-in-account-system.ts'
import { linkRequests } from './features/accounts/link-requests.ts'
import { staffLinkRequests } from './features/accounts/staff/staff-link-requests.ts'
import type { AssessmentDeps } from './features/assessment/assessment-deps.ts'
import { assessmentRoutes } from './features/assessment/assessment-routes.ts'
import { openAuditThreads } from './features/assessment/audit-threads.ts'
import { readClimates } from './features/assessment/climates.ts'
import { computingOnce } from './features/assessment/compute-once.ts'
import { bringSites } from './features/buildings/bring-sites.ts'
import { buildingRoutes } from './features/buildings/building-routes.ts'
import { readBuilding } from './features/buildings/read-building.ts'
import { incentiveRoutes } from './features/incentives/incentive-routes.ts'
import type { IncentiveDeps } from './features/incentives/show-incentives.ts'
import { partnerAssets } from './features/partner/partner-assets.ts'
import { partnerRoutes } from './features/partner/partner-routes.ts'
import { partnerLogo } from './features/report/partner-logo.ts'
import { reportRoutes } from './features/report/report-routes.ts'
import { openReportThreads } from './features/report/report-threads.ts'
import { sweepReports } from './features/report/sweep-reports.ts'
import { reportPlanRoutes } from './features/report-plan/report-plan-routes.ts'
import { readPlan } from './features/report-plan/save-plan.ts'
import { visitRoutes } from './features/visits/visit-routes.ts'
import { homeForIncentives } from './home-for-incentives.ts'
import { likelyAidSources } from './likely-aid-sources.ts'
import { noteRecommended } from './note-recommended.ts'
import { type AppParts, openPlatform } from './open-platform.ts'
import type { HomeScope } from './platform/access.ts'
import { inPartner } from './platform/database/in-partner.ts'
import { serveWebApp } from './platform/http/web-app.ts'
import type { Jobs } from './platform/jobs/job.ts'
import type { PartnerDirectory } from './platform/partner-directory.ts'
import { reportSources } from './report-sources.ts'

export type App = {
  readonly http: FastifyInstance
  readonly jobs: Jobs
  readonly directory: PartnerDirectory & { forget(): void }
}

/** The whole server, composed: features know nothing of each other, here they are given what they need. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { db, now, http, jobs, files, directory, sessions, sendMail, deliverMail, noteRefusal } =
    await openPlatform(parts)
  const { folders } = parts

  await http.register(partnerAssets(folders.partners))
  await http.register(partnerRoutes)
  const accountSystem = reportingFailures(builtInAccountSystem(db), (error) =>
    http.log.error({ err: error }, 'account system'),
  )
  const linking = { db, now, jobs, directory, deliverMail }
  const links = linkRequests(linking)
  const bringing: AccountDeps['bringSites'] = (...given) => bringSites({ now }, ...given)
  const singleSignOn = {
    noteRefusal,
    secret: parts.sessionSecret,
    variable: (name: string) => process.env[name],
    allowPlainLoopback: !parts.environment.production,
  }
  await http.register(
    accountRoutes({
      db,
      now,
      sessions,
      accountSystem,
      sendMail,
      bringSites: bringing,
      ...links,
      requestStaffLink: staffLinkRequests(linking),
      ...singleSignOn,
    }),
  )
  await http.register(buildingRoutes({ db, now }))
  const climates = await readClimates(folders.climate)
  const audits = openAuditThreads((error) => http.log.error({ err: error }, 'audit thread'))
  http.addHook('onClose', () => audits.close())
  const mustOwnBuilding = async (scope: HomeScope, buildingId: string) => {
    await inPartner(db, scope, (db) => readBuilding(db, scope, buildingId))
  }
  const plans = { db, now, mustOwnBuilding }
  const planOf: AssessmentDeps['planOf'] = async (scope, id) => (await readPlan(plans, scope, id)).plan
  const aidOf = likelyAidSources({ db, now })
  const computeOnce = computingOnce(db, parts.database.kind === 'server')
  const assessment: AssessmentDeps = {
    ...{ db, now, climates, audits, computeOnce, readBuilding, aidOf, planOf },
    noteRecommended: noteRecommended(() => incentives),
  }
  await http.register(assessmentRoutes(assessment))
  const incentives: IncentiveDeps = { db, homeOf: homeForIncentives(assessment) }
  await http.register(incentiveRoutes(incentives))
  await http.register(reportPlanRoutes(plans))
  const logoOf = partnerLogo(folders.partners)
  const drawings = openReportThreads((error) => http.log.error({ err: error }, 'report thread'))
  http.addHook('onClose', () => drawings.close())
  await http.register(
    reportRoutes({ db, files, logoOf, drawings, ...reportSources({ assessment, incentives, plans }) }),
  )
  sweepReports({ db, files, jobs, now })
  await http.register(visitRoutes({ db }))

  await serveWebApp(http, folders.web)
  return { http, jobs, directory }
}
