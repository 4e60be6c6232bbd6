/** Of drafts of programs and of incentives. */
export const studioProblems = {
  'admin-programs.live-changed': 409,
  'admin-programs.invalid-draft': 422,
  'admin-programs.taken-code': 422,
} as const
type StudioProblems = typeof studioProblems

declare module '../../shared/problem.ts' {
  interface ProblemCodes extends StudioProblems {}
}
