export const partnerProblems = {} as const
