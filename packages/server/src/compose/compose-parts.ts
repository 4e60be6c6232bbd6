import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { AccountDeps } from '../features/accounts/account-deps.ts'
import { countSitesIn } from '../features/accounts/account-system/utility-account-store.ts'
import { requirePassword } from '../features/accounts/passwords/require-password.ts'
import { consoleRightsOf, listStaffWith } from '../features/accounts/staff/members/member-store.ts'
import { lockPerson } from '../features/accounts/user-store.ts'
import type { AdvisorDeps } from '../features/advisors/advisor-deps.ts'
import type { ApiKeyDeps } from '../features/api-keys/api-key-deps.ts'
import type { ApplicationDeps } from '../features/applications/application-deps.ts'
import { deleteApplications } from '../features/applications/application-store.ts'
import { readDesk } from '../features/applications/dashboard/read-dashboard.ts'
import { moveApplication } from '../features/applications/moves/move-application.ts'
import type { AssessmentDeps } from '../features/assessment/assessment-deps.ts'
import { readKeyed } from '../features/assessment/compute/keyed-result.ts'
import { presentAudit } from '../features/assessment/present-audit.ts'
import { findAuditOfHome } from '../features/assessment/virtual-audit-store.ts'
import type { AuditLogDeps } from '../features/audit-log/audit-log-routes.ts'
import type { BuildingDeps } from '../features/buildings/building-deps.ts'
import type { ConsentDeps } from '../features/consents/consent-deps.ts'
import type { DashboardDeps } from '../features/dashboard/read-dashboard.ts'
import type { DocumentDeps } from '../features/documents/document-deps.ts'
import { deleteDocuments } from '../features/documents/document-store.ts'
import { storageOfAll } from '../features/documents/storage/storage-use-store.ts'
import type { ExportDeps } from '../features/exports/export-deps.ts'
import { listRows } from '../features/exports/export-rows-store.ts'
import type { GuestDeps } from '../features/guests/guest-deps.ts'
import { noteSubmitted } from '../features/guests/note-submitted.ts'
import type { HomeDeps } from '../features/homes/home-deps.ts'
import type { HpxmlDeps } from '../features/hpxml/hpxml-deps.ts'
import type { IncentiveDeps } from '../features/incentives/show-incentives.ts'
import { countFailed, whoseOf } from '../features/jobs/job-store.ts'
import type { StorageOfAll } from '../features/partner/list-for-operators.ts'
import type { StudioDeps } from '../features/partner/studio/studio-deps.ts'
import { findVersion } from '../features/partner/version-store.ts'
import { forecastBudgets } from '../features/payments/forecast-budgets.ts'
import type { PaymentDeps } from '../features/payments/payment-deps.ts'
import { paidIn } from '../features/payments/spent-store.ts'
import type { PersonalDataDeps } from '../features/personal-data/personal-data-deps.ts'
import type { ProgramDeps } from '../features/programs/program-deps.ts'
import type { ReportDeps } from '../features/report/make-report.ts'
import type { ReportPlanDeps } from '../features/report/plan/save-plan.ts'
import type { SavingsDeps } from '../features/savings/savings-deps.ts'
import { readLateVisits } from '../features/scheduling/late-visits.ts'
import type { SchedulingDeps, VisitedHome } from '../features/scheduling/scheduling-deps.ts'
import { postWebhook } from '../features/webhooks/post-webhook.ts'
import type { WebhookDeps } from '../features/webhooks/webhook-deps.ts'
import { visitedHome } from '../home/visited-home.ts'
import type { RestrictedOf } from '../platform/access/restricted.ts'
import type { PersonalData } from '../platform/personal-data/personal-data.ts'
import { platformPersonalData } from '../platform/personal-data/platform-personal-data.ts'
import { type AccountParts, composeAccounts, composeStudio } from './compose-accounts.ts'
import {
  builtInDeps,
  composeApplications,
  composeDocuments,
  composePayments,
  composePrograms,
} from './compose-applications.ts'
import { composeExports } from './compose-exports.ts'
import { composeGuests } from './compose-guests.ts'
import { composeHomeConsole } from './compose-home-console.ts'
import { composeHomes, composeHpxml, composeReport, type Homes } from './compose-homes.ts'
import { composeSavings } from './compose-savings.ts'
import type { AppParts, Platform } from './open-platform.ts'
import { personWords } from './person-words.ts'
import { restrictedOf } from './restricted-items.ts'

/** All that a feature may ask for: the platform, and by noun what is put together of several features. */
export type Parts = Platform &
  Pick<AppParts, 'folders'> & {
    readonly accounts: AccountParts
    readonly buildings: BuildingDeps
    readonly homes: HomeDeps
    readonly assessment: AssessmentDeps
    readonly incentives: IncentiveDeps
    readonly advisors: AdvisorDeps
    readonly plans: ReportPlanDeps
    readonly meters: Homes['meters']
    readonly consents: ConsentDeps
    readonly savings: SavingsDeps
    readonly report: ReportDeps
    readonly hpxml: HpxmlDeps
    readonly documents: DocumentDeps
    readonly storageOfAll: StorageOfAll
    readonly scheduling: SchedulingDeps
    readonly programs: ProgramDeps
    readonly personalData: PersonalDataDeps
    readonly restrictedOf: RestrictedOf
    readonly inWords: AuditLogDeps['inWords']
    readonly exports: ExportDeps
    readonly applications: ApplicationDeps
    readonly payments: PaymentDeps
    readonly dashboard: DashboardDeps
    readonly webhooks: WebhookDeps
    readonly apiKeys: ApiKeyDeps
    readonly guests: GuestDeps
    readonly studio: StudioDeps['studio']
  }

/** Features know nothing of each other: here each is given what it needs of the others. */
export async function composeParts(
  platform: Platform,
  given: AppParts,
  personal: readonly PersonalData[],
): Promise<Parts> {
  const { folders } = given
  const homes = await composeHomes(platform, given)
  const report = composeReport(platform, given, homes)
  const documents = composeDocuments(platform, given)
  const builtIn = builtInDeps(platform, documents, () => applications)
  const savings = composeSavings(platform, homes)
  const applications: ApplicationDeps = composeApplications(platform, homes, builtIn, savings)
  const payments = composePayments(platform, applications)
  const accounts = composeAccounts(platform, given, personal)
  const exports = composeExports(platform)
  const programs = composePrograms(platform, given, builtIn)
  const guests = composeGuests(platform, given, personal, accounts, programs.engineOf)
  return {
    ...platform,
    folders,
    accounts,
    buildings: { db: platform.db, now: platform.now },
    ...homes,
    savings,
    advisors: { ...homes.incentives, consoleRightsOf },
    homes: composeHomeConsole(platform, homes.assessment),
    report,
    hpxml: composeHpxml(platform, given, homes, report),
    scheduling: composeScheduling(platform, given, visitedHome(homes.assessment, report)),
    documents,
    storageOfAll: () => storageOfAll(platform.db),
    restrictedOf,
    inWords: exports.logInWords,
    exports,
    personalData: composePersonalData(platform, personal, accounts, applications, exports),
    programs: { ...programs, noteSubmitted: (...submitted) => noteSubmitted(guests, ...submitted) },
    guests,
    applications,
    payments,
    dashboard: composeDashboard(platform, payments),
    webhooks: composeWebhooks(platform, given),
    apiKeys: composeApiKeys(platform, given),
    studio: composeStudio(platform, accounts),
  }
}

const composeScheduling = (
  { db, now, jobs, directory, deliverMail }: Platform,
  { sessionSecret: secret }: AppParts,
  home: VisitedHome,
): SchedulingDeps => ({ db, now, jobs, directory, deliverMail, secret, home, consoleRightsOf })

const composePersonalData = (
  { db, now, files, sendMail }: Platform,
  personal: readonly PersonalData[],
  accounts: AccountDeps,
  applications: ApplicationDeps,
  exports: ExportDeps,
): PersonalDataDeps => ({
  db,
  now,
  files,
  sendMail,
  lockPerson,
  restrictedOf,
  deleteApplications,
  deleteDocuments,
  personal: [platformPersonalData, ...personal],
  wordsFor: personWords(exports),
  requirePassword: (scope, shown) => requirePassword(accounts, scope, shown),
  callOffVisits: applications.callOffVisits,
  withdraw: (scope, id, message) => moveApplication(applications, scope, id, { to: 'withdrawn', message }),
})

const composeDashboard = ({ db, now }: Platform, payments: PaymentDeps): DashboardDeps => ({
  db,
  now,
  deskOf: readDesk,
  lateVisitsOf: readLateVisits,
  sitesIn: countSitesIn,
  moneyOf: (scope) => forecastBudgets(payments, scope),
  paidOf: paidIn,
  failedJobsOf: (scope, since) => countFailed(db, whoseOf(scope), since),
  publishingOf: async ({ partnerId }) => {
    const version = await findVersion(db, partnerId, 'scheduled')
    if (version?.publish_at == null) return null
    return { at: version.publish_at.toISOString(), number: version.number, by: version.author_name }
  },
})

const composeWebhooks = (
  { db, now, jobs, http, sendMail, directory }: Platform,
  { environment: { privateWebhooks: allowsPrivate }, sessionSecret: secret }: AppParts,
): WebhookDeps => ({
  db,
  now,
  jobs,
  secret,
  allowsPrivate,
  post: postWebhook(allowsPrivate),
  onError: (error) => http.log.error({ err: error }, 'webhooks'),
  tellPaused: async (partnerDb, scope, { url: endpoint, site }, failures) => {
    const language = (await directory.byId(scope.partnerId))?.languages[0] ?? 'en'
    for (const { email, name } of await listStaffWith(partnerDb, scope, 'outward'))
      await sendMail(partnerDb, scope, {
        template: 'admin-webhooks:mail.webhook_paused',
        to: email,
        language,
        values: { name, endpoint, failures, url: site === null ? '' : `${site}${consolePath('webhooks')}` },
      })
  },
})

/** A system reads what the exports hold, and of a home the result as it was last computed. */
const composeApiKeys = ({ db, now }: Platform, { sessionSecret: secret }: AppParts): ApiKeyDeps => ({
  db,
  now,
  secret,
  rowsOf: listRows,
  resultOf: async (partnerDb, scope, buildingId) => {
    const audit = await findAuditOfHome(partnerDb, scope, buildingId)
    const result = audit && readKeyed(audit.result)
    return result && presentAudit(scope, audit, result)
  },
})
