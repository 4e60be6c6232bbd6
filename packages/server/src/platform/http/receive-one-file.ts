import type { MultipartFile } from '@fastify/multipart'
import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'
import type { FastifyRequest } from 'fastify'
import { drainRest } from './limits/drain-rest.ts'

/** What stands around a file in a body of its form. */
const AROUND = 16_384

type Expected = { readonly most: number; readonly missing: ProblemCode; readonly tooBig: ProblemCode }

/** Hands on the one file of a form. One that says it is too large is refused before anything of it is read. */
export async function receiveOneFile<T>(
  request: FastifyRequest,
  { most, missing, tooBig }: Expected,
  receive: (part: MultipartFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Problem(missing)
  try {
    if (Number(request.headers['content-length'] ?? 0) > most + AROUND) throw new Problem(tooBig)
    // One more than is allowed, since a file of just the allowed size is not told from one that was cut there.
    const part = await request.file({ limits: { fileSize: most + 1, files: 1, fields: 0 } })
    if (part === undefined) throw new Problem(missing)
    return await receive(part)
  } catch (error) {
    drainRest(request.raw)
    throw error
  }
}
