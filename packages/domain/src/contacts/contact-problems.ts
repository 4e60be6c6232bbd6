export const contactProblems = {
  'contacts.missing-fields': 422,
  'contacts.unknown-field': 422,
  'contacts.too-many': 409,
} as const
type ContactProblems = typeof contactProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends ContactProblems {}
}
