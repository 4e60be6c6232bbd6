export const exportProblems = {
  'admin-exports.restricted': 403,
  'admin-exports.nothing': 422,
  'admin-exports.too-many': 422,
  'admin-exports.being-made': 409,
  'admin-exports.many-waiting': 409,
  'admin-exports.gone': 404,
  'admin-exports.many-schedules': 409,
  'admin-exports.not-your-schedule': 403,
} as const
export type ExportProblems = typeof exportProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends ExportProblems {}
}
