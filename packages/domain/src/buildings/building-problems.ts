export const buildingProblems = {} as const
