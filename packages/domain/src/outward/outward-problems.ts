/** Of webhooks and of keys. */
export const outwardProblems = {
  'admin-outward.unknown-key': 401,
  'admin-outward.private-address': 422,
  'admin-outward.being-sent': 409,
  'admin-outward.too-many-webhooks': 409,
  'admin-outward.too-many-keys': 409,
} as const
export type OutwardProblems = typeof outwardProblems

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
  interface ProblemCodes extends OutwardProblems, ExportProblems {}
}
