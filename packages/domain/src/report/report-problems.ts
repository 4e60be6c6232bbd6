export const reportProblems = { 'report.not-assessed': 409 } as const
