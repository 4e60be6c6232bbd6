import type { FieldProblem, ProblemCode, ProblemParams } from '@hearthlight/domain/shared/problem'

/** What a thread of a pool says to a question. */
export type ThreadResult =
  | { readonly kind: 'done'; readonly answer: unknown }
  | {
      readonly kind: 'problem'
      readonly code: ProblemCode
      readonly params: ProblemParams
      readonly fields: readonly FieldProblem[]
    }
  | { readonly kind: 'bug'; readonly message: string; readonly stack: string | undefined }
