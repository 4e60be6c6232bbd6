import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { type ZodType, z } from 'zod'

/**
 * Writes what a route's schema lets through and nothing else, except `meta.csrf`, which every response to a signed-in
 * person carries whether or not its schema says so.
 */
export const serializeResponse: FastifySerializerCompiler<ZodType> =
  ({ schema, method, url }) =>
  (response: unknown) => {
    const encoded = z.safeEncode(schema, response)
    if (!encoded.success)
      throw new Error(`The response of ${method} ${url} does not fit its schema`, { cause: encoded.error })
    return JSON.stringify(withCsrf(encoded.data, response)) ?? ''
  }

function withCsrf(encoded: unknown, response: unknown): unknown {
  const csrf = (response as { meta?: { csrf?: string } } | undefined)?.meta?.csrf
  if (csrf === undefined || typeof encoded !== 'object' || encoded === null) return encoded
  const { meta, ...rest } = encoded as { meta?: object }
  return { ...rest, meta: { ...meta, csrf } }
}
