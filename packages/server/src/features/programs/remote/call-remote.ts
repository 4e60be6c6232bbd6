import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '../../../platform/ids.ts'
import type { Scope } from '../../../platform/scope.ts'
import { actorId } from '../../../platform/scope.ts'
import { CircuitBreaker, RemoteUnavailable } from './circuit-breaker.ts'
import { signRequest } from './sign-request.ts'

export type RemoteSystem = { readonly url: string; readonly secret: string }
export type RemoteRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under the address of the system, with its query. */
  readonly path: string
  readonly body?: RemoteBody | undefined
}
type RemoteBody = { readonly bytes: Buffer; readonly type: string }
export type RemoteResponse = { readonly status: number; readonly headers: Headers; readonly bytes: Buffer }
export type CallRemote = (scope: Scope, request: RemoteRequest) => Promise<RemoteResponse>

const TIMEOUT_MS = 10_000
/** Before each further try of a read; a write is never sent twice by us. */
const PAUSES_MS = [100, 400]

/** Calls a partner's system: signed, with a time-out, reads repeated, and left alone when it fails again and again. */
export function callRemote(
  system: RemoteSystem,
  now: () => Date,
  { timeoutMs = TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): CallRemote {
  const breaker = new CircuitBreaker(now)
  const remote = { ...system, now, timeoutMs }
  return (scope, request) => breaker.run(() => withRetries(remote, scope, request))
}

type Remote = RemoteSystem & { readonly now: () => Date; readonly timeoutMs: number }

async function withRetries(remote: Remote, scope: Scope, request: RemoteRequest): Promise<RemoteResponse> {
  const pauses = request.method === 'GET' ? PAUSES_MS : []
  for (const pauseMs of pauses) {
    const answer = await send(remote, scope, request).catch(() => undefined)
    if (answer !== undefined) return answer
    await pause(pauseMs)
  }
  return send(remote, scope, request)
}

async function send(
  { url, secret, now, timeoutMs }: Remote,
  scope: Scope,
  { method, path, body }: RemoteRequest,
): Promise<RemoteResponse> {
  const parts = {
    method,
    path,
    person: actorId(scope.actor) ?? '',
    timestamp: now().toISOString(),
    idempotencyKey: method === 'GET' ? '' : newId(),
    bodyHash: createHash('sha256')
      .update(body?.bytes ?? '')
      .digest('hex'),
  }
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: {
        accept: 'application/json',
        'accept-language': scope.language,
        'x-person-id': parts.person,
        'x-timestamp': parts.timestamp,
        'x-signature': signRequest(secret, parts),
        ...(parts.idempotencyKey !== '' && { 'idempotency-key': parts.idempotencyKey }),
        ...(body !== undefined && { 'content-type': body.type }),
      },
      ...(body !== undefined && { body: new Uint8Array(body.bytes) }),
    })
    if (answer.status >= 500) throw new RemoteUnavailable(`The remote system answered ${answer.status}.`)
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  } catch (error) {
    if (error instanceof RemoteUnavailable) throw error
    throw new RemoteUnavailable('The remote system did not answer.', { cause: error })
  }
}
