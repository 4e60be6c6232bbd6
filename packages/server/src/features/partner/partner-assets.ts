import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/** Pictures of a partner, flat in its folder; configuration and texts in the same folder stay where they are. */
export const ASSET = /^\/[a-z][a-z0-9-]*\/[a-z0-9][a-z0-9-]*\.(svg|png|jpg|webp|avif|ico)$/

export const ASSETS_PATH = '/partner-assets'

export const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Logos and art at `/partner-assets/{code}/{file}`. */
export const partnerAssets =
  (partnersFolder: string): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, policy: 'public', anyHost: true }
    })
    await app.register(fastifyStatic, {
      root: partnersFolder,
      prefix: `${ASSETS_PATH}/`,
      decorateReply: false,
      index: false,
      allowedPath: (path) => ASSET.test(path),
      maxAge: '1h',
      setHeaders: (reply) => {
        // An SVG opened by its own address is a document: it may style itself and nothing else.
        reply.setHeader('content-security-policy', PICTURE_POLICY)
        reply.setHeader('x-content-type-options', 'nosniff')
      },
    })
  }
