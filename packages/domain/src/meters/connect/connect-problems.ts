export const connectProblems = {
  'meters.no-consent': 409,
  'meters.provider-address': 422,
  'meters.too-many-providers': 409,
  'meters.connection-refused': 409,
  'meters.connection-over': 409,
  'meters.connection-failed': 502,
} as const
type ConnectProblems = typeof connectProblems

declare module '../../shared/problem.ts' {
  interface ProblemCodes extends ConnectProblems {}
}
