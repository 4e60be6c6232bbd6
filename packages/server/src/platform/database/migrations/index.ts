import type { Migration } from 'kysely'
import * as platform from './0001-platform-sessions-audit-mails-visits.ts'
import * as partnerVersions from './0002-partner-versions-hosts.ts'
import * as accountsPeople from './0010-accounts-people.ts'
import * as accountsUtility from './0011-accounts-utility.ts'
import * as accountsSingleSignOn from './0012-accounts-single-sign-on.ts'
import * as buildings from './0020-buildings.ts'
import * as assessment from './0030-assessment.ts'
import * as incentivesCatalogue from './0040-incentives-catalogue.ts'
import * as reportPlans from './0050-report-plans.ts'
import * as reportFiles from './0051-report-files.ts'

/** Run in the order of their names; a file that has been released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-platform-sessions-audit-mails-visits': platform,
  '0002-partner-versions-hosts': partnerVersions,
  '0010-accounts-people': accountsPeople,
  '0011-accounts-utility': accountsUtility,
  '0012-accounts-single-sign-on': accountsSingleSignOn,
  '0020-buildings': buildings,
  '0030-assessment': assessment,
  '0040-incentives-catalogue': incentivesCatalogue,
  '0050-report-plans': reportPlans,
  '0051-report-files': reportFiles,
}
