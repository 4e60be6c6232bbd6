export const apiKeyProblems = {
  'admin-api-keys.unknown-key': 401,
  'admin-api-keys.too-many-keys': 409,
} as const
export type ApiKeyProblems = typeof apiKeyProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends ApiKeyProblems {}
}
