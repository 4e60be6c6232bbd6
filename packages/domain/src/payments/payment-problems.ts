export const paymentProblems = {
  'payments.nothing-due': 409,
  'payments.no-columns': 422,
} as const
type PaymentProblems = typeof paymentProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends PaymentProblems {}
}
