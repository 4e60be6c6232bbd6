export const webhookProblems = {
  'admin-webhooks.private-address': 422,
  'admin-webhooks.being-sent': 409,
  'admin-webhooks.too-many-webhooks': 409,
} as const
export type WebhookProblems = typeof webhookProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends WebhookProblems {}
}
