export const homeProblems = {
  'admin-homes.not-assessed': 409,
  'admin-homes.running': 409,
  'admin-homes.nothing-older': 409,
  'admin-homes.over': 409,
} as const
export type HomeProblems = typeof homeProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends HomeProblems {}
}
