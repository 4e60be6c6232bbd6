export const consentProblems = {
  'consents.other-words': 409,
  'consents.over': 409,
} as const
type ConsentProblems = typeof consentProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends ConsentProblems {}
}
