import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'
import { z } from 'zod'
import type { Scope } from '../../../platform/scope.ts'
import type { CallRemote, RemoteRequest, RemoteResponse } from './call-remote.ts'
import { RemoteUnavailable } from './circuit-breaker.ts'

const Attributes = z.object({ attributes: z.unknown() })
const OneOf = z.object({ data: Attributes })
const ManyOf = z.object({ data: z.array(Attributes) })

export type Asking = {
  readonly call: CallRemote
  readonly log: (error: unknown) => void
  readonly isProblem: (code: string) => code is ProblemCode
}

/** Whatever goes wrong over there is one problem here, which says that nothing typed is lost; its refusals stay refusals. */
export function askingRemote(asking: Asking) {
  const read = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> => {
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    asking.log(parsed.error)
    throw new Problem('programs.fulfill-api-error')
  }
  const json = async (scope: Scope, request: RemoteRequest) =>
    jsonOf((await fetchRemote(asking, scope, request)).bytes)
  return {
    one: async <Shape extends z.ZodType>(
      scope: Scope,
      shape: Shape,
      request: RemoteRequest,
    ): Promise<z.infer<Shape>> => read(shape, read(OneOf, await json(scope, request)).data.attributes),
    many: async <Shape extends z.ZodType>(
      scope: Scope,
      shape: Shape,
      request: RemoteRequest,
    ): Promise<z.infer<Shape>[]> =>
      read(ManyOf, await json(scope, request)).data.map(({ attributes }) => read(shape, attributes)),
  }
}

/** The same for what is no JSON. */
export async function fetchRemote(
  { call, log, isProblem }: Asking,
  scope: Scope,
  request: RemoteRequest,
): Promise<RemoteResponse> {
  const answer = await call(scope, request).catch((error: unknown) => {
    if (!(error instanceof RemoteUnavailable)) throw error
    log(error)
    throw new Problem('programs.fulfill-api-error')
  })
  if (answer.status < 400) return answer
  throw refusalOf(answer, isProblem)
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** A refusal in the words of the remote system, at the fields it names; one that we do not know is a failure. */
function refusalOf({ status, bytes }: RemoteResponse, isProblem: Asking['isProblem']): Problem {
  const read = ErrorResponse.safeParse(jsonOf(bytes))
  const [whole, ...fields] = read.data?.errors ?? []
  if (whole === undefined || !isProblem(whole.code))
    return new Problem(status === 404 ? 'shared.not-found' : 'programs.fulfill-api-error')
  return new Problem(whole.code, {
    params: whole.meta?.params ?? {},
    fields: fields.map(({ title, source, meta }) => ({
      pointer: source?.pointer ?? '/',
      message: title,
      text: meta,
    })),
  })
}
