import type { GivenDocument } from '@hearthlight/domain/applications/answers/submit-rules'
import type { StaffDocument } from '@hearthlight/domain/applications/staff-application'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { Facts } from '@hearthlight/domain/incentives/classification/home-condition'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import type { Incentive, ListItem } from '@hearthlight/domain/incentives/incentive'
import type { IncentiveLists } from '@hearthlight/domain/incentives/incentive-lists'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { PaymentStatus } from '@hearthlight/domain/payments/payment'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { HomeScope, OwnedBy } from '../../platform/access/access.ts'
import type { RestrictedOf } from '../../platform/access/restricted.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { RenderMail, SendMail } from '../../platform/mail/mailer.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'
import type { ReviewedKind } from './review/review-contract.ts'
import type { NoteMoney } from './transition/carry-out.ts'

export type ApplicationDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly sendMail: SendMail
  /** A mail as it would leave. */
  readonly renderMail: RenderMail
  /**
   * A home of the person, the one they worked on last without an id, with its incentives; refuses another's. What an
   * application tells counts before what the home does.
   */
  readonly homeOf: (
    scope: HomeScope,
    buildingId: string | undefined,
    told?: Facts,
  ) => Promise<HomeWithIncentives>
  /** Refuses a building that this request does not reach. */
  readonly mustOwnBuilding: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<void>
  /** A question of the partner's incentives. */
  readonly findListItem: (db: PartnerDb, scope: Scope, id: string) => Promise<ListItem | undefined>
  /** What an incentive asks for and pays, and how often one may apply for it. */
  readonly listsOf: (
    db: PartnerDb,
    scope: Scope,
    incentiveId: string,
  ) => Promise<
    IncentiveLists &
      Pick<Incentive, 'user_quantity_limitation' | 'building_quantity_limitation' | 'amount_formula'>
  >
  /** What the record and the answers of a home tell. */
  readonly factsOf: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<Facts>
  readonly documents: ApplicationDocuments
  readonly restrictedOf: RestrictedOf
  /** A home of whoever the access names. */
  readonly buildingOf: (db: PartnerDb, scope: HomeScope, buildingId: string) => Promise<Building>
  /** How applications to programs are reviewed. */
  readonly programs: ReviewedKind
  /** What a transition does to the payment of an application. */
  readonly noteMoney: NoteMoney
  /** A finished application is work on its home; one that is no longer finished is none. */
  readonly noteWork: (
    db: ChangeDb,
    scope: Scope,
    application: { readonly id: string; readonly building_id: string },
    isFinished: { readonly was: boolean; readonly is: boolean },
  ) => Promise<void>
  /** Nobody comes to the home of an application any more. */
  readonly callOffVisits: (db: ChangeDb, scope: Scope, applicationId: string) => Promise<void>
  /** One of the person's contacts, else the first; undefined where they have none. */
  readonly contactOf: (
    db: PartnerDb,
    scope: InPartner,
    userId: string,
    contactId: string | null,
  ) => Promise<Readonly<Record<string, string>> | undefined>
  /** The settings of the partner in another language than that of who asks; never inside a transaction. */
  readonly settingsIn: (scope: InPartner, language: Language) => Promise<PartnerConfig['settings']>
  /** The payment of an application, where there is one. */
  readonly paymentOf: (
    db: PartnerDb,
    scope: InPartner,
    applicationId: string,
  ) => Promise<ApplicationPayment | undefined>
}

export type ApplicationPayment = {
  readonly number: number
  readonly amount: string
  readonly status: PaymentStatus
}

export type HomeWithIncentives = {
  readonly building: Building
  readonly incentives: readonly ClassifiedIncentive[]
}

/** The documents of a home that wait for an application, or those of one. */
export type ApplicationDocuments = {
  readonly listGiven: (
    db: PartnerDb,
    owner: OwnedBy,
    buildingId: string,
    projectId: string | null,
  ) => Promise<GivenDocument[]>
  /** Gives what waits for these items to the application. */
  readonly attach: (
    db: ChangeDb,
    owner: OwnedBy,
    buildingId: string,
    items: readonly string[],
    projectId: string,
  ) => Promise<void>
  /** For staff: all that was given with an application, oldest first. */
  readonly listOfApplication: (
    db: PartnerDb,
    scope: InPartner,
    applicationId: string,
  ) => Promise<
    (Omit<StaffDocument, 'item' | 'accepted_by' | 'is_restricted' | 'message'> & {
      readonly file_id: string
    })[]
  >
}
