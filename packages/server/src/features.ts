import type { Parts } from './compose/compose-parts.ts'
import { accounts } from './features/accounts/accounts.ts'
import { advisors } from './features/advisors/advisors.ts'
import { apiKeys } from './features/api-keys/api-keys.ts'
import { applications } from './features/applications/applications.ts'
import { assessment } from './features/assessment/assessment.ts'
import { auditLog } from './features/audit-log/audit-log.ts'
import { buildings } from './features/buildings/buildings.ts'
import { consents } from './features/consents/consents.ts'
import { contacts } from './features/contacts/contacts.ts'
import { dashboard } from './features/dashboard/dashboard.ts'
import { documents } from './features/documents/documents.ts'
import { exports } from './features/exports/exports.ts'
import { guests } from './features/guests/guests.ts'
import { homes } from './features/homes/homes.ts'
import { hpxml } from './features/hpxml/hpxml.ts'
import { incentives } from './features/incentives/incentives.ts'
import { jobs } from './features/jobs/jobs.ts'
import { mails } from './features/mails/mails.ts'
import { meters } from './features/meters/meters.ts'
import { pageViews } from './features/page-views/page-views.ts'
import { partner } from './features/partner/partner.ts'
import { payments } from './features/payments/payments.ts'
import { personalData } from './features/personal-data/personal-data.ts'
import { programs } from './features/programs/programs.ts'
import { reportPlan } from './features/report/plan/report-plan.ts'
import { report } from './features/report/report.ts'
import { savedViews } from './features/saved-views/saved-views.ts'
import { savings } from './features/savings/savings.ts'
import { scheduling } from './features/scheduling/scheduling.ts'
import { search } from './features/search/search.ts'
import { webhooks } from './features/webhooks/webhooks.ts'
import type { Feature } from './platform/feature.ts'

/** Every feature of the server. One joins here; its routes, tables, migrations and nightly work follow by themselves. */
export const FEATURES: readonly Feature<Parts>[] = [
  partner,
  accounts,
  buildings,
  assessment,
  incentives,
  advisors,
  applications,
  documents,
  programs,
  payments,
  contacts,
  consents,
  meters,
  savings,
  reportPlan,
  report,
  hpxml,
  scheduling,
  guests,
  pageViews,
  personalData,
  webhooks,
  apiKeys,
  exports,
  auditLog,
  jobs,
  mails,
  search,
  savedViews,
  homes,
  dashboard,
]
