export const hpxmlProblems = {
  'audit-file.no-schema': 501,
  'audit-file.not-valid': 500,
} as const
type HpxmlProblems = typeof hpxmlProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends HpxmlProblems {}
}
