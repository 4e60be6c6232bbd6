import type { sharedProblems } from './shared-problems.ts'

/**
 * The codes of all problems. Each noun adds its own (`declare module`, beside its table), so that a code that nobody has
 * does not compile, and this floor knows no noun.
 */
export interface ProblemCodes extends SharedProblems {}
type SharedProblems = typeof sharedProblems
export type ProblemCode = keyof ProblemCodes

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
