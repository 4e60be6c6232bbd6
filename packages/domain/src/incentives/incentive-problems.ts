export const incentiveProblems = {
  'incentives.not-open': 422,
  'incentives.no-advisor': 422,
} as const
type IncentiveProblems = typeof incentiveProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends IncentiveProblems {}
}
