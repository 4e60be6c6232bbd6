import { addressOf } from '@hearthlight/domain/buildings/home-address'
import { MODEL_FUEL } from '@hearthlight/domain/meters/model-fuel'
import type { AssessmentDeps } from '../features/assessment/assessment-deps.ts'
import { readClimates } from '../features/assessment/climates.ts'
import { openAuditThreads } from '../features/assessment/compute/audit-threads.ts'
import { computingOnce } from '../features/assessment/compute/compute-once.ts'
import { readKeyed } from '../features/assessment/compute/keyed-result.ts'
import { findAuditOfHome } from '../features/assessment/virtual-audit-store.ts'
import { readBuilding } from '../features/buildings/read-building.ts'
import type { ConsentDeps } from '../features/consents/consent-deps.ts'
import { effectiveConsent, holdConsent } from '../features/consents/hold-consent.ts'
import { findOwner } from '../features/homes/home-store.ts'
import type { HpxmlDeps } from '../features/hpxml/hpxml-deps.ts'
import { openHpxmlThreads } from '../features/hpxml/hpxml-threads.ts'
import type { IncentiveDeps } from '../features/incentives/show-incentives.ts'
import { askProvider } from '../features/meters/connect/ask-provider.ts'
import { connecting } from '../features/meters/connect/connect-jobs.ts'
import { endConnectionsOf } from '../features/meters/connect/end-connection.ts'
import { eraseByConsent } from '../features/meters/erase-by-consent.ts'
import { readingImports } from '../features/meters/imports/reading-imports.ts'
import type { MeterDeps } from '../features/meters/meter-deps.ts'
import { openPicture } from '../features/partner/studio/pictures.ts'
import type { ReportDeps } from '../features/report/make-report.ts'
import { partnerLogo } from '../features/report/partner-logo.ts'
import type { ReportPlanDeps } from '../features/report/plan/save-plan.ts'
import { openReportThreads } from '../features/report/report-threads.ts'
import type { Stations } from '../features/savings/savings-deps.ts'
import { readAssessedHomes } from '../home/assessed-homes-store.ts'
import { followedYears } from '../home/followed-years.ts'
import { homeExports } from '../home/home-exports.ts'
import { homeSnapshots } from '../home/home-snapshots.ts'
import { meteredYearsOf } from '../home/metered-years.ts'
import { noteRecommended } from '../home/note-recommended.ts'
import { readClassifiedHome } from '../home/read-home.ts'
import { reportSources } from '../home/report-sources.ts'
import type { HomeScope } from '../platform/access/access.ts'
import { inPartner } from '../platform/database/in-partner.ts'
import type { PlatformDb } from '../platform/database/schema.ts'
import type { AppParts, Platform } from './open-platform.ts'
import { checkIncentive } from './partner-content.ts'
import { stationsOf } from './stations-of-climates.ts'

const DAYS_A_YEAR = 365

/** What is known of a home: its result, its incentives, its plan. */
export type Homes = {
  readonly assessment: AssessmentDeps
  readonly incentives: IncentiveDeps
  readonly plans: ReportPlanDeps
  readonly meters: ReturnType<typeof readingImports> & { readonly connect: ReturnType<typeof connecting> }
  readonly consents: ConsentDeps
  readonly stations: Stations
}

export async function composeHomes(
  { db, now, http, sendMail, jobs, files, directory }: Platform,
  { folders, database, environment, sessionSecret: secret }: AppParts,
): Promise<Homes> {
  const climates = await readClimates(folders.climate)
  const audits = openAuditThreads({
    timeoutMs: environment.workTimeoutMs,
    onLost: (error) => http.log.error({ err: error }, 'audit thread'),
  })
  http.addHook('onClose', () => audits.close())
  const mustOwnBuilding = async (scope: HomeScope, buildingId: string) => {
    await inPartner(db, scope, (db) => readBuilding(db, scope, buildingId))
  }
  const stations = stationsOf(climates)
  const meteredYears = meteredYearsOf({ now, climates, stations })
  const plans = { db, now, mustOwnBuilding }
  const assessment: AssessmentDeps = {
    db,
    now,
    climates,
    audits,
    readBuilding,
    metered: followedYears(meteredYears),
    computeOnce: computingOnce(db, database.kind === 'server'),
    homeOf: homeSnapshots(db, followedYears(meteredYears)),
    noteRecommended: noteRecommended(db, now),
  }
  const incentives: IncentiveDeps = {
    db,
    now,
    sendMail,
    checkIncentive,
    assessedHomes: readAssessedHomes,
    homeOf: (scope, buildingId, told) => readClassifiedHome(assessment, scope, buildingId, told),
  }
  const meters: MeterDeps = {
    db,
    now,
    mustOwnBuilding,
    meteredYears,
    modelledDay: modelledDay(db),
    holdConsent: (changeDb, by, home) => holdConsent(now, changeDb, by, home, 'utility_readings'),
  }
  const allowsPrivate = environment.privateWebhooks
  const connect = connecting({
    ...meters,
    jobs,
    directory,
    secret,
    allowsPrivate,
    ask: askProvider(allowsPrivate),
    consentOf: (changeDb, by, home) => effectiveConsent(now, changeDb, by, home, 'utility_readings'),
  })
  const consents: ConsentDeps = {
    db,
    now,
    eraseReadings: eraseByConsent,
    endConnections: (changeDb, by, id) => endConnectionsOf(connect, changeDb, by, id),
    addressOf: async (partnerDb, scope, id) => addressOf(await readBuilding(partnerDb, scope, id)),
  }
  return {
    assessment,
    incentives,
    plans,
    consents,
    stations,
    meters: { ...readingImports({ ...meters, jobs, files, directory }), connect },
  }
}

/** By the result as it was last computed. */
const modelledDay =
  (db: PlatformDb): MeterDeps['modelledDay'] =>
  async (scope, buildingId, fuel) => {
    const audit = await inPartner(db, scope, (partnerDb) => findAuditOfHome(partnerDb, scope, buildingId))
    const result = audit && readKeyed(audit.result)
    const year = fuel === 'water' ? undefined : result?.consumptions_by_fuel[MODEL_FUEL[fuel]]?.current.value
    return year === undefined ? null : year / DAYS_A_YEAR
  }

export function composeReport(
  { db, http, files }: Platform,
  { folders, environment }: AppParts,
  homes: Homes,
): ReportDeps {
  const drawings = openReportThreads({
    timeoutMs: environment.workTimeoutMs,
    onLost: (error) => http.log.error({ err: error }, 'report thread'),
  })
  http.addHook('onClose', () => drawings.close())
  // What draws takes longer to load than a report to draw. A server that nobody can reach needs no thread.
  http.addHook('onListen', async () => drawings.start())
  const logoOf = partnerLogo(folders.partners, (scope, id) => openPicture({ db, files }, scope, id))
  return { db, files, drawings, logoOf, ...reportSources(homes.assessment) }
}

/** Homes as files of HPXML. */
export function composeHpxml(
  { db, http }: Platform,
  { environment }: AppParts,
  { assessment }: Homes,
  report: ReportDeps,
): HpxmlDeps {
  const threads = openHpxmlThreads({
    timeoutMs: environment.workTimeoutMs,
    onLost: (error) => http.log.error({ err: error }, 'hpxml thread'),
  })
  http.addHook('onClose', () => threads.close())
  return {
    db,
    threads,
    schema: environment.hpxmlSchema,
    exportOf: homeExports(assessment, report),
    ownerOf: async (partnerDb, scope, buildingId) => (await findOwner(partnerDb, scope, buildingId))?.id,
  }
}
