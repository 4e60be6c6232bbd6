import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** What is held of a person, as a file that no browser opens or stores by itself. */
export const sendZip = (reply: FastifyReply, zip: Readable, id: string) =>
  reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${id}.zip"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(zip)
