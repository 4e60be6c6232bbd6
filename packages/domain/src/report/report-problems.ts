export const reportProblems = {
  'report.not-assessed': 409,
  'report.share-ended': 404,
  'report.too-many-shares': 409,
} as const
type ReportProblems = typeof reportProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends ReportProblems {}
}
