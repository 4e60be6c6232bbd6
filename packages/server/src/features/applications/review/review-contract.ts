import type { ApprovalLimits } from '@hearthlight/domain/applications/amounts/approval-limits'
import type { RequestKind } from '@hearthlight/domain/applications/request-kinds'
import type {
  RequestChanges,
  StaffAmount,
  StaffAnswer,
  StaffApplication,
} from '@hearthlight/domain/applications/staff-application'
import type { StatusMove } from '@hearthlight/domain/applications/staff-moves'
import type { Statuses } from '@hearthlight/domain/applications/statuses'
import type { Incentive } from '@hearthlight/domain/incentives/incentive'
import type { MailValues, OwnMail } from '@hearthlight/domain/programs/definition/status-mail'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { FoundApplication } from '../find-application-store.ts'

type Item = { readonly id: string; readonly name: string }

/** What decides about the status of an application, in the words of one language. Cheap enough for a transaction. */
export type ReviewRules = {
  /** Of the incentive or program. */
  readonly name: string
  readonly statusName: (code: string) => string
  readonly statuses: Statuses
  /** Where staff may move it from the status it has. */
  readonly moves: readonly StatusMove[]
  /** What the applicant is written when it gets a status, where the program has words of its own for it. */
  readonly statusMail: (code: string, named: MailValues) => OwnMail | undefined
  /** What happens next in a status; empty where nothing says it. */
  readonly next: (code: string) => string
  /** What approving asks for by itself, since the payment needs it: in the status in which the applicant gives it. */
  readonly approvalAsks: ApprovalAsks | null
  /** What can be asked for once more. */
  readonly asked: Readonly<Record<RequestKind, readonly Item[]>>
}

export type ApprovalAsks = {
  readonly status: string
  readonly requests: RequestChanges['requests']
  /** What is asked, by its names. */
  readonly items: readonly Item[]
  /** In a sentence. */
  readonly message: string
}

/** What staff see of an application beside its row. */
export type Reviewed = Pick<StaffApplication, 'promise' | 'concerns'> & {
  /** By the answers alone; what reviewers found is laid over it. */
  readonly eligibility: Incentive['eligibility']
  readonly amount: StaffAmount
  /** The contact that was chosen in it. */
  readonly contactId: string | null
  /** With the content of restricted ones, which only who may read them is given. */
  readonly answers: readonly Omit<StaffAnswer, 'message'>[]
}

/** An application for an incentive and one to a program are reviewed alike; each kind knows how it is read. */
export type ReviewedKind = {
  readonly rules: (
    db: PartnerDb,
    scope: Scope,
    application: FoundApplication,
    language: Language,
  ) => Promise<ReviewRules>
  /** What bounds an approval of it; what it holds of the budget itself is left for it. */
  readonly limits: (db: PartnerDb, scope: Scope, application: FoundApplication) => Promise<ApprovalLimits>
  /** Until the transaction ends nobody else approves from the same budget. */
  readonly holdBudget: (db: ChangeDb, scope: Scope, application: FoundApplication) => Promise<void>
  /** May take its time: never inside a transaction. */
  readonly read: (scope: Scope, application: FoundApplication) => Promise<Reviewed>
}
