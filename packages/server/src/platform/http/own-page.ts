import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'

declare module 'fastify' {
  // Fastify's own place for what a route says about itself; a wrapper would hide the route's types.
  interface FastifyContextConfig {
    /** A GET that changes something: a link or a picture on another site must not be able to make it. */
    ownPageOnly?: boolean
  }
}

/** Browsers say where a call comes from (Fetch Metadata); a program that is no browser says nothing. */
export function refuseOtherPages(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.ownPageOnly === true)
      route.onRequest = [refuseOtherPage, ...[route.onRequest ?? []].flat()]
  })
}

const refuseOtherPage: onRequestHookHandler = (request, _reply, done) => {
  const from = request.headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin') throw new Problem('shared.not-allowed')
  done()
}
