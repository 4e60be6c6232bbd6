export const peopleProblems = {
  'admin-people.has-open-applications': 409,
  'admin-people.not-confirmed': 422,
  'admin-people.erased': 409,
  'admin-people.no-link': 409,
} as const
export type PeopleProblems = typeof peopleProblems

declare module '../../shared/problem.ts' {
  interface ProblemCodes extends PeopleProblems {}
}
