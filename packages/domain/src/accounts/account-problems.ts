export const accountProblems = {} as const
