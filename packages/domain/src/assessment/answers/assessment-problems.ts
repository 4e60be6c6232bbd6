export const assessmentProblems = {
  'assessment.impossible-input': 422,
  'assessment.invalid-answer': 422,
} as const
export type AssessmentProblems = typeof assessmentProblems

declare module '../../shared/problem.ts' {
  interface ProblemCodes extends AssessmentProblems {}
}
