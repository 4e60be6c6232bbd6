import {
  Problem,
  type ProblemCode,
  type ProblemParams,
  problemTextKey,
} from '@hearthlight/domain/shared/problem'

/** A problem of one field: its words stand at the field too, unless the partner has its own. */
export function fieldProblem(
  code: ProblemCode,
  pointer: string,
  { params = {}, message }: { readonly params?: ProblemParams; readonly message?: string | undefined } = {},
): Problem {
  return new Problem(code, { params, fields: [{ pointer, message: message ?? problemTextKey(code) }] })
}
