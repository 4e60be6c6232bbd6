import type { Building } from '@hearthlight/domain/buildings/building'
import { BuildingListQuery } from '@hearthlight/domain/buildings/building-list'
import { homeName, streetOf } from '@hearthlight/domain/buildings/home-address'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { hasLeft } from '@hearthlight/domain/payments/payment-ways'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import type { ProblemCode } from '@hearthlight/domain/shared/problem'
import { mustBeUnlocked } from '../features/applications/applicant/must-be-undecided.ts'
import type { ApplicationDeps } from '../features/applications/application-deps.ts'
import { setProgramVersion, touchApplication } from '../features/applications/application-store.ts'
import { findAnyApplication, findApplication } from '../features/applications/find-application-store.ts'
import { isOwed, issuePayment } from '../features/applications/moves/issue-payment.ts'
import { markDone } from '../features/applications/request-store.ts'
import { listStatuses } from '../features/applications/status-store.ts'
import { transit } from '../features/applications/transition/transit.ts'
import { insertApplication } from '../features/applications/transition/transition-store.ts'
import { readBuilding, readBuildings } from '../features/buildings/read-building.ts'
import { findContacts } from '../features/contacts/contact-store.ts'
import { attachDocuments, listGiven } from '../features/documents/application-document-store.ts'
import { applicationFiles } from '../features/documents/application-files.ts'
import type { DocumentDeps } from '../features/documents/document-deps.ts'
import { clamd } from '../features/documents/files/scan.ts'
import { staffDocuments } from '../features/documents/staff-documents.ts'
import { openThumbnailThreads } from '../features/documents/thumbnails/thumbnail-threads.ts'
import { findListItem, isDocumentItem, readIncentiveLists } from '../features/incentives/item-store.ts'
import { followProgram } from '../features/incentives/studio/follow-program.ts'
import { spentOf } from '../features/payments/budgets.ts'
import { noteMoney } from '../features/payments/note-money.ts'
import type { PaymentDeps } from '../features/payments/payment-deps.ts'
import { findPaymentOf } from '../features/payments/payment-store.ts'
import { builtInEngine } from '../features/programs/built-in/built-in-engine.ts'
import { reviewedProgram } from '../features/programs/built-in/review-application.ts'
import type { BuiltInDeps } from '../features/programs/built-in-deps.ts'
import type { ProgramDeps } from '../features/programs/program-deps.ts'
import { listPrograms } from '../features/programs/program-store.ts'
import { callRemote } from '../features/programs/remote/call-remote.ts'
import { remoteEngine } from '../features/programs/remote/remote-engine.ts'
import { trialContacts } from '../features/programs/trial/trial-contacts.ts'
import { trialEngine } from '../features/programs/trial/trial-engine.ts'
import { noteWork } from '../features/savings/note-work.ts'
import type { SavingsDeps } from '../features/savings/savings-deps.ts'
import { callOffVisits } from '../features/scheduling/call-off-visits.ts'
import { knownOf } from '../home/known-answers.ts'
import { readHomeFacts } from '../home/read-home-facts.ts'
import { inPartner } from '../platform/database/in-partner.ts'
import type { Homes } from './compose-homes.ts'
import type { AppParts, Platform } from './open-platform.ts'
import { checkProgram } from './partner-content.ts'
import { restrictedOf } from './restricted-items.ts'

export function composeDocuments(
  { db, now, http, files, jobs }: Platform,
  { environment: { virusScanner, workTimeoutMs } }: AppParts,
): DocumentDeps {
  const thumbnails = openThumbnailThreads({
    timeoutMs: workTimeoutMs,
    onLost: (error) => http.log.error({ err: error }, 'thumbnail thread'),
  })
  http.addHook('onClose', () => thumbnails.close())
  const noteUpload: DocumentDeps['noteUpload'] = async (db, owner, { applicationId, item }) => {
    await touchApplication(db, owner, applicationId, now())
    await markDone(db, owner, { application_id: applicationId, kind: 'upload', item_id: item }, now())
  }
  const mustBeUnlockedFor: DocumentDeps['mustBeUnlocked'] = async (
    db,
    owner,
    { applicationId, item, isGiven },
  ) => {
    const application = await findAnyApplication(db, owner, applicationId)
    // A program says for itself what may be changed of an application to it.
    if (application === undefined || application.kind === 'Program') return
    await mustBeUnlocked(db, owner, application, { kind: 'upload', item_id: item, isGiven })
  }
  const scan = virusScanner && clamd(virusScanner)
  const homes = { mustOwnBuilding, isDocumentItem, findApplication, noteUpload, restrictedOf }
  return { db, now, files, jobs, scan, thumbnails, ...homes, mustBeUnlocked: mustBeUnlockedFor }
}

/** An application to a program is moved as every other, which needs what is put together after this. */
export function builtInDeps(
  { db, now }: Platform,
  documents: DocumentDeps,
  moved: () => ApplicationDeps,
): BuiltInDeps {
  const files = applicationFiles(documents)
  const isOwnContact: BuiltInDeps['isOwnContact'] = async (db, { partnerId, ownerId }, contactId) =>
    (await findContacts(db, { partnerId, userId: ownerId })).some(({ id }) => id === contactId)
  const applications: BuiltInDeps['applications'] = {
    insert: insertApplication,
    touch: touchApplication,
    listStatuses,
    markDone,
    transit: (...happens) => transit(moved(), ...happens),
  }
  const goneOf: BuiltInDeps['goneOf'] = async (partnerDb, scope, id) => {
    const payment = await findPaymentOf(partnerDb, scope, id)
    return payment !== undefined && hasLeft(payment.status) ? payment.amount : null
  }
  const homes = { buildingOf: readBuilding, factsOf: readHomeFacts, knownOf }
  return { db, now, files, applications, isOwnContact, spentOf, goneOf, ...homes }
}

export function composePrograms(
  { db, now, http, previews, problems }: Platform,
  { environment }: AppParts,
  deps: BuiltInDeps,
): Omit<ProgramDeps, 'noteSubmitted'> {
  const { files } = deps
  const builtIn = builtInEngine(deps)
  const trial = trialEngine({ db, now })
  const log = (error: unknown) => http.log.error({ err: error }, 'program system')
  const isProblem = (code: string): code is ProblemCode => Object.hasOwn(problems, code)
  const remote = new Map(
    [...environment.remotePrograms].map(([code, system]) => [
      code,
      remoteEngine({ call: callRemote(system, now), log, isProblem }),
    ]),
  )
  return {
    studio: {
      db,
      now,
      checkProgram,
      setProgramVersion,
      issueTrial: ({ partnerId }, { by, trial }) =>
        previews.issue({ partner: partnerId, by, person: 'new', person_id: null, trial }),
      notePublished: (changeDb, scope, program) =>
        followProgram(changeDb, scope, program, { languages: scope.partner.config.languages, at: now() }),
    },
    engineOf: ({ partner, trial: walk }) =>
      walk === undefined ? (remote.get(partner.config.code) ?? builtIn) : trial,
    files,
    trialContacts: trialContacts({ db, now }),
    buildingsOf: (scope) =>
      inPartner(db, scope, async (db) =>
        (await readBuildings(db, scope, BuildingListQuery.parse({}))).records.data.map(buildingInBrief),
      ),
  }
}

const buildingInBrief = ({ id, attributes }: { readonly id: string; readonly attributes: Building }) => ({
  id,
  name: homeName({ ...attributes, building_name: attributes.extra_info.building_name }),
  address: [streetOf(attributes), attributes.city].filter((part) => part).join(', '),
})

const mustOwnBuilding: DocumentDeps['mustOwnBuilding'] = async (db, scope, buildingId) => {
  await readBuilding(db, scope, buildingId)
}

/** An application knows the home with its incentives, what they ask for, what was given for it, and its payment. */
export const composeApplications = (
  { db, now, jobs, sendMail, renderMail, directory }: Platform,
  { incentives }: Homes,
  builtIn: BuiltInDeps,
  savings: SavingsDeps,
): ApplicationDeps => ({
  db,
  now,
  sendMail,
  renderMail,
  mustOwnBuilding,
  findListItem,
  restrictedOf,
  buildingOf: readBuilding,
  noteMoney,
  noteWork: (...moved) => noteWork(savings, ...moved),
  callOffVisits: (changeDb, scope, id) => callOffVisits({ jobs, now }, changeDb, scope, id),
  paymentOf: findPaymentOf,
  listsOf: readIncentiveLists,
  contactOf: async (partnerDb, { partnerId }, userId, contactId) => {
    const contacts = await findContacts(partnerDb, { partnerId, userId })
    return (contacts.find(({ id }) => id === contactId) ?? contacts[0])?.fields
  },
  settingsIn: async ({ partnerId }, language) => {
    const partner = await directory.byId(partnerId)
    if (partner === undefined) throw new Error(`no published partner ${partnerId}`)
    return partnerIn(partner, language).config.settings
  },
  factsOf: readHomeFacts,
  documents: { listGiven, attach: attachDocuments, listOfApplication: staffDocuments },
  programs: reviewedProgram(builtIn),
  homeOf: async (scope, buildingId, told) => {
    const id =
      buildingId ??
      (await inPartner(db, scope, async (partnerDb) => (await readBuilding(partnerDb, scope, undefined)).id))
    return await incentives.homeOf(scope, id, told)
  },
})

export const composePayments = ({ db, now }: Platform, applications: ApplicationDeps): PaymentDeps => ({
  db,
  now,
  issue: (scope, id, paid) => issuePayment(applications, scope, id, paid),
  isOwed: (partnerDb, scope, id) => isOwed(applications, partnerDb, scope, id),
  listPrograms: async (partnerDb, scope) =>
    (await listPrograms(partnerDb, scope)).map(({ id, definition: { name, languages, budget } }) => ({
      id,
      name: sayIn(scope.language, languages)(name),
      budget: budget ?? null,
    })),
})
