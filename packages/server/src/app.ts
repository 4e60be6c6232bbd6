import type { FastifyInstance } from 'fastify'
import { composeParts } from './compose/compose-parts.ts'
import { type AppParts, openPlatform } from './compose/open-platform.ts'
import { ownAnswers } from './compose/own-answers.ts'
import { showPerson } from './features/accounts/sessions/show-person.ts'
import { homeAnswers } from './features/incentives/home-amounts.ts'
import { publicAnswers } from './features/programs/public-answers.ts'
import { FEATURES } from './features.ts'
import { registerHousekeeping } from './platform/housekeeping/register-housekeeping.ts'
import type { Leaving } from './platform/http/leaving.ts'
import { serveWebApp } from './platform/http/web-app.ts'
import type { Jobs } from './platform/jobs/job.ts'
import type { PartnerDirectory } from './platform/partner-directory.ts'
import { problemStatuses } from './platform/refusals/problem-statuses.ts'

export type App = {
  readonly http: FastifyInstance
  /** Before it is closed: see `leaving.ts`. */
  readonly leave: Leaving['leave']
  readonly jobs: Jobs
  readonly directory: PartnerDirectory & { forget(): void }
}

/** The whole server: the platform, and every feature opened on it. */
export async function buildApp(given: AppParts): Promise<App> {
  const platform = await openPlatform(given, problemStatuses(FEATURES))
  const { db, now, http, jobs, directory } = platform
  const parts = await composeParts(
    platform,
    given,
    FEATURES.flatMap(({ personal = [] }) => personal),
  )
  const opened = FEATURES.map((feature) => feature.open(parts))
  for (const { jobs: own = [] } of opened) for (const job of own) jobs.add(job)
  for (const { routes } of opened) await http.register(routes)
  registerHousekeeping({
    db,
    now,
    jobs,
    directory,
    features: opened,
    tell: (partner, removed) => http.log.info({ partner, removed }, 'retention'),
  })
  const [ofHome, ofOffers] = [homeAnswers(parts.incentives), publicAnswers(parts.programs)]
  await serveWebApp(http, given.folders.web, {
    showPerson: showPerson(parts),
    publicAnswers: (request, page, reader) =>
      page === 'home' ? ofHome(request, page, reader) : ofOffers(request, page, reader),
    ownAnswers: ownAnswers(parts),
  })
  return { http, leave: platform.leave, jobs, directory }
}
