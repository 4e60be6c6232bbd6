import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Instant = ColumnType<Date, Date, Date>
type Json = JSONColumnType<Record<string, unknown>>

type Refusals = {
  id: string
  minute: Date
  kind: 'sign-in' | 'token' | 'csrf' | 'rate' | 'not-allowed'
  code: string
  route: string
  partner_id: string | null
  actor_kind: string
  actor_id: string | null
  email_hash: string | null
  network: string
  count: number
  last_at: Date
}

/** The queue's own table (pg-boss), of which this is read. */
type QueuedJobs = {
  id: string
  name: string
  data: { readonly partnerId?: string } | null
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  retry_count: number
  retry_limit: number
  created_on: Date
  started_on: Date | null
  completed_on: Date | null
  output: { readonly message?: string } | null
}

export type PlatformTables = {
  'pgboss.job': QueuedJobs
  refusals: Refusals
  audit_log: {
    partner_id: string
    id: string
    at: Generated<Date>
    actor_kind: string
    actor_id: string | null
    on_behalf_by: string | null
    action: string
    record_type: string
    record_id: string
    /** The home or person the record belongs to. */
    record_of: string | null
    /** Both are emptied when what they tell of is deleted; `erased_at` says when. */
    before: Json | null
    after: Json | null
    request_id: string
    erased_at: Generated<Date | null>
  }
}

/** Of the platform, what `PassingTables` is about. */
export type PlatformPassingTables = {
  /** Signing in and out have lines of their own; the row says until when. */
  sessions: {
    partner_id: string
    id: string
    token_hash: string
    subject_kind: 'user' | 'guest' | 'admin' | 'operator'
    subject_id: string
    /** The admin who acts as this user, if one does. */
    on_behalf_by: string | null
    /** The console session of that admin. */
    opened_by: string | null
    /** Where in the console that admin was. */
    came_from: Generated<string | null>
    user_agent: string
    /** When the second factor was shown in this session. */
    second_factor_at: Date | null
    /** When the person last gave a password or factor in this session. */
    proved_at: Instant
    wrong_codes: Generated<number>
    created_at: Instant
    last_seen_at: Instant
    ends_at: Instant
  }
  /** Written by triggers on people and homes. */
  search_words: { partner_id: string; kind: 'person' | 'home'; word: string; record_id: string }
  /** The mailbox of developers, a month. */
  mails: {
    partner_id: string
    id: string
    to: string
    from: string
    subject: string
    text: string
    html: string
    /** The file for the reader's calendar that came with it. */
    calendar: string | null
    created_at: Generated<Date>
  }
  /** Which mails left, 90 days. */
  sent_mails: {
    partner_id: string
    id: string
    to: string
    subject: string
    language: string
    state: 'sent' | 'failed'
    attempts: number
    error: string | null
    /** What it was made of; null when that holds a secret link. */
    request: ColumnType<unknown, string | null, string | null>
    created_at: Date
  }
  /** What happened, until those who are to hear of it have been found: seconds. */
  outbox: { partner_id: string; id: string; type: string; data: Json; at: Date }
  /** What is being written in the studio; publishing it has its line. */
  studio_drafts: {
    partner_id: string
    kind: 'program' | 'incentive'
    /** Of the program or incentive, which may not be there yet. */
    id: string
    document: Json
    /** What was live when the draft was begun; null for something new. */
    base: Json | null
    revision: number
    updated_at: Date
    updated_by: string
  }
}
