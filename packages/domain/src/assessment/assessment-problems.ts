export const assessmentProblems = {} as const
