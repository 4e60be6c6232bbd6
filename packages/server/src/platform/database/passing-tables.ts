/**
 * What a partner's tables hold only for a while, or could make again, with the reason why writing it leaves no line in the
 * audit log. Every other table is written through `change`, and has the trigger that refuses anything else.
 */
export const PASSING_TABLES = {
  sessions: 'signing in and out have lines of their own; the row says until when',
  sso_sessions: 'goes with its session',
  sso_requests: 'minutes',
  one_time_tokens: 'hours; what a token is used for has its line',
  staff_password_tokens: 'an hour; choosing the password has its line',
  staff_challenges: 'minutes',
  used_proofs: 'until the proof would have ended',
  sign_in_failures: 'a quarter of an hour',
  mails: 'the mailbox of developers, a month',
  visits: 'statistics',
  wizard_marks: 'where a person left the assessment',
  planned_results: 'computed again when missing',
  computation_claims: 'seconds, while a result is being computed',
  report_files: 'drawn again when missing',
} as const

export type PassingTable = keyof typeof PASSING_TABLES
