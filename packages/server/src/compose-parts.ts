import type { Building } from '@hearthlight/domain/buildings/building'
import { BuildingListQuery } from '@hearthlight/domain/buildings/building-list'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { readAssessedHomes } from './assessed-homes-store.ts'
import { composeGuests, guestsOfAccounts } from './compose-guests.ts'
import { composeHomeConsole } from './compose-home-console.ts'
import type { AccountDeps } from './features/accounts/account-deps.ts'
import { reportingFailures } from './features/accounts/account-system/account-system.ts'
import { builtInAccountSystem } from './features/accounts/account-system/built-in-account-system.ts'
import { accountImports } from './features/accounts/import/account-imports.ts'
import type { ImportDeps } from './features/accounts/import/import-deps.ts'
import { linkRequests } from './features/accounts/links/link-requests.ts'
import type { SsoDeps } from './features/accounts/single-sign-on/sso-deps.ts'
import type { StaffDeps } from './features/accounts/staff/staff-deps.ts'
import { staffLinkRequests } from './features/accounts/staff/staff-link-requests.ts'
import { lockPerson } from './features/accounts/user-store.ts'
import type { ApiKeyDeps } from './features/api-keys/api-key-deps.ts'
import type { ApplicationDeps } from './features/applications/application-deps.ts'
import { insertApplication } from './features/applications/application-store.ts'
import { findApplication } from './features/applications/find-application-store.ts'
import { issuePayment } from './features/applications/issue-payment.ts'
import { readAges } from './features/applications/read-ages.ts'
import { clearRequests, markDone } from './features/applications/request-store.ts'
import { listStatuses, setStatus } from './features/applications/status-store.ts'
import type { AssessmentDeps } from './features/assessment/assessment-deps.ts'
import { openAuditThreads } from './features/assessment/audit-threads.ts'
import { readClimates } from './features/assessment/climates.ts'
import { computingOnce } from './features/assessment/compute-once.ts'
import { readKeyed } from './features/assessment/keyed-result.ts'
import { presentAudit } from './features/assessment/present-audit.ts'
import { findAuditOfHome } from './features/assessment/virtual-audit-store.ts'
import { bringSites } from './features/buildings/bring-sites.ts'
import type { BuildingDeps } from './features/buildings/building-deps.ts'
import { readBuilding, readBuildings } from './features/buildings/read-building.ts'
import { findContacts } from './features/contacts/contact-store.ts'
import type { DashboardDeps } from './features/dashboard/dashboard.ts'
import { attachDocuments, listGiven } from './features/documents/application-document-store.ts'
import { applicationFiles } from './features/documents/application-files.ts'
import type { DocumentDeps } from './features/documents/document-deps.ts'
import { clamd } from './features/documents/scan.ts'
import { staffDocuments } from './features/documents/staff-documents.ts'
import { openThumbnailThreads } from './features/documents/thumbnail-threads.ts'
import { listRows } from './features/exports/export-rows-store.ts'
import type { GuestDeps } from './features/guests/guest-deps.ts'
import { noteSubmitted } from './features/guests/note-submitted.ts'
import type { HomeDeps } from './features/homes/home-deps.ts'
import { findListItem, isDocumentItem, readIncentiveLists } from './features/incentives/item-store.ts'
import type { IncentiveDeps } from './features/incentives/show-incentives.ts'
import { spentOf } from './features/payments/budgets.ts'
import { forecastBudgets } from './features/payments/forecast-budgets.ts'
import { noteMoney } from './features/payments/note-money.ts'
import type { PaymentDeps } from './features/payments/payment-deps.ts'
import type { PersonalDataDeps } from './features/personal-data/personal-data-deps.ts'
import { builtInEngine } from './features/programs/built-in/built-in-engine.ts'
import { reviewedProgram } from './features/programs/built-in/review-application.ts'
import type { BuiltInDeps } from './features/programs/built-in-deps.ts'
import type { ProgramDeps } from './features/programs/program-deps.ts'
import { listPrograms } from './features/programs/program-store.ts'
import { callRemote } from './features/programs/remote/call-remote.ts'
import { remoteEngine } from './features/programs/remote/remote-engine.ts'
import type { ReportDeps } from './features/report/make-report.ts'
import { partnerLogo } from './features/report/partner-logo.ts'
import { openReportThreads } from './features/report/report-threads.ts'
import type { ReportPlanDeps } from './features/report-plan/save-plan.ts'
import type { SchedulingDeps } from './features/scheduling/scheduling-deps.ts'
import { postWebhook } from './features/webhooks/post-webhook.ts'
import type { WebhookDeps } from './features/webhooks/webhook-deps.ts'
import { homeFactsOf } from './home-facts-of.ts'
import { homeSnapshots } from './home-snapshots.ts'
import { noteRecommended } from './note-recommended.ts'
import type { AppParts, Platform } from './open-platform.ts'
import type { HomeScope } from './platform/access.ts'
import { inPartner } from './platform/database/in-partner.ts'
import type { PersonalData } from './platform/personal-data/personal-data.ts'
import { platformPersonalData } from './platform/personal-data/platform-personal-data.ts'
import { readClassifiedHome } from './read-home.ts'
import { reportSources } from './report-sources.ts'

/** All that a feature may ask for: the platform, and by noun what is put together of several features. */
export type Parts = Platform &
  Pick<AppParts, 'folders'> & {
    readonly accounts: SsoDeps & StaffDeps & ImportDeps
    readonly buildings: BuildingDeps
    readonly homes: HomeDeps
    readonly assessment: AssessmentDeps
    readonly incentives: IncentiveDeps
    readonly plans: ReportPlanDeps
    readonly report: ReportDeps
    readonly documents: DocumentDeps
    readonly scheduling: SchedulingDeps
    readonly programs: ProgramDeps
    readonly personalData: PersonalDataDeps
    readonly applications: ApplicationDeps
    readonly payments: PaymentDeps
    readonly dashboard: DashboardDeps
    readonly webhooks: WebhookDeps
    readonly apiKeys: ApiKeyDeps
    readonly guests: GuestDeps
  }

/** Features know nothing of each other: here each is given what it needs of the others. */
export async function composeParts(
  platform: Platform,
  given: AppParts,
  personal: readonly PersonalData[],
): Promise<Parts> {
  const { folders } = given
  const homes = await composeHomes(platform, given)
  const documents = composeDocuments(platform, given)
  const builtIn = builtInDeps(platform, documents)
  const applications = composeApplications(platform, homes, builtIn)
  const payments = composePayments(platform, applications)
  const accounts = composeAccounts(platform, given)
  const programs = composePrograms(platform, given, builtIn)
  const guests = composeGuests(platform, given, accounts, programs.engineOf)
  return {
    ...platform,
    folders,
    accounts,
    buildings: { db: platform.db, now: platform.now },
    ...homes,
    homes: composeHomeConsole(platform, homes.assessment),
    report: composeReport(platform, folders, homes),
    scheduling: composeScheduling(platform, given),
    documents,
    personalData: composePersonalData(platform, personal),
    programs: { ...programs, noteSubmitted: (...submitted) => noteSubmitted(guests, ...submitted) },
    guests,
    applications,
    payments,
    dashboard: composeDashboard(platform, payments),
    webhooks: composeWebhooks(platform, given),
    apiKeys: composeApiKeys(platform, given),
  }
}

function composeAccounts(platform: Platform, given: AppParts): Parts['accounts'] {
  const { environment, sessionSecret } = given
  const { db, now, http, jobs, files, directory, sessions, sendMail, deliverMail, noteRefusal } = platform
  const linking = { db, now, jobs, directory, deliverMail }
  const bringing: AccountDeps['bringSites'] = (...sites) => bringSites({ now }, ...sites)
  return {
    ...{ db, now, sessions, sendMail, noteRefusal },
    accountSystem: reportingFailures(builtInAccountSystem(db), (error) =>
      http.log.error({ err: error }, 'account system'),
    ),
    bringSites: bringing,
    ...accountImports({ db, now, jobs, files, directory }),
    guests: guestsOfAccounts(platform, given),
    ...linkRequests(linking),
    requestStaffLink: staffLinkRequests(linking),
    secret: sessionSecret,
    variable: (name) => process.env[name],
    allowPlainLoopback: !environment.production,
  }
}

type Homes = Pick<Parts, 'assessment' | 'incentives' | 'plans'>

async function composeHomes(
  { db, now, http, sendMail }: Platform,
  { folders, database }: AppParts,
): Promise<Homes> {
  const climates = await readClimates(folders.climate)
  const audits = openAuditThreads((error) => http.log.error({ err: error }, 'audit thread'))
  http.addHook('onClose', () => audits.close())
  const mustOwnBuilding = async (scope: HomeScope, buildingId: string) => {
    await inPartner(db, scope, (db) => readBuilding(db, scope, buildingId))
  }
  const plans = { db, now, mustOwnBuilding }
  const assessment: AssessmentDeps = {
    ...{ db, now, climates, audits, readBuilding },
    computeOnce: computingOnce(db, database.kind === 'server'),
    homeOf: homeSnapshots(db),
    noteRecommended: noteRecommended(db, now),
  }
  const incentives: IncentiveDeps = {
    ...{ db, now, sendMail },
    assessedHomes: readAssessedHomes,
    homeOf: (scope, buildingId) => readClassifiedHome(assessment, scope, buildingId),
  }
  return { assessment, incentives, plans }
}

function composeReport(
  { db, http, files }: Platform,
  folders: AppParts['folders'],
  homes: Homes,
): ReportDeps {
  const drawings = openReportThreads((error) => http.log.error({ err: error }, 'report thread'))
  http.addHook('onClose', () => drawings.close())
  return { db, files, drawings, logoOf: partnerLogo(folders.partners), ...reportSources(homes.assessment) }
}

function composeDocuments(
  { db, now, http, files, jobs }: Platform,
  { environment: { virusScanner } }: AppParts,
): DocumentDeps {
  const thumbnails = openThumbnailThreads((error) => http.log.error({ err: error }, 'thumbnail thread'))
  http.addHook('onClose', () => thumbnails.close())
  const noteUpload: DocumentDeps['noteUpload'] = (db, owner, { applicationId, item }) =>
    markDone(db, owner, { application_id: applicationId, kind: 'upload', item_id: item }, now())
  const scan = virusScanner && clamd(virusScanner)
  const homes = { mustOwnBuilding, isDocumentItem, findApplication, noteUpload }
  return { db, now, files, jobs, scan, thumbnails, ...homes }
}

const composeScheduling = (
  { db, now, jobs, directory, deliverMail }: Platform,
  { sessionSecret: secret }: AppParts,
): SchedulingDeps => ({ db, now, jobs, directory, deliverMail, secret })

function builtInDeps({ db, now, sendMail }: Platform, documents: DocumentDeps): BuiltInDeps {
  const files = applicationFiles(documents)
  const isOwnContact: BuiltInDeps['isOwnContact'] = async (db, { partnerId, ownerId }, contactId) =>
    (await findContacts(db, { partnerId, userId: ownerId })).some(({ id }) => id === contactId)
  const applications = { insert: insertApplication, setStatus, listStatuses, clearRequests }
  return { db, now, sendMail, files, applications, isOwnContact, spentOf, factsOf: homeFactsOf }
}

function composePrograms(
  { db, now, http }: Platform,
  { environment }: AppParts,
  deps: BuiltInDeps,
): Omit<ProgramDeps, 'noteSubmitted'> {
  const { files } = deps
  const builtIn = builtInEngine(deps)
  const log = (error: unknown) => http.log.error({ err: error }, 'program system')
  const remote = new Map(
    [...environment.remotePrograms].map(([code, system]) => [
      code,
      remoteEngine(callRemote(system, now), log),
    ]),
  )
  return {
    studio: { db, now },
    engineOf: ({ partner }) => remote.get(partner.config.code) ?? builtIn,
    files,
    buildingsOf: (scope) =>
      inPartner(db, scope, async (db) =>
        (await readBuildings(db, scope, BuildingListQuery.parse({}))).records.data.map(buildingInBrief),
      ),
  }
}

const buildingInBrief = ({ id, attributes }: { readonly id: string; readonly attributes: Building }) => ({
  id,
  name: attributes.extra_info.building_name ?? attributes.address1 ?? '',
  address: [attributes.address1, attributes.city].filter((part) => part).join(', '),
})

const mustOwnBuilding: DocumentDeps['mustOwnBuilding'] = async (db, scope, buildingId) => {
  await readBuilding(db, scope, buildingId)
}

const composePersonalData = (
  { db, now, files }: Platform,
  personal: readonly PersonalData[],
): PersonalDataDeps => ({ db, now, files, personal: [platformPersonalData, ...personal], lockPerson })

/** An application knows the home with its incentives, what they ask for, what was given for it, and its payment. */
const composeApplications = (
  { db, now, sendMail, renderMail }: Platform,
  { incentives }: Homes,
  builtIn: BuiltInDeps,
): ApplicationDeps => ({
  ...{ db, now, sendMail, renderMail, mustOwnBuilding, findListItem, noteMoney, buildingOf: readBuilding },
  listsOf: readIncentiveLists,
  documents: { listGiven, attach: attachDocuments, listOfApplication: staffDocuments },
  programs: reviewedProgram(builtIn),
  homeOf: async (scope, buildingId) => {
    const id =
      buildingId ??
      (await inPartner(db, scope, async (partnerDb) => (await readBuilding(partnerDb, scope, undefined)).id))
    return await incentives.homeOf(scope, id)
  },
})

const composePayments = ({ db, now }: Platform, applications: ApplicationDeps): PaymentDeps => ({
  ...{ db, now },
  issue: (scope, id, paid) => issuePayment(applications, scope, id, paid),
  listPrograms: async (partnerDb, scope) =>
    (await listPrograms(partnerDb, scope)).map(({ id, definition: { name, languages, budget } }) => ({
      ...{ id, name: sayIn(scope.language, languages)(name), budget: budget ?? null },
    })),
})

const composeDashboard = ({ db, now }: Platform, payments: PaymentDeps): DashboardDeps => ({
  ...{ db, now, agesOf: readAges },
  moneyOf: (scope) => forecastBudgets(payments, scope),
})

const composeWebhooks = (
  { db, now, jobs }: Platform,
  { environment: { privateWebhooks: allowsPrivate }, sessionSecret: secret }: AppParts,
): WebhookDeps => ({ db, now, jobs, secret, allowsPrivate, post: postWebhook(allowsPrivate) })

/** A system reads what the exports hold, and of a home the result as it was last computed. */
const composeApiKeys = ({ db, now }: Platform, { sessionSecret: secret }: AppParts): ApiKeyDeps => ({
  ...{ db, now, secret, rowsOf: listRows },
  resultOf: async (partnerDb, scope, buildingId) => {
    const audit = await findAuditOfHome(partnerDb, scope, buildingId)
    const result = audit && readKeyed(audit.result)
    return result && presentAudit(scope, audit, result)
  },
})
