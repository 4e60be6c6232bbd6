import { wireCode } from '@hearthlight/domain/catalogue/wire-code'
import type { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { type Problem, problemTextKey } from '@hearthlight/domain/shared/problem'
import type { Translate } from '@hearthlight/domain/shared/translate'
import type { ProblemStatuses } from '../../refusals/problem-statuses.ts'

/** The first error is for the person as a whole; one more follows for each field. */
export function errorResponse(
  problem: Problem,
  problems: ProblemStatuses,
  translate: Translate,
): { status: number; body: ErrorResponse } {
  const status = problems[problem.code]
  const common = { status: String(status), code: wireCode(problem.code) }
  const { params } = problem
  const key = problemTextKey(problem.code)
  const fields = problem.fields.map(({ pointer, message, text }) => ({
    ...common,
    title: isTextKey(message) ? translate(message, params) : message,
    source: { pointer },
    meta: isTextKey(message)
      ? { key: message, params: { ...params } }
      : text && { ...text, params: { ...text.params } },
  }))
  const whole = {
    ...common,
    title: translate(key, params),
    ...(Object.keys(params).length > 0 && { meta: { key, params: { ...params } } }),
  }
  return { status, body: { errors: [whole, ...fields] } }
}

const isTextKey = (message: string) => /^[a-z-]+:[a-z][\w.-]*$/.test(message)
