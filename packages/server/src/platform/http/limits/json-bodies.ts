import type { Readable } from 'node:stream'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { InvalidCall } from '../answers/validation-problem.ts'
import { jsonShape } from './json-shape.ts'
import { placesForBodies } from './places-for-bodies.ts'
import { unstorableIn } from './unstorable-text.ts'

/** What anybody may send without being known: names, answers of a form, a token. A route that needs more says so. */
export const PUBLIC_BODY_BYTES = 16_384
const USUAL_BODY_BYTES = 1_048_576
/** Ten times what the largest program has; a whole site in a file has more. */
export const MOST_VALUES = { usual: 20_000, large: 200_000 } as const

/**
 * A body is looked at piece by piece while it arrives, and refused where it is larger, deeper or of more values than the route
 * takes. What is left is read as JSON when its call has its turn, and refused where it holds what the database cannot.
 */
export function readJsonBodies(
  app: FastifyInstance,
  takeTurn: (request: FastifyRequest) => Promise<void>,
): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.policy === 'public') route.bodyLimit ??= PUBLIC_BODY_BYTES
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  const takePlace = placesForBodies(app)
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const { bodyLimit } = request.routeOptions
    const announced = Number(request.headers['content-length'] ?? bodyLimit)
    if (announced > bodyLimit) throw new Problem('shared.too-big')
    const bytes = await readBody(payload, bodyLimit, () => takePlace(request, announced))
    await takeTurn(request)
    const json = bytes.toString('utf8')
    const body = await new Promise((resolve, reject) => {
      void parse(request, json, (error, read: unknown) => (error ? reject(error) : resolve(read)))
    })
    const issues = unstorableIn(json, body)
    if (issues.length > 0) throw new InvalidCall('body', issues)
    return body
  })
}

/** Who sends is listened to from the beginning, and read from when there is a place. */
function readBody(payload: Readable, mostBytes: number, takePlace: () => Promise<void>): Promise<Buffer> {
  const shape = jsonShape(mostBytes > USUAL_BODY_BYTES ? MOST_VALUES.large : MOST_VALUES.usual)
  const pieces: Buffer[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    payload.once('error', reject)
    payload.once('close', () => reject(new Problem('shared.malformed')))
    payload.once('end', () => resolve(Buffer.concat(pieces, length)))
    const read = (piece: Buffer) => {
      length += piece.length
      if (length <= mostBytes && !shape.isTooMuch(piece)) return void pieces.push(piece)
      payload.off('data', read)
      payload.pause()
      reject(new Problem('shared.too-big'))
    }
    takePlace().then(() => payload.on('data', read), reject)
  })
}
