export const incentiveProblems = {} as const
