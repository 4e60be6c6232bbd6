export const partnerProblems = {
  'partner.unknown-host': 404,
  'partner.invalid-configuration': 422,
} as const
type PartnerProblems = typeof partnerProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends PartnerProblems {}
}
