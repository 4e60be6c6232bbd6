export const programProblems = {
  'programs.not-open': 422,
  'programs.archived': 422,
  'programs.budget-used-up': 422,
  'programs.amount-unknown': 422,
  'programs.not-eligible': 422,
  'programs.invalid-answers': 422,
  'programs.invalid-measure': 422,
  'programs.no-contact': 422,
  'programs.terms': 422,
  'programs.incomplete': 422,
  'programs.cannot-move': 409,
  'programs.changed-elsewhere': 409,
  'programs.attachment-too-big': 413,
  'programs.attachment-type': 415,
  'programs.attachment-duplicate': 409,
  'programs.attachment-count': 422,
  'programs.fulfill-api-error': 502,
} as const
type ProgramProblems = typeof programProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends ProgramProblems {}
}
