import type { ErrorAnswer } from '@hearthlight/domain/shared/envelope'
import { PROBLEMS, type Problem, problemTextKey } from '@hearthlight/domain/shared/problem'
import { wireCode } from '@hearthlight/domain/shared/wire-code'
import type { Translate } from '../texts.ts'

/** The first error is for the person as a whole; one more follows for each field. */
export function errorAnswer(problem: Problem, translate: Translate): { status: number; answer: ErrorAnswer } {
  const status = PROBLEMS[problem.code]
  const common = { status: String(status), code: wireCode(problem.code) }
  const title = translate(problemTextKey(problem.code), problem.params)
  const fields = problem.fields.map(({ pointer, message }) => ({
    ...common,
    title: isTextKey(message) ? translate(message, problem.params) : message,
    source: { pointer },
  }))
  return { status, answer: { errors: [{ ...common, title }, ...fields] } }
}

const isTextKey = (message: string) => /^[a-z]+:[a-z][\w.-]*$/.test(message)
