import { HttpProblem } from '../../platform/http-problem.ts'

/** What a refusal says of one field of the form, and what it says of the whole. */
export function fieldErrors(error: Error | null) {
  const fields = error instanceof HttpProblem ? error.fields : []
  return {
    of: (path: string) => fields.find((field) => field.path === path)?.message,
    whole: fields.length > 0 ? null : error,
  }
}
