import type { FastifyReply } from 'fastify'
import { attachment } from '../../../platform/http/answers/attachment.ts'
import type { OpenedFile } from '../read-documents.ts'

/** To be kept, never to be shown as a page of this site. */
export const sendFile = (reply: FastifyReply, { name, type, size, stream }: OpenedFile) =>
  reply
    .type(type)
    .header('content-length', size)
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(stream)
