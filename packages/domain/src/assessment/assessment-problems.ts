export const assessmentProblems = {
  'assessment.impossible-input': 422,
} as const
