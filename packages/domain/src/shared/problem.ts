import { accountProblems } from '../accounts/account-problems.ts'
import { assessmentProblems } from '../assessment/assessment-problems.ts'
import { buildingProblems } from '../buildings/building-problems.ts'
import { incentiveProblems } from '../incentives/incentive-problems.ts'
import { partnerProblems } from '../partner/partner-problems.ts'
import { reportProblems } from '../report/report-problems.ts'
import { sharedProblems } from './shared-problems.ts'

/** Every failure a person may see: stable code → HTTP status. The title of `noun.what` is the text `noun:problem.what`. */
export const PROBLEMS = {
  ...sharedProblems,
  ...partnerProblems,
  ...accountProblems,
  ...buildingProblems,
  ...assessmentProblems,
  ...reportProblems,
  ...incentiveProblems,
} as const satisfies Record<`${string}.${string}`, number>

export type ProblemCode = keyof typeof PROBLEMS

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
