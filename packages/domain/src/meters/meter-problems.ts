export const meterProblems = {
  'meters.negative': 409,
  'meters.absurd': 409,
  'meters.other-home': 409,
  'meters.too-many-series': 409,
  'meters.home-full': 409,
  'meters.person-full': 409,
  'meters.too-many-readings': 422,
  'meters.out-of-time': 422,
  'meters.wrong-length': 422,
  'meters.no-readings': 422,
  'meters.long-span': 422,
  'meters.same-series': 409,
} as const
type MeterProblems = typeof meterProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends MeterProblems {}
}
