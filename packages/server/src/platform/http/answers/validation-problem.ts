import { type FieldProblem, Problem } from '@hearthlight/domain/shared/problem'
import type { Translate } from '@hearthlight/domain/shared/translate'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { unstorableTexts } from '../limits/unstorable-text.ts'

type Issue = z.core.$ZodIssue
type ReadCall<Schema extends z.ZodType> = { value: z.infer<Schema> } | { error: InvalidCall }

/** A call that its schema refuses. */
export class InvalidCall extends Error {
  readonly part: string
  readonly issues: readonly Issue[]
  constructor(part: string, issues: readonly Issue[]) {
    super(`The ${part} does not fit its schema`)
    this.part = part
    this.issues = issues
  }
}

export const validateCall: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) =>
    // A body of JSON was looked at where it was read (`json-bodies.ts`).
    httpPart === 'body' ? parseCall(schema, httpPart, data) : readCall(schema, httpPart ?? 'body', data)

/** The same for fields that come in another way than as JSON. */
export function readCall<Schema extends z.ZodType>(
  schema: Schema,
  part: string,
  data: unknown,
): ReadCall<Schema> {
  const unstorable = unstorableTexts(data)
  if (unstorable.length > 0) return { error: new InvalidCall(part, unstorable) }
  return parseCall(schema, part, data)
}

function parseCall<Schema extends z.ZodType>(schema: Schema, part: string, data: unknown): ReadCall<Schema> {
  const parsed = schema.safeParse(data)
  return parsed.success ? { value: parsed.data } : { error: new InvalidCall(part, parsed.error.issues) }
}

/** An id that cannot be one names nothing, so it is "not found" like any other. */
export function problemOfCall({ part, issues }: InvalidCall, translate: Translate): Problem {
  return part === 'params' ? new Problem('shared.not-found') : problemOfIssues(issues, translate)
}

/** Nobody mends more at once; a list of a hundred thousand wrong values would be answered by as many sentences. */
const FIELDS_AT_MOST = 200

export function problemOfIssues(issues: readonly Issue[], translate: Translate): Problem {
  const told = issues.slice(0, FIELDS_AT_MOST)
  return new Problem('shared.invalid-form', { fields: told.map((issue) => toField(issue, translate)) })
}

function toField(issue: Issue, translate: Translate): FieldProblem {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  // RFC 6901 §3: `~` and `/` inside a name are escaped.
  const pointer = path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  return { pointer: pointer === '' ? '/' : pointer, message: messageOf(issue, translate) }
}

/** A message a schema wrote itself stays; zod's own English ones become ours, in the person's language. */
function messageOf(issue: Issue, translate: Translate): string {
  if (/^[a-z-]+:[a-z]/.test(issue.message)) return issue.message
  const own = ownMessage(issue, translate)
  return own !== undefined && isStock(issue.message) ? own : issue.message
}

const isStock = (message: string) => /^(Invalid|Too (small|big)|Unrecognized|Required)/.test(message)

function ownMessage(issue: Issue, translate: Translate): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return translate('shared:validation.required')
    case 'too_small':
      if (issue.origin !== 'string')
        return translate('shared:validation.min_value', { min: Number(issue.minimum) })
      return issue.minimum === 1
        ? translate('shared:validation.required')
        : translate('shared:validation.min', { length: Number(issue.minimum) })
    case 'too_big':
      return issue.origin === 'string'
        ? translate('shared:validation.max', { length: Number(issue.maximum) })
        : translate('shared:validation.max_value', { max: Number(issue.maximum) })
    case 'invalid_format':
      return issue.format === 'email' ? translate('shared:validation.email') : undefined
    case 'invalid_value':
      return translate('shared:validation.option')
    default:
      return undefined
  }
}
