export const documentProblems = {
  'documents.no-file': 422,
  'documents.one-file': 422,
  'documents.no-name': 422,
  'documents.empty': 422,
  'documents.too-big': 413,
  'documents.wrong-type': 415,
  'documents.disguised': 415,
  'documents.duplicate': 409,
  'documents.same-content': 409,
  'documents.several-match': 409,
  'documents.upload-failed': 422,
  'documents.being-checked': 409,
  'documents.infected': 409,
  'documents.person-full': 409,
  'documents.partner-full': 409,
} as const
export type DocumentProblems = typeof documentProblems

declare module '../shared/problem.ts' {
  interface ProblemCodes extends DocumentProblems {}
}
