import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { type ZodType, z } from 'zod'

/**
 * Writes what a route's schema lets through and nothing else, except `meta.csrf`, which every answer to a signed-in
 * person carries whether or not its schema says so.
 */
export const serializeAnswer: FastifySerializerCompiler<ZodType> =
  ({ schema, method, url }) =>
  (answer: unknown) => {
    const encoded = z.safeEncode(schema, answer)
    if (!encoded.success)
      throw new Error(`The answer of ${method} ${url} does not fit its schema`, { cause: encoded.error })
    return JSON.stringify(withCsrf(encoded.data, answer)) ?? ''
  }

function withCsrf(encoded: unknown, answer: unknown): unknown {
  const csrf = (answer as { meta?: { csrf?: string } } | undefined)?.meta?.csrf
  if (csrf === undefined || typeof encoded !== 'object' || encoded === null) return encoded
  const { meta, ...rest } = encoded as { meta?: object }
  return { ...rest, meta: { ...meta, csrf } }
}
