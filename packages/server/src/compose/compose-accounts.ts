import type { AccountDeps } from '../features/accounts/account-deps.ts'
import { reportingFailures } from '../features/accounts/account-system/account-system.ts'
import { builtInAccountSystem } from '../features/accounts/account-system/built-in-account-system.ts'
import { accountImports } from '../features/accounts/import/account-imports.ts'
import { openCsvThreads } from '../features/accounts/import/csv-threads.ts'
import type { ImportDeps } from '../features/accounts/import/import-deps.ts'
import { linkRequests } from '../features/accounts/links/link-requests.ts'
import type { SsoDeps } from '../features/accounts/single-sign-on/sso-deps.ts'
import { addressMails } from '../features/accounts/staff/members/address-mails.ts'
import { invitationMails } from '../features/accounts/staff/members/invitation-mails.ts'
import { inviteStaff } from '../features/accounts/staff/members/invite-staff.ts'
import type { StaffDeps } from '../features/accounts/staff/staff-deps.ts'
import { staffLinkRequests } from '../features/accounts/staff/staff-link-requests.ts'
import { joinAdvisor } from '../features/advisors/staff-advisor-store.ts'
import { bringSites } from '../features/buildings/bring-sites.ts'
import type { StudioDeps } from '../features/partner/studio/studio-deps.ts'
import { findAssessedPerson } from '../home/assessed-person-store.ts'
import { inPartner } from '../platform/database/in-partner.ts'
import type { Job } from '../platform/jobs/job.ts'
import type { PersonalData } from '../platform/personal-data/personal-data.ts'
import { guestsOfAccounts } from './compose-guests.ts'
import type { AppParts, Platform } from './open-platform.ts'
import { contentFindings, publishContent, readContent } from './partner-content.ts'
import { readTextDocuments, saveTextDocument } from './partner-texts.ts'

/** What the accounts of people and of staff need, with the systems of accounts, imports and sign-in. */
export type AccountParts = SsoDeps & StaffDeps & ImportDeps & { readonly jobs: readonly Job[] }

export function composeAccounts(
  platform: Platform,
  given: AppParts,
  personal: readonly PersonalData[],
): AccountParts {
  const { environment, sessionSecret } = given
  const { db, now, http, jobs, files, directory, sessions, sendMail, deliverMail, noteRefusal } = platform
  const csvThreads = openCsvThreads({
    timeoutMs: environment.workTimeoutMs,
    onLost: (error) => http.log.error({ err: error }, 'import thread'),
  })
  http.addHook('onClose', () => csvThreads.close())
  const linking = { db, now, jobs, directory, deliverMail }
  const bringing: AccountDeps['bringSites'] = (...sites) => bringSites({ now }, ...sites)
  const imports = accountImports({ db, now, jobs, files, directory, csvThreads })
  const [links, staffLinks, invitations, addresses] = [
    linkRequests(linking),
    staffLinkRequests(linking),
    invitationMails(linking),
    addressMails(linking),
  ]
  return {
    sessions,
    sendMail,
    noteRefusal,
    accountSystem: reportingFailures(builtInAccountSystem(db), (error) =>
      http.log.error({ err: error }, 'account system'),
    ),
    bringSites: bringing,
    ...imports,
    guests: guestsOfAccounts(platform, given, personal),
    ...links,
    ...staffLinks,
    ...invitations,
    ...addresses,
    now,
    jobs: [imports, links, staffLinks, invitations, addresses].flatMap((each) => each.jobs),
    joinAdvisor,
    secret: sessionSecret,
    variable: (name) => process.env[name],
    allowPlainLoopback: !environment.production,
  }
}

/** The studio makes partners with their first administrator, and shows a draft as somebody with a report. */
export const composeStudio = (
  { db, now }: Platform,
  { mailInvitation }: AccountParts,
): StudioDeps['studio'] => ({
  inviteAdmin: async (by, { email, name, language, site }) => {
    const first = { email, name, role: 'administrator' } as const
    await inviteStaff({ db, now, joinAdvisor }, by, first, { mailInvitation, language, site })
  },
  contentFindings: (scope, written) =>
    inPartner(db, scope, (partnerDb) => contentFindings(partnerDb, scope, written)),
  readContent: (scope) => inPartner(db, scope, (partnerDb) => readContent(partnerDb, scope)),
  readDocuments: (scope) => inPartner(db, scope, (partnerDb) => readTextDocuments(partnerDb, scope)),
  saveDocument: (scope, which, document) => saveTextDocument({ db, now }, scope, which, document),
  publishContent,
  findAssessedPerson: (scope) => inPartner(db, scope, (partnerDb) => findAssessedPerson(partnerDb, scope)),
})
