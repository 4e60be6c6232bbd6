export const applicationProblems = {
  'applications.already-applied': 409,
  'applications.none-left': 409,
  'applications.too-many': 422,
  'applications.too-many-messages': 429,
  'applications.outside-dates': 422,
  'applications.not-open': 422,
  'applications.in-program': 422,
  'applications.decided': 409,
  'applications.locked': 423,
  'applications.not-asked': 409,
  'applications.answer-by-past': 422,
  'applications.stale': 409,
  'applications.cannot-move': 409,
  'applications.nothing-asked': 422,
  'applications.move-incomplete': 422,
  'applications.above-budget': 422,
  'applications.needs-second': 409,
  'applications.second-is-first': 403,
  'applications.nothing-to-confirm': 409,
  'applications.not-correctable': 409,
  'applications.payment-left': 409,
  // The rules of submitting, in the order in which they are checked (spec 2 section 5).
  'applications.invalid-answers': 422,
  'applications.answers-in-edit': 422,
  'applications.unsaved-answers': 422,
  'applications.no-consent': 422,
  'applications.documents-missing': 422,
  'applications.questions-missing': 422,
  'applications.uploads-requested': 422,
  'applications.edits-requested': 422,
  'applications.incomplete': 422,
} as const
export type ApplicationProblems = typeof applicationProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends ApplicationProblems {}
}
