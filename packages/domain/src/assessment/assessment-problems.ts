export const assessmentProblems = {
  'assessment.impossible-input': 422,
  'assessment.invalid-answer': 422,
} as const
