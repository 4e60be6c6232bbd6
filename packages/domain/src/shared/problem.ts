// The type only: the engine's worker throws problems and need not carry the whole catalogue.
import type { ProblemCode } from './problem-catalogue.ts'

export type { ProblemCode } from './problem-catalogue.ts'

/** Values for the placeholders of the title. */
export type ProblemParams = Readonly<Record<string, string | number>>

/** A text by its key, so that whoever shows it can say it in another language. */
export type ProblemText = { readonly key: string; readonly params: ProblemParams }

export type FieldProblem = {
  readonly pointer: string
  readonly message: string
  readonly text?: ProblemText | undefined
}

type ProblemDetails = { readonly params?: ProblemParams; readonly fields?: readonly FieldProblem[] }

export class Problem extends Error {
  readonly code: ProblemCode
  readonly params: ProblemParams
  readonly fields: readonly FieldProblem[]

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.params = details.params ?? {}
    this.fields = details.fields ?? []
  }
}

export function problemTextKey(code: ProblemCode): string {
  const dot = code.indexOf('.')
  return `${code.slice(0, dot)}:problem.${code.slice(dot + 1)}`
}
