import type { z } from 'zod'
import { authorizationOf, portalToken, type SessionToken } from './csrf.ts'
import { HttpProblem, problemOf } from './http-problem.ts'
import { httpSignals } from './http-signals.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Query = Readonly<Record<string, string | number | boolean | undefined>>
/** The schema, or how to get it: what the first page asks loads its validator beside the call, not before it. */
type Schema<ResponseSchema extends z.ZodType> = ResponseSchema | (() => Promise<ResponseSchema>)
type Options<ResponseSchema extends z.ZodType> = {
  readonly response: Schema<ResponseSchema>
  readonly query?: Query
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** What sends it where `fetch` is not enough: an upload that tells how far it is. */
  readonly transport?: Transport
}
export type Transport = (address: string, init: RequestInit) => Promise<Response>
type BareOptions = Omit<Options<z.ZodType>, 'response'>

/** The portal and the console have sessions of their own, and so a token and an end of their own. */
export type HttpArea = {
  readonly requester: 'portal' | 'admin'
  /** Answers to its own session, and with the session's token. */
  readonly ownPath: string
  readonly token: SessionToken
  readonly unauthorized: (problem: HttpProblem) => void
}

const TIMEOUT_MS = 30_000
const AUTH_PATH = /^\/api\/(admin\/)?v1\/auth\//

async function call<ResponseSchema extends z.ZodType>(
  area: HttpArea,
  method: Method,
  path: string,
  options: Options<ResponseSchema>,
): Promise<z.infer<ResponseSchema>> {
  const schema = typeof options.response === 'function' ? options.response() : options.response
  const response = await send(area, method, path, options)
  const body = await readJson(area, response)
  const parsed = (await schema).safeParse(body)
  if (parsed.success) return parsed.data
  throw new HttpProblem({ status: response.status, code: 'unreadable', ...ownWords('http.unreadable') })
}

/** Every call of the web app goes through here: headers, time limit, refusals, the signals the shell listens to. */
async function send(area: HttpArea, method: Method, path: string, options: BareOptions): Promise<Response> {
  const first = await attempt(area, method, path, options)
  const isOutOfDate = first.kind === 'refused' && first.problem.code === 'csrf'
  // The token is of an earlier session, or was lost with the page: with a fresh one the call is repeated, once.
  const result = isOutOfDate && (await freshToken(area)) ? await attempt(area, method, path, options) : first
  if (result.kind === 'answered') return result.response
  tellOf(area, path, result.problem)
  throw result.problem
}

type Attempt = { kind: 'answered'; response: Response } | { kind: 'refused'; problem: HttpProblem }

async function freshToken(area: HttpArea): Promise<boolean> {
  const before = area.token.value()
  const own = await attempt(area, 'GET', area.ownPath, {})
  if (own.kind === 'answered') await readJson(area, own.response)
  return area.token.value() !== before
}

async function attempt(area: HttpArea, method: Method, path: string, options: BareOptions): Promise<Attempt> {
  const transport = options.transport ?? fetch
  const response = await transport(withQuery(path, options.query), {
    method,
    headers: headersFor(area, method, path, options.body),
    body: bodyFor(options.body),
    credentials: 'include',
    signal: withTimeout(options),
  }).catch((cause: unknown) => {
    throw unanswered(cause, options.signal)
  })
  if (response.headers.get('x-amz-meta-maintenance') === 'yes') httpSignals.maintenance()
  if (response.ok) return { kind: 'answered', response }
  const body = await readJson(area, response).catch(() => null)
  return {
    kind: 'refused',
    problem: await problemOf(response.status, body, httpSignals.translate('problem.unexpected')),
  }
}

function tellOf(area: HttpArea, path: string, problem: HttpProblem): void {
  if (problem.status === 401 && !AUTH_PATH.test(path)) area.unauthorized(problem)
  if (problem.code === 'fulfill_api_error') httpSignals.accountSystemFailed(problem.title)
}

function headersFor(area: HttpArea, method: Method, path: string, body: unknown): Headers {
  const token = area.token.value()
  const headers = new Headers({ authorization: authorizationOf(token), 'service-requester': area.requester })
  headers.set('accept-language', httpSignals.language())
  if (httpSignals.preview !== undefined) headers.set('x-preview', httpSignals.preview)
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json')
  if (method !== 'GET' && !AUTH_PATH.test(path) && token !== null) headers.set('x-csrf-token', token)
  return headers
}

function bodyFor(body: unknown): BodyInit | null {
  if (body === undefined) return null
  return body instanceof FormData ? body : JSON.stringify(body)
}

function withQuery(path: string, query: Query | undefined): string {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

function withTimeout({ signal, timeoutMs = TIMEOUT_MS }: BareOptions): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs)
  return signal === undefined ? limit : AbortSignal.any([signal, limit])
}

function unanswered(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return cause
  const isTimeOut = cause instanceof DOMException && cause.name === 'TimeoutError'
  return isTimeOut
    ? new HttpProblem({ status: 0, code: 'time-out', ...ownWords('http.time_out') })
    : new HttpProblem({ status: 0, code: 'offline', ...ownWords('http.offline') })
}

const ownWords = (key: string) => ({
  title: httpSignals.translate(key),
  text: { key: `shared:${key}`, params: {} },
})

async function readJson(area: HttpArea, response: Response): Promise<unknown> {
  if (response.status === 204) return null
  const body: unknown = await response.json()
  area.token.remember(body)
  return body
}

export const createHttpClient = (area: HttpArea) =>
  ({
    get: <A extends z.ZodType>(path: string, options: Options<A>) => call(area, 'GET', path, options),
    post: <A extends z.ZodType>(path: string, options: Options<A>) => call(area, 'POST', path, options),
    put: <A extends z.ZodType>(path: string, options: Options<A>) => call(area, 'PUT', path, options),
    delete: <A extends z.ZodType>(path: string, options: Options<A>) => call(area, 'DELETE', path, options),
    /** A file, such as the report. */
    blob: async (path: string, options: BareOptions = {}) => (await send(area, 'GET', path, options)).blob(),
  }) as const

export const http = createHttpClient({
  requester: 'portal',
  ownPath: '/api/v1/users',
  token: portalToken,
  unauthorized: () => httpSignals.unauthorized(),
})
