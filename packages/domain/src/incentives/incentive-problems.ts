export const incentiveProblems = {} as const
type IncentiveProblems = typeof incentiveProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends IncentiveProblems {}
}
