export const recordProblems = {
  'admin-log.not-failed': 409,
  'admin-log.mail-not-kept': 409,
  'admin-kit.view-changed': 409,
  'admin-kit.not-your-view': 403,
} as const
export type RecordProblems = typeof recordProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends RecordProblems {}
}
