export const importProblems = {
  'admin-imports.no-file': 422,
  'admin-imports.not-csv': 422,
  'admin-imports.empty': 422,
  'admin-imports.too-big': 413,
  'admin-imports.row-too-long': 422,
  'admin-imports.columns': 422,
  'admin-imports.stale': 409,
  'admin-imports.over': 409,
} as const
export type ImportProblems = typeof importProblems

declare module '../../shared/problem.ts' {
  interface ProblemCodes extends ImportProblems {}
}
