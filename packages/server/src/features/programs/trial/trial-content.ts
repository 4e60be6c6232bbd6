import type { ChosenMeasure } from '@hearthlight/domain/programs/facts/application-state'
import type { AnswerValue } from '@hearthlight/domain/programs/options/answer-value'
import type { StoredAttachment } from '../built-in-deps.ts'

/** What was filled in on a walk. */
export type TrialContent = {
  /** Null until the walk has come to its first step. */
  readonly begun_at: string | null
  /** Each step can be looked at, whatever is missing before it. */
  readonly is_look?: boolean
  /** The last is the one it has. */
  readonly statuses: readonly { readonly status: string; readonly at: string }[]
  readonly submitted_at: string | null
  readonly answers: Readonly<Record<string, { readonly answer: AnswerValue; readonly at: string }>>
  readonly measures: readonly ChosenMeasure[]
  /** What the files were called; their bytes are not kept. */
  readonly files: readonly StoredAttachment[]
  readonly contacts: readonly TrialContact[]
  readonly contact_id: string | null
  readonly accepted_terms: readonly string[]
}

export type TrialContact = { readonly id: string; readonly fields: Readonly<Record<string, string>> }

/** A walk that stands at its steps. */
export const begunTrial = (initial_status: string, now: Date): TrialContent => {
  const at = now.toISOString()
  return { ...EMPTY_TRIAL, begun_at: at, statuses: [{ status: initial_status, at }] }
}

export const EMPTY_TRIAL: TrialContent = {
  begun_at: null,
  statuses: [],
  submitted_at: null,
  answers: {},
  measures: [],
  files: [],
  contacts: [],
  contact_id: null,
  accepted_terms: [],
}
