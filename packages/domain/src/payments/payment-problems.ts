export const paymentProblems = {
  'payments.no-longer-due': 409,
  'payments.in-a-file': 409,
  'payments.batch-sent': 409,
  'payments.batch-undone': 409,
  'payments.batch-changed': 409,
  'payments.not-due': 409,
  'payments.not-held': 409,
  'payments.not-failed': 409,
  'payments.not-approved': 409,
  'payments.no-columns': 422,
  'payments.too-large': 422,
} as const
type PaymentProblems = typeof paymentProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends PaymentProblems {}
}
