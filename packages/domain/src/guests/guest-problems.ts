export const guestProblems = {
  'guests.refused': 422,
  'guests.too-many': 429,
  'guests.link-ended': 404,
  'guests.moved': 409,
  'guests.not-open': 409,
  'guests.other-email': 409,
} as const
type GuestProblems = typeof guestProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends GuestProblems {}
}
