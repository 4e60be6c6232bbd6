export const readingImportProblems = {
  'admin-readings.no-file': 422,
  'admin-readings.empty': 422,
  'admin-readings.too-big': 413,
  'admin-readings.over': 409,
} as const
type ReadingImportProblems = typeof readingImportProblems

declare module '../../shared/problem.ts' {
  interface ProblemCodes extends ReadingImportProblems {}
}
