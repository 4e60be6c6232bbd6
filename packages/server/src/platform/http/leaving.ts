import { setImmediate as afterPoll, setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How an instance leaves the others. */
export type Leaving = {
  isLeaving(): boolean
  /** Says so to whoever stands in front of it, and resolves when it may stop listening. */
  leave(): Promise<void>
}

/** By this header a proxy says that it passes on to another instance what was answered 504 and may be asked twice. */
const PASSES_ON = 'x-passes-on'
const PASSED_ON = 504
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** A proxy that has said nothing for so long may be gone. */
const PROXY_MS = 60_000
/** Once it was told and nothing has come for so long, it calls the others; it has at most so long to hear of it. */
const [QUIET_MS, AT_MOST_MS, LOOK_MS] = [300, 5_000, 25]

/**
 * Before it stops listening an instance is not ready any more and ends connections with their next answer. Whoever asks for its
 * readiness is given `stopAfterMs`; a proxy that passes calls on is told with the next call that may be asked twice.
 */
export function leaveInOrder(app: FastifyInstance, stopAfterMs: number): Leaving {
  let [isLeaving, isTold] = [false, false]
  let [lastCall, lastOfProxy] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]

  app.addHook('onRequest', (request, reply, done) => {
    const passesOn = request.headers[PASSES_ON] === String(PASSED_ON)
    lastCall = performance.now()
    if (passesOn) lastOfProxy = lastCall
    if (!isLeaving || !passesOn || !SAFE.has(request.method)) return done()
    isTold = true
    void reply.code(PASSED_ON).send()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) void reply.header('connection', 'close')
    done(null, payload)
  })

  const isQuiet = () => isTold && performance.now() - lastCall >= QUIET_MS
  return {
    isLeaving: () => isLeaving,
    leave: async () => {
      isLeaving = true
      await delay(stopAfterMs)
      const begun = performance.now()
      const isBehindProxy = begun - lastOfProxy < PROXY_MS
      while (isBehindProxy && !isQuiet() && performance.now() - begun < AT_MOST_MS) await delay(LOOK_MS)
      // Just after connections were taken in none waits that would be cut off.
      await afterPoll()
    },
  }
}
