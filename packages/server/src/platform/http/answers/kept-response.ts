import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** A response that many get: written, compressed and named once. */
export type StoredResponse = {
  readonly type: string
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}

/** Slower and smaller than what is compressed for one request only. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

export async function keepResponse(text: string, type: string): Promise<StoredResponse> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity, { level: 9 }),
  ])
  // Weak: it names what is said, however it is compressed.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  return { type, etag, bodies: { identity, br, gzip: zipped } }
}

/** The response in an encoding the asker reads, or 304 when they have it. The route compresses nothing itself. */
export function sendKept(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { type, etag, bodies }: StoredResponse,
): FastifyReply {
  void reply.header('etag', etag)
  if (knows(headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = encodingFor(headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type(type).send(bodies[encoding])
}

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const best = typeof accepted === 'string' ? negotiate(accepted, [...ENCODINGS]) : 'identity'
  return ENCODINGS.find((each) => each === best) ?? 'identity'
}

/** RFC 9110 §13.1.2: compared weakly, `*` is any. */
function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || each === etag || `W/${each}` === etag)
}
