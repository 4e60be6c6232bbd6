import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { type ZodType, z } from 'zod'

const again = new WeakSet<object>()

/** Marks the data of an answer that is given again as the same object, and that nobody changes: it is written once. */
export function writtenOnce<Data extends object>(data: Data): Data {
  again.add(data)
  return data
}

/**
 * Writes what a route's schema lets through and nothing else, except `meta.csrf`, which every response to a signed-in
 * person carries whether or not its schema says so.
 */
export const serializeResponse: FastifySerializerCompiler<ZodType> = ({ schema, method, url }) => {
  const written = new WeakMap<object, string>()
  return (response: unknown) => {
    const data = dataGivenAgain(response)
    const known = data && written.get(data)
    if (known !== undefined) return envelopeOf(known, response)
    const encoded = z.safeEncode(schema, response)
    if (!encoded.success)
      throw new Error(`The response of ${method} ${url} does not fit its schema`, { cause: encoded.error })
    if (data === undefined) return JSON.stringify(withCsrf(encoded.data, response)) ?? ''
    const text = JSON.stringify((encoded.data as { data: unknown }).data)
    written.set(data, text)
    return envelopeOf(text, response)
  }
}

/** Beside it there may be nothing but the envelope's own part, which every schema lets through. */
function dataGivenAgain(response: unknown): object | undefined {
  if (typeof response !== 'object' || response === null || !('data' in response)) return undefined
  const { data, meta: _, ...rest } = response as { data: unknown; meta?: unknown }
  const isGivenAgain = typeof data === 'object' && data !== null && again.has(data)
  return isGivenAgain && Object.keys(rest).length === 0 ? data : undefined
}

function envelopeOf(data: string, response: unknown): string {
  const { meta } = response as { meta?: object }
  return meta === undefined ? `{"data":${data}}` : `{"data":${data},"meta":${JSON.stringify(meta)}}`
}

function withCsrf(encoded: unknown, response: unknown): unknown {
  const csrf = (response as { meta?: { csrf?: string } } | undefined)?.meta?.csrf
  if (csrf === undefined || typeof encoded !== 'object' || encoded === null) return encoded
  const { meta, ...rest } = encoded as { meta?: object }
  return { ...rest, meta: { ...meta, csrf } }
}
