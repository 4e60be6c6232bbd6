import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { validateCall } from './answers/validation-problem.ts'

/**
 * For a route that takes a file: its fields are validated while they arrive, by the same schema. A call as JSON is validated
 * before, as everywhere.
 */
export const validateUnlessMultipart: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validateCall(route)
  // Fastify gives null for a body that it has not read.
  return (data) => (route.httpPart === 'body' && data === null ? { value: null } : validate(data))
}
