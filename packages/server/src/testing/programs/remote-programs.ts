import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { isSigned } from '../../features/programs/remote/sign-request.ts'
import type { TestApp } from '../test-app.ts'

export type RemotePrograms = {
  readonly url: string
  /** What each call brought. */
  readonly calls: {
    readonly method: string
    readonly path: string
    readonly body: string
    readonly key: string | undefined
  }[]
  /** How the next calls are to fail: with this status, or by no answer at all. */
  failing: number | 'silent' | undefined
  /** From now on calls wait for their answers, until they are let go. */
  holdAnswers(): () => void
  /** So many calls have come since. */
  asked(count: number): Promise<void>
  close(): Promise<void>
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

const lineOf = ({ method = 'GET', url = '/' }: IncomingMessage) => ({ method, path: url })

const signedParts = (request: IncomingMessage, body: Buffer) => ({
  ...lineOf(request),
  person: header(request, 'x-person-id') ?? '',
  idempotencyKey: header(request, 'idempotency-key') ?? '',
  timestamp: header(request, 'x-timestamp') ?? '',
  bodyHash: createHash('sha256').update(body).digest('hex'),
})

/** The same call as the person's own browser would make it in the portal behind. */
function portalCall(request: IncomingMessage, body: Buffer, session: Record<string, string>): InjectOptions {
  const { method, path } = lineOf(request)
  const type = header(request, 'content-type')
  return {
    method: method as NonNullable<InjectOptions['method']>,
    url: `/api/v1/fulfill-integrate${path}`,
    headers: {
      ...session,
      'accept-language': header(request, 'accept-language') ?? 'en',
      ...(type !== undefined && { 'content-type': type }),
    },
    ...(body.length > 0 && { payload: body }),
  }
}

/**
 * A partner's system on a real port: it believes only what is signed, knows its people by the ids they have here, and
 * answers the family as the portal behind it does.
 */
export async function remotePrograms(
  { app }: Pick<TestApp, 'app'>,
  secret: string,
  sessions: ReadonlyMap<string, Record<string, string>>,
): Promise<RemotePrograms> {
  const calls: RemotePrograms['calls'] = []
  const state: { failing: RemotePrograms['failing'] } = { failing: undefined }
  const watchers: { readonly count: number; readonly tell: () => void }[] = []
  const tellWatchers = () => {
    for (const { count, tell } of watchers) if (calls.length >= count) tell()
  }
  let gate = Promise.resolve()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const { method, path } = lineOf(request)
    calls.push({ method, path, body: body.toString('latin1'), key: header(request, 'idempotency-key') })
    tellWatchers()
    await gate
    if (state.failing === 'silent') return response.destroy()
    if (state.failing !== undefined) return response.writeHead(state.failing).end('{}')
    const parts = signedParts(request, body)
    if (!isSigned(secret, parts, header(request, 'x-signature') ?? '')) return response.writeHead(401).end()
    const session = sessions.get(parts.person) ?? { host: 'lakeshore.localhost' }
    const inner = await app.inject(portalCall(request, body, session))
    return response
      .writeHead(inner.statusCode, {
        'content-type': String(inner.headers['content-type'] ?? 'application/json'),
      })
      .end(inner.rawPayload)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    get failing() {
      return state.failing
    },
    set failing(how) {
      state.failing = how
    },
    holdAnswers: () => {
      calls.length = 0
      let letGo = () => {}
      gate = new Promise((resolve) => {
        letGo = resolve
      })
      return letGo
    },
    asked: (count) =>
      new Promise((tell) => {
        watchers.push({ count, tell })
        tellWatchers()
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
