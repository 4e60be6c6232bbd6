export const reportProblems = {} as const
