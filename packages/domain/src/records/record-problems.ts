/** Of jobs and of mails. */
export const logProblems = {
  'admin-log.not-failed': 409,
  'admin-log.mail-not-kept': 409,
} as const
export type LogProblems = typeof logProblems

export const viewProblems = {
  'admin-kit.view-changed': 409,
  'admin-kit.too-many-views': 409,
  'admin-kit.not-your-view': 403,
} as const
export type ViewProblems = typeof viewProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends LogProblems, ViewProblems {}
}
