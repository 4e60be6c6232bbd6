import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { leaveTurn } from '../../../platform/http/limits/in-turns.ts'
import { newId } from '../../../platform/ids.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import { fairQueue } from '../../../platform/threads/fair-queue.ts'
import { CircuitBreaker, RemoteUnavailable } from './circuit-breaker.ts'
import { signRequest } from './sign-request.ts'

export type RemoteSystem = { readonly url: string; readonly secret: string }
export type RemoteRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under the address of the system, with its query. */
  readonly path: string
  readonly body?: RemoteBody | undefined
  /** What an answer may weigh; one that goes on is read no further. */
  readonly mostBytes?: number
}
type RemoteBody = { readonly bytes: Buffer; readonly type: string }
export type RemoteResponse = { readonly status: number; readonly headers: Headers; readonly bytes: Buffer }
export type CallRemote = (scope: Scope, request: RemoteRequest) => Promise<RemoteResponse>

/** From the call to its answer, over all tries and the wait for a turn. */
const TIMEOUT_MS = 10_000
/** Before each further try of a read; a write is never sent twice by us. */
const PAUSES_MS = [100, 400]
/** Of JSON. A hundred applications with all their questions are a tenth of it. */
const MOST_BYTES = 5_000_000
/** Calls to one system at once, and what may wait: nobody's calls hold all of the server's. */
const SHARES = { atOnce: 8, waitingPerPartner: 64, waitingPerPerson: 16 }

/** Calls a partner's system: signed, within one deadline, reads repeated, and left alone when it fails again and again. */
export function callRemote(
  system: RemoteSystem,
  now: () => Date,
  { timeoutMs = TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): CallRemote {
  const breaker = new CircuitBreaker(now)
  const inTurn = fairQueue(SHARES)
  return (scope, request) => {
    leaveTurn(scope)
    const remote = { ...system, now, until: AbortSignal.timeout(timeoutMs) }
    const asker = { partnerId: scope.partnerId, personId: actorId(scope.actor) ?? '' }
    return inTurn(asker, () => breaker.run(() => withRetries(remote, scope, request)))
  }
}

type Remote = RemoteSystem & { readonly now: () => Date; readonly until: AbortSignal }

async function withRetries(remote: Remote, scope: Scope, request: RemoteRequest): Promise<RemoteResponse> {
  const pauses = request.method === 'GET' ? PAUSES_MS : []
  for (const pauseMs of pauses) {
    const answer = await send(remote, scope, request).catch(() => undefined)
    if (answer !== undefined) return answer
    await pause(pauseMs, undefined, { signal: remote.until }).catch(() => undefined)
    if (remote.until.aborted) throw new RemoteUnavailable('The remote system did not answer in time.')
  }
  return send(remote, scope, request)
}

async function send(
  { url, secret, now, until }: Remote,
  scope: Scope,
  { method, path, body, mostBytes = MOST_BYTES }: RemoteRequest,
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
      signal: until,
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
    if (answer.status >= 500) {
      await answer.body?.cancel()
      throw new RemoteUnavailable(`The remote system answered ${answer.status}.`)
    }
    const { status, headers } = answer
    return { status, headers, bytes: await readWithin(answer.body, mostBytes) }
  } catch (error) {
    if (error instanceof RemoteUnavailable) throw error
    throw new RemoteUnavailable('The remote system did not answer.', { cause: error })
  }
}

async function readWithin(body: ReadableStream<Uint8Array> | null, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels what is still to come.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > mostBytes)
      throw new RemoteUnavailable(`The remote system answered more than ${mostBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
