import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachment } from './attachment.ts'

type SentFile = {
  readonly name: string
  /** A table of commas where nothing is said. */
  readonly type?: string
  readonly size?: number
  readonly stream: string | Readable
}

/** Answers a file to be kept: no browser shows it as a page of this site, and no cache stores it. */
export function sendFile(
  reply: FastifyReply,
  { name, type = 'text/csv; charset=utf-8', size, stream }: SentFile,
): FastifyReply {
  if (size !== undefined) void reply.header('content-length', size)
  return reply
    .type(type)
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(stream)
}
