export const schedulingProblems = {
  'scheduling.not-open': 422,
  'scheduling.slot-taken': 409,
  'scheduling.slot-passed': 409,
  'scheduling.slot-withdrawn': 409,
  'scheduling.slot-changed': 409,
  'scheduling.link-ended': 404,
  'scheduling.stale': 409,
  'scheduling.email-taken': 422,
  'scheduling.empty-note': 422,
} as const
type SchedulingProblems = typeof schedulingProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends SchedulingProblems {}
}
