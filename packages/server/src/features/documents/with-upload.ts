import type { MultipartFile } from '@fastify/multipart'
import { MAX_DOCUMENT_BYTES } from '@hearthlight/domain/documents/document-limits'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { HomeScope } from '../../platform/access/access.ts'
import { readCall } from '../../platform/http/answers/validation-problem.ts'
import { drainRest } from '../../platform/http/limits/drain-rest.ts'
import { newId } from '../../platform/ids.ts'
import type { DocumentDeps } from './document-deps.ts'
import { type ReceivedFile, receiveFile } from './files/receive-file.ts'
import { discardUnheld } from './files/stored-file.ts'

/** One more than is allowed, since a file of just the allowed size is no longer told from one that was cut there. */
const LIMITS = { fileSize: MAX_DOCUMENT_BYTES + 1, files: 1, fields: 10, fieldSize: 1_000, parts: 12 }

type Upload<Fields> = { readonly fields: Fields; readonly file: ReceivedFile | undefined }
type Reads = Pick<FastifyRequest, 'raw' | 'body' | 'isMultipart' | 'parts'>

/**
 * Reads a call that may bring a file, and does `work` with it. Whatever the outcome, a file that no document holds in the end
 * is deleted: refused, cut off, or there already.
 */
export async function withUpload<Schema extends z.ZodType, T>(
  deps: DocumentDeps,
  scope: HomeScope,
  request: Reads,
  schema: Schema,
  work: (upload: Upload<z.infer<Schema>>) => Promise<T>,
): Promise<T> {
  const id = newId()
  let isFileBegun = false
  const receive = (part: MultipartFile) => {
    if (isFileBegun) throw new Problem('documents.one-file')
    isFileBegun = true
    return receiveFile(deps, scope, id, part)
  }
  try {
    const { fields, file } = request.isMultipart()
      ? await readParts(request, receive)
      : { fields: request.body, file: undefined }
    return await work({ fields: validated(schema, fields), file })
  } finally {
    if (isFileBegun) await discardUnheld(deps, { partner_id: scope.partnerId, id })
  }
}

async function readParts(request: Reads, receive: (part: MultipartFile) => Promise<ReceivedFile>) {
  const fields: Record<string, unknown> = {}
  let file: ReceivedFile | undefined
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') file = await receive(part)
      else if (!part.valueTruncated) fields[part.fieldname] = part.value
    }
    return { fields, file }
  } catch (error) {
    drainRest(request.raw)
    throw problemOf(error, request)
  }
}

function problemOf(error: unknown, { raw }: Reads): unknown {
  if (error instanceof Problem) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_FILES_LIMIT') return new Problem('documents.one-file')
  const isOfSender = !raw.complete || raw.errored !== null || isParserError(error)
  return isOfSender ? new Problem('documents.upload-failed') : error
}

const isParserError = (error: unknown) =>
  error instanceof Error && /multipart|FST_/i.test(`${error.message} ${'code' in error ? error.code : ''}`)

/** JSON has been validated by the route already; read again it says the same. */
function validated<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.infer<Schema> {
  const read = readCall(schema, 'body', fields)
  if ('error' in read) throw read.error
  return read.value
}
