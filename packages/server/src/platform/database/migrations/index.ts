import type { Migration } from 'kysely'
import { up as platform } from './0001-platform-sessions-audit-mails-visits.ts'
import { up as partnerVersions } from './0002-partner-versions-hosts.ts'
import { up as accountsPeople } from './0010-accounts-people.ts'
import { up as accountsUtility } from './0011-accounts-utility.ts'
import { up as accountsSingleSignOn } from './0012-accounts-single-sign-on.ts'
import { up as buildings } from './0020-buildings.ts'
import { up as assessment } from './0030-assessment.ts'
import { up as incentivesCatalogue } from './0040-incentives-catalogue.ts'
import { up as reportPlans } from './0050-report-plans.ts'
import { up as reportFiles } from './0051-report-files.ts'
import { up as resultsAsJson } from './0052-assessment-results-as-json.ts'
import { up as refusals } from './0063-refusals.ts'
import { up as sessionsDeviceAndOpener } from './0066-sessions-device-and-opener.ts'
import { up as accountsSecondFactor } from './0067-accounts-second-factor.ts'
import { up as buildingRecommendations } from './0069-building-recommendations.ts'
import { up as plannedResults } from './0072-planned-results.ts'
import { up as reportShares } from './0076-report-shares.ts'
import { up as usedProofs } from './0077-used-proofs.ts'
import { up as sessionsProof } from './0080-sessions-proof.ts'
import { up as signInFailuresHashed } from './0081-sign-in-failures-hashed.ts'
import { up as partnersApart } from './0090-partners-apart.ts'
import { up as auditLogErasure } from './0100-audit-log-erasure.ts'
import { up as wizardMarks } from './0101-wizard-marks.ts'
import { up as foreignKeys } from './0102-foreign-keys.ts'
import { up as indexes } from './0103-indexes.ts'
import { up as resultsWithoutWords } from './0115-results-without-words.ts'
import { up as auditOfBuildingOnce } from './0116-audit-of-building-once.ts'
import { up as computationClaims } from './0117-computation-claims.ts'
import { up as noUnloggedChange } from './0118-no-unlogged-change.ts'
import { up as mailCalendar } from './0180-mail-calendar.ts'
import { up as searchWords } from './0221-search-words.ts'
import { up as outbox } from './0260-outbox.ts'
import { up as auditLogReading } from './0263-audit-log-reading.ts'
import { up as sentMails } from './0264-sent-mails.ts'
import { up as studioDrafts } from './0280-studio-drafts.ts'
import { up as consoleLanguage } from './0446-console-language.ts'
import { up as whereActingBegan } from './0473-where-acting-began.ts'
import { up as retention } from './0475-retention.ts'
import { up as transitions } from './0910-transitions.ts'

/** Run in the order of their names; a file that has been released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-platform-sessions-audit-mails-visits': { up: platform },
  '0002-partner-versions-hosts': { up: partnerVersions },
  '0010-accounts-people': { up: accountsPeople },
  '0011-accounts-utility': { up: accountsUtility },
  '0012-accounts-single-sign-on': { up: accountsSingleSignOn },
  '0020-buildings': { up: buildings },
  '0030-assessment': { up: assessment },
  '0040-incentives-catalogue': { up: incentivesCatalogue },
  '0050-report-plans': { up: reportPlans },
  '0051-report-files': { up: reportFiles },
  '0052-assessment-results-as-json': { up: resultsAsJson },
  '0063-refusals': { up: refusals },
  '0066-sessions-device-and-opener': { up: sessionsDeviceAndOpener },
  '0067-accounts-second-factor': { up: accountsSecondFactor },
  '0069-building-recommendations': { up: buildingRecommendations },
  '0072-planned-results': { up: plannedResults },
  '0076-report-shares': { up: reportShares },
  '0077-used-proofs': { up: usedProofs },
  '0080-sessions-proof': { up: sessionsProof },
  '0081-sign-in-failures-hashed': { up: signInFailuresHashed },
  '0090-partners-apart': { up: partnersApart },
  '0100-audit-log-erasure': { up: auditLogErasure },
  '0101-wizard-marks': { up: wizardMarks },
  '0102-foreign-keys': { up: foreignKeys },
  '0103-indexes': { up: indexes },
  '0115-results-without-words': { up: resultsWithoutWords },
  '0116-audit-of-building-once': { up: auditOfBuildingOnce },
  '0117-computation-claims': { up: computationClaims },
  '0118-no-unlogged-change': { up: noUnloggedChange },
  '0180-mail-calendar': { up: mailCalendar },
  '0221-search-words': { up: searchWords },
  '0260-outbox': { up: outbox },
  '0263-audit-log-reading': { up: auditLogReading },
  '0264-sent-mails': { up: sentMails },
  '0280-studio-drafts': { up: studioDrafts },
  '0446-console-language': { up: consoleLanguage },
  '0473-where-acting-began': { up: whereActingBegan },
  '0475-retention': { up: retention },
  '0910-transitions': { up: transitions },
}
