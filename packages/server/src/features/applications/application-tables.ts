import type { SecondReason } from '@hearthlight/domain/applications/amounts/approval-limits'
import type { MessageSide } from '@hearthlight/domain/applications/application-message'
import type { CommentableType } from '@hearthlight/domain/applications/comment'
import type { UnreadReason } from '@hearthlight/domain/applications/queue/queue'
import type { RequestKind } from '@hearthlight/domain/applications/request-kinds'
import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import type { Generated, JSONColumnType } from 'kysely'

/** What a person asked for: an incentive (`Offer`, `Subsidy`) or a place in a program. */
type Applications = {
  partner_id: string
  id: string
  /** Short enough to be said on the telephone. */
  number: Generated<number>
  user_id: string
  building_id: string
  kind: ProgrammableType | 'Program'
  /** Of the application that this one is a part of. */
  parent_id: Generated<string | null>
  /** With `project_type_id`: of an application for an incentive. */
  incentive_id: Generated<string | null>
  /** Of an incentive that was renewed under another id. */
  original_incentive_id: Generated<string | null>
  project_type_id: Generated<string | null>
  /** With `program_version`: of an application to a program. */
  program_id: Generated<string | null>
  program_version: Generated<number | null>
  quantity: Generated<number | null>
  /** One of `APPLICATION_STATUSES` for an incentive; the words of the program for a program. */
  status: string
  requested_edit: Generated<string | null>
  /** The last day to answer what is asked. */
  answer_by: Generated<string | null>
  /** These three lock it when one begins with `yes`. */
  locked: Generated<string>
  locked_in_portal: Generated<string>
  locked_in_educate: Generated<string>
  /** Who books the visit, where there is one. */
  scheduled_by: Generated<'user' | 'manager' | null>
  /** What was reckoned when it was submitted. */
  total_incentive: Generated<string | null>
  /** Whether that is the amount or the most it can be. */
  total_basis: Generated<'exact' | 'maximum'>
  /** The admin who reviews it. */
  assigned_to: Generated<string | null>
  /** Since when it has its status. */
  status_at: Generated<Date>
  /** What staff approved; of an application that is to be paid. */
  approved_amount: Generated<string | null>
  created_at: Date
  updated_at: Date
  submitted_at: Generated<Date | null>
  /** Grows with every change of the row; the database counts. */
  revision: Generated<number>
}

/** Every status an application has had, the first included. */
type ApplicationStatuses = {
  partner_id: string
  id: string
  application_id: string
  status: string
  at: Date
  by_kind: 'user' | 'admin' | 'operator' | 'system'
  by_id: string | null
  /** What the person was told with it. */
  message: string | null
}

/** The answer to a question: of the home until the application is submitted, then of the application. */
type Comments = {
  partner_id: string
  id: string
  user_id: string
  building_id: string
  project_id: string | null
  commentable_type: CommentableType
  commentable_id: string
  content: string
  created_at: Date
  updated_at: Date
}

type CommentVersions = {
  partner_id: string
  id: string
  comment_id: string
  before: string
  after: string
  created_at: Date
}

/** What staff ask of the person: done when it is answered, cleared when the update is sent. */
type ApplicationRequests = {
  partner_id: string
  id: string
  application_id: string
  kind: RequestKind
  item_id: string
  content: string
  by_id: string | null
  created_at: Date
  done_at: Generated<Date | null>
  cleared_at: Generated<Date | null>
}

type OfApplication = { partner_id: string; application_id: string }
/** The name is that of the moment: whoever it was may be gone. */
type ByStaff = { by_id: string | null; by_name: string }

type ApplicationNotes = OfApplication &
  ByStaff & {
    id: string
    content: string
    mentions: JSONColumnType<readonly { readonly id: string; readonly name: string }[]>
    created_at: Date
  }

type ApplicationMessages = OfApplication &
  ByStaff & { id: string; side: MessageSide; content: string; created_at: Date }

/** Of the file that the document held then: another one is to be looked at again. */
type AcceptedDocuments = OfApplication & ByStaff & { document_id: string; file_id: string; at: Date }

/** What staff found of a rule that a document or a person settles. */
type ApplicationFindings = OfApplication & ByStaff & { rule: string; outcome: 'met' | 'not_met'; at: Date }

/** An amount that one person alone may not approve; it waits while the application has the status it had then. */
type WaitingApprovals = OfApplication & {
  id: string
  status: string
  status_at: Date
  to_status: string
  amount: string
  why: SecondReason
  reason: string
  message: string
  by_id: string
  by_name: string
  created_at: Date
  outcome: Generated<'confirmed' | 'refused' | 'replaced' | null>
  decided_at: Generated<Date | null>
  decided_by_name: Generated<string | null>
}

/** Who has it open; whoever is not seen for a minute has gone. */
type ApplicationLeases = OfApplication & {
  staff_id: string
  staff_name: string
  since: Date
  seen_at: Date
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    applications: Applications
    application_statuses: ApplicationStatuses
    application_requests: ApplicationRequests
    comments: Comments
    comment_versions: CommentVersions
    application_notes: ApplicationNotes
    application_messages: ApplicationMessages
    accepted_documents: AcceptedDocuments
    application_findings: ApplicationFindings
    waiting_approvals: WaitingApprovals
  }
  interface PassingTables {
    application_leases: ApplicationLeases
    /** When a side last read the messages. */
    application_reads: OfApplication & { side: MessageSide; at: Date }
    /** Triggers write what the applicant did. */
    unread_applications: OfApplication & { staff_id: string; why: UnreadReason; since: Date }
  }
}
