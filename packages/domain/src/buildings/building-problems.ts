export const buildingProblems = {
  'buildings.update-disabled': 403,
  'buildings.no-create-right': 403,
  'buildings.no-update-right': 403,
  'buildings.has-applications': 409,
  'buildings.too-many': 409,
} as const
type BuildingProblems = typeof buildingProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends BuildingProblems {}
}
