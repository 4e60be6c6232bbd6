export const savingsProblems = {
  'meters.weather-columns': 422,
  'meters.weather-rows': 422,
  'meters.weather-nothing': 422,
  'meters.work-in-future': 422,
  'meters.too-many-works': 409,
  'meters.too-many-changes': 409,
} as const
type SavingsProblems = typeof savingsProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends SavingsProblems {}
}
