import type { FieldProblem, ProblemCode } from '@hearthlight/domain/shared/problem'
import type { EngineTask } from './engine-tasks.ts'

export type EngineCall = { readonly id: number; readonly task: EngineTask; readonly input: unknown }
export type EngineResponse =
  | { readonly id: number; readonly kind: 'done'; readonly output: unknown }
  | {
      readonly id: number
      readonly kind: 'problem'
      readonly code: ProblemCode
      readonly fields: readonly FieldProblem[]
    }
  | { readonly id: number; readonly kind: 'bug'; readonly message: string }
