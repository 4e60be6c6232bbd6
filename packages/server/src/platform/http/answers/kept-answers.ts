import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { latestUsed } from '../../caches/latest-used.ts'
import { configNumber } from '../../process/config-number.ts'
import { scopeOf } from '../../scope.ts'
import { currentOf } from '../../sessions/current-session.ts'
import { type Encoding, encodingFor } from './kept-response.ts'

declare module 'fastify' {
  // Fastify's own place for what a route says about itself; a wrapper would hide the route's types.
  interface FastifyContextConfig {
    /**
     * A GET whose answer is made of what the person owns, the partner, the language and the day, and of nothing else. The
     * version of what they own is read with their session.
     */
    readsOwn?: boolean
  }
}

/** Up to some hundred kB each. */
const ANSWERS_KEPT = 300
/** Below that the limit of what is compressed for one request only applies. */
const COMPRESSED_FROM_BYTES = 1024
/** As quick as what is compressed for one request only: few of these answers are given often. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

type Answer = {
  readonly type: string
  readonly body: Buffer
  readonly compressed: Map<Encoding, Promise<Buffer>>
}

/**
 * Gives the answer of such a route again, byte for byte, while the session, the version of what its person owns, the partner's
 * configuration, the language and the day are the same. Who may see it was decided before, as for any other answer.
 */
export function keepOwnAnswers(app: FastifyInstance, now: () => Date): void {
  const answers = latestUsed<Answer>(ANSWERS_KEPT)
  const asked = new WeakMap<object, string>()

  const giveAgain: onRequestHookHandler = (request, reply, done) => {
    const key = keyOf(request, now())
    const known = key === undefined ? undefined : answers.get(key)
    if (known !== undefined) return void send(request, reply, known).catch(done)
    if (key !== undefined) asked.set(request.raw, key)
    done()
  }
  app.addHook('onRoute', (route) => {
    if (route.config?.readsOwn !== true) return
    route.onRequest = [...[route.onRequest ?? []].flat(), giveAgain]
    route.onSend = [
      (request, reply, payload, done) => {
        const key = asked.get(request.raw)
        if (key !== undefined && reply.statusCode === 200 && typeof payload === 'string') {
          const type = String(reply.getHeader('content-type'))
          answers.set(key, { type, body: Buffer.from(payload), compressed: new Map() })
        }
        done(null, payload)
      },
      ...[route.onSend ?? []].flat(),
    ]
  })
}

function keyOf(request: FastifyRequest, at: Date): string | undefined {
  const current = currentOf(request)
  if (current?.ownVersion === undefined) return undefined
  const { partner, language } = scopeOf(request)
  const { config } = partner
  // The session stands for its partner and its person, and its own token is in the answer.
  return JSON.stringify([
    request.url,
    current.session.id,
    current.ownVersion,
    configNumber(config),
    language,
    dayIn(config.time_zone, at),
  ])
}

async function send({ headers }: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<void> {
  void reply.type(answer.type)
  const encoding = encodingFor(headers['accept-encoding'])
  if (encoding === 'identity' || answer.body.length < COMPRESSED_FROM_BYTES) {
    void reply.send(answer.body)
    return
  }
  const compressed = answer.compressed.get(encoding) ?? compress(answer.body, encoding)
  answer.compressed.set(encoding, compressed)
  void reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' }).send(await compressed)
}

const compress = (body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(body, BROTLI) : promisify(gzip)(body)
