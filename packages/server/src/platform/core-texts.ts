import { texts as accountsEn } from '@hearthlight/domain/texts/en/accounts'
import { texts as adminEn } from '@hearthlight/domain/texts/en/admin'
import { texts as adminAdvisorsEn } from '@hearthlight/domain/texts/en/admin-advisors'
import { texts as adminApplicationEn } from '@hearthlight/domain/texts/en/admin-application'
import { texts as adminApplicationsEn } from '@hearthlight/domain/texts/en/admin-applications'
import { texts as adminExportsEn } from '@hearthlight/domain/texts/en/admin-exports'
import { texts as adminHomesEn } from '@hearthlight/domain/texts/en/admin-homes'
import { texts as adminImportsEn } from '@hearthlight/domain/texts/en/admin-imports'
import { texts as adminKitEn } from '@hearthlight/domain/texts/en/admin-kit'
import { texts as adminLogEn } from '@hearthlight/domain/texts/en/admin-log'
import { texts as adminOutwardEn } from '@hearthlight/domain/texts/en/admin-outward'
import { texts as adminPeopleEn } from '@hearthlight/domain/texts/en/admin-people'
import { texts as adminProgramsEn } from '@hearthlight/domain/texts/en/admin-programs'
import { texts as adminSiteEn } from '@hearthlight/domain/texts/en/admin-site'
import { texts as adminStaffEn } from '@hearthlight/domain/texts/en/admin-staff'
import { texts as adminTodayEn } from '@hearthlight/domain/texts/en/admin-today'
import { texts as applicationsEn } from '@hearthlight/domain/texts/en/applications'
import { texts as assessmentEn } from '@hearthlight/domain/texts/en/assessment'
import { texts as buildingsEn } from '@hearthlight/domain/texts/en/buildings'
import { texts as contactsEn } from '@hearthlight/domain/texts/en/contacts'
import { texts as documentsEn } from '@hearthlight/domain/texts/en/documents'
import { texts as guestsEn } from '@hearthlight/domain/texts/en/guests'
import { texts as incentivesEn } from '@hearthlight/domain/texts/en/incentives'
import { texts as partnerEn } from '@hearthlight/domain/texts/en/partner'
import { texts as paymentsEn } from '@hearthlight/domain/texts/en/payments'
import { texts as programsEn } from '@hearthlight/domain/texts/en/programs'
import { texts as reportEn } from '@hearthlight/domain/texts/en/report'
import { texts as schedulingEn } from '@hearthlight/domain/texts/en/scheduling'
import { texts as sharedEn } from '@hearthlight/domain/texts/en/shared'
import { texts as accountsEs } from '@hearthlight/domain/texts/es/accounts'
import { texts as adminEs } from '@hearthlight/domain/texts/es/admin'
import { texts as adminAdvisorsEs } from '@hearthlight/domain/texts/es/admin-advisors'
import { texts as adminApplicationEs } from '@hearthlight/domain/texts/es/admin-application'
import { texts as adminApplicationsEs } from '@hearthlight/domain/texts/es/admin-applications'
import { texts as adminExportsEs } from '@hearthlight/domain/texts/es/admin-exports'
import { texts as adminHomesEs } from '@hearthlight/domain/texts/es/admin-homes'
import { texts as adminImportsEs } from '@hearthlight/domain/texts/es/admin-imports'
import { texts as adminKitEs } from '@hearthlight/domain/texts/es/admin-kit'
import { texts as adminLogEs } from '@hearthlight/domain/texts/es/admin-log'
import { texts as adminOutwardEs } from '@hearthlight/domain/texts/es/admin-outward'
import { texts as adminPeopleEs } from '@hearthlight/domain/texts/es/admin-people'
import { texts as adminProgramsEs } from '@hearthlight/domain/texts/es/admin-programs'
import { texts as adminSiteEs } from '@hearthlight/domain/texts/es/admin-site'
import { texts as adminStaffEs } from '@hearthlight/domain/texts/es/admin-staff'
import { texts as adminTodayEs } from '@hearthlight/domain/texts/es/admin-today'
import { texts as applicationsEs } from '@hearthlight/domain/texts/es/applications'
import { texts as assessmentEs } from '@hearthlight/domain/texts/es/assessment'
import { texts as buildingsEs } from '@hearthlight/domain/texts/es/buildings'
import { texts as contactsEs } from '@hearthlight/domain/texts/es/contacts'
import { texts as documentsEs } from '@hearthlight/domain/texts/es/documents'
import { texts as guestsEs } from '@hearthlight/domain/texts/es/guests'
import { texts as incentivesEs } from '@hearthlight/domain/texts/es/incentives'
import { texts as partnerEs } from '@hearthlight/domain/texts/es/partner'
import { texts as paymentsEs } from '@hearthlight/domain/texts/es/payments'
import { texts as programsEs } from '@hearthlight/domain/texts/es/programs'
import { texts as reportEs } from '@hearthlight/domain/texts/es/report'
import { texts as schedulingEs } from '@hearthlight/domain/texts/es/scheduling'
import { texts as sharedEs } from '@hearthlight/domain/texts/es/shared'
import { texts as accountsFr } from '@hearthlight/domain/texts/fr/accounts'
import { texts as adminFr } from '@hearthlight/domain/texts/fr/admin'
import { texts as adminAdvisorsFr } from '@hearthlight/domain/texts/fr/admin-advisors'
import { texts as adminApplicationFr } from '@hearthlight/domain/texts/fr/admin-application'
import { texts as adminApplicationsFr } from '@hearthlight/domain/texts/fr/admin-applications'
import { texts as adminExportsFr } from '@hearthlight/domain/texts/fr/admin-exports'
import { texts as adminHomesFr } from '@hearthlight/domain/texts/fr/admin-homes'
import { texts as adminImportsFr } from '@hearthlight/domain/texts/fr/admin-imports'
import { texts as adminKitFr } from '@hearthlight/domain/texts/fr/admin-kit'
import { texts as adminLogFr } from '@hearthlight/domain/texts/fr/admin-log'
import { texts as adminOutwardFr } from '@hearthlight/domain/texts/fr/admin-outward'
import { texts as adminPeopleFr } from '@hearthlight/domain/texts/fr/admin-people'
import { texts as adminProgramsFr } from '@hearthlight/domain/texts/fr/admin-programs'
import { texts as adminSiteFr } from '@hearthlight/domain/texts/fr/admin-site'
import { texts as adminStaffFr } from '@hearthlight/domain/texts/fr/admin-staff'
import { texts as adminTodayFr } from '@hearthlight/domain/texts/fr/admin-today'
import { texts as applicationsFr } from '@hearthlight/domain/texts/fr/applications'
import { texts as assessmentFr } from '@hearthlight/domain/texts/fr/assessment'
import { texts as buildingsFr } from '@hearthlight/domain/texts/fr/buildings'
import { texts as contactsFr } from '@hearthlight/domain/texts/fr/contacts'
import { texts as documentsFr } from '@hearthlight/domain/texts/fr/documents'
import { texts as guestsFr } from '@hearthlight/domain/texts/fr/guests'
import { texts as incentivesFr } from '@hearthlight/domain/texts/fr/incentives'
import { texts as partnerFr } from '@hearthlight/domain/texts/fr/partner'
import { texts as paymentsFr } from '@hearthlight/domain/texts/fr/payments'
import { texts as programsFr } from '@hearthlight/domain/texts/fr/programs'
import { texts as reportFr } from '@hearthlight/domain/texts/fr/report'
import { texts as schedulingFr } from '@hearthlight/domain/texts/fr/scheduling'
import { texts as sharedFr } from '@hearthlight/domain/texts/fr/shared'
import type { Language, Namespace, Texts } from '@hearthlight/domain/texts/namespaces'
import { texts as accountsPt } from '@hearthlight/domain/texts/pt/accounts'
import { texts as adminPt } from '@hearthlight/domain/texts/pt/admin'
import { texts as adminAdvisorsPt } from '@hearthlight/domain/texts/pt/admin-advisors'
import { texts as adminApplicationPt } from '@hearthlight/domain/texts/pt/admin-application'
import { texts as adminApplicationsPt } from '@hearthlight/domain/texts/pt/admin-applications'
import { texts as adminExportsPt } from '@hearthlight/domain/texts/pt/admin-exports'
import { texts as adminHomesPt } from '@hearthlight/domain/texts/pt/admin-homes'
import { texts as adminImportsPt } from '@hearthlight/domain/texts/pt/admin-imports'
import { texts as adminKitPt } from '@hearthlight/domain/texts/pt/admin-kit'
import { texts as adminLogPt } from '@hearthlight/domain/texts/pt/admin-log'
import { texts as adminOutwardPt } from '@hearthlight/domain/texts/pt/admin-outward'
import { texts as adminPeoplePt } from '@hearthlight/domain/texts/pt/admin-people'
import { texts as adminProgramsPt } from '@hearthlight/domain/texts/pt/admin-programs'
import { texts as adminSitePt } from '@hearthlight/domain/texts/pt/admin-site'
import { texts as adminStaffPt } from '@hearthlight/domain/texts/pt/admin-staff'
import { texts as adminTodayPt } from '@hearthlight/domain/texts/pt/admin-today'
import { texts as applicationsPt } from '@hearthlight/domain/texts/pt/applications'
import { texts as assessmentPt } from '@hearthlight/domain/texts/pt/assessment'
import { texts as buildingsPt } from '@hearthlight/domain/texts/pt/buildings'
import { texts as contactsPt } from '@hearthlight/domain/texts/pt/contacts'
import { texts as documentsPt } from '@hearthlight/domain/texts/pt/documents'
import { texts as guestsPt } from '@hearthlight/domain/texts/pt/guests'
import { texts as incentivesPt } from '@hearthlight/domain/texts/pt/incentives'
import { texts as partnerPt } from '@hearthlight/domain/texts/pt/partner'
import { texts as paymentsPt } from '@hearthlight/domain/texts/pt/payments'
import { texts as programsPt } from '@hearthlight/domain/texts/pt/programs'
import { texts as reportPt } from '@hearthlight/domain/texts/pt/report'
import { texts as schedulingPt } from '@hearthlight/domain/texts/pt/scheduling'
import { texts as sharedPt } from '@hearthlight/domain/texts/pt/shared'

/** The texts the product comes with; a partner's texts lie over them. */
export const CORE_TEXTS: Readonly<Record<Language, Readonly<Record<Namespace, Texts>>>> = {
  en: {
    shared: sharedEn,
    partner: partnerEn,
    accounts: accountsEn,
    buildings: buildingsEn,
    assessment: assessmentEn,
    report: reportEn,
    incentives: incentivesEn,
    documents: documentsEn,
    programs: programsEn,
    applications: applicationsEn,
    contacts: contactsEn,
    scheduling: schedulingEn,
    payments: paymentsEn,
    guests: guestsEn,
    admin: adminEn,
    'admin-outward': adminOutwardEn,
    'admin-log': adminLogEn,
    'admin-exports': adminExportsEn,
    'admin-kit': adminKitEn,
    'admin-site': adminSiteEn,
    'admin-application': adminApplicationEn,
    'admin-imports': adminImportsEn,
    'admin-people': adminPeopleEn,
    'admin-homes': adminHomesEn,
    'admin-applications': adminApplicationsEn,
    'admin-today': adminTodayEn,
    'admin-programs': adminProgramsEn,
    'admin-advisors': adminAdvisorsEn,
    'admin-staff': adminStaffEn,
  },
  fr: {
    shared: sharedFr,
    partner: partnerFr,
    accounts: accountsFr,
    buildings: buildingsFr,
    assessment: assessmentFr,
    report: reportFr,
    incentives: incentivesFr,
    documents: documentsFr,
    programs: programsFr,
    applications: applicationsFr,
    contacts: contactsFr,
    scheduling: schedulingFr,
    payments: paymentsFr,
    guests: guestsFr,
    admin: adminFr,
    'admin-outward': adminOutwardFr,
    'admin-log': adminLogFr,
    'admin-exports': adminExportsFr,
    'admin-kit': adminKitFr,
    'admin-site': adminSiteFr,
    'admin-application': adminApplicationFr,
    'admin-imports': adminImportsFr,
    'admin-people': adminPeopleFr,
    'admin-homes': adminHomesFr,
    'admin-applications': adminApplicationsFr,
    'admin-today': adminTodayFr,
    'admin-programs': adminProgramsFr,
    'admin-advisors': adminAdvisorsFr,
    'admin-staff': adminStaffFr,
  },
  es: {
    shared: sharedEs,
    partner: partnerEs,
    accounts: accountsEs,
    buildings: buildingsEs,
    assessment: assessmentEs,
    report: reportEs,
    incentives: incentivesEs,
    documents: documentsEs,
    programs: programsEs,
    applications: applicationsEs,
    contacts: contactsEs,
    scheduling: schedulingEs,
    payments: paymentsEs,
    guests: guestsEs,
    admin: adminEs,
    'admin-outward': adminOutwardEs,
    'admin-log': adminLogEs,
    'admin-exports': adminExportsEs,
    'admin-kit': adminKitEs,
    'admin-site': adminSiteEs,
    'admin-application': adminApplicationEs,
    'admin-imports': adminImportsEs,
    'admin-people': adminPeopleEs,
    'admin-homes': adminHomesEs,
    'admin-applications': adminApplicationsEs,
    'admin-today': adminTodayEs,
    'admin-programs': adminProgramsEs,
    'admin-advisors': adminAdvisorsEs,
    'admin-staff': adminStaffEs,
  },
  pt: {
    shared: sharedPt,
    partner: partnerPt,
    accounts: accountsPt,
    buildings: buildingsPt,
    assessment: assessmentPt,
    report: reportPt,
    incentives: incentivesPt,
    documents: documentsPt,
    programs: programsPt,
    applications: applicationsPt,
    contacts: contactsPt,
    scheduling: schedulingPt,
    payments: paymentsPt,
    guests: guestsPt,
    admin: adminPt,
    'admin-outward': adminOutwardPt,
    'admin-log': adminLogPt,
    'admin-exports': adminExportsPt,
    'admin-kit': adminKitPt,
    'admin-site': adminSitePt,
    'admin-application': adminApplicationPt,
    'admin-imports': adminImportsPt,
    'admin-people': adminPeoplePt,
    'admin-homes': adminHomesPt,
    'admin-applications': adminApplicationsPt,
    'admin-today': adminTodayPt,
    'admin-programs': adminProgramsPt,
    'admin-advisors': adminAdvisorsPt,
    'admin-staff': adminStaffPt,
  },
}
