import { existsSync } from 'node:fs'
import path from 'node:path'
import staticFiles, { type FastifyStaticOptions } from '@fastify/static'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { loadDrawing } from '../document/drawn-pages.ts'
import { type DocumentSource, documentServer } from '../document/serve-document.ts'
import { readWebBuild } from '../document/web-build.ts'
import { hostOf } from './host.ts'
import { declarePublic } from './policy.ts'

/** No pages: calls, files, and what the build says to the server alone. */
const SERVER_PATHS = /^\/(api|ahoy|dev\/mailbox|partner-assets|assets|\.[^/]*)(\/|$)/

/**
 * The built web app: hashed files for ever, the rest revalidated, and for every page of the portal its document. On an
 * alias host that is the plain `index.html`, which also is what the service worker keeps for a page without a connection.
 */
export async function serveWebApp(
  app: FastifyInstance,
  root: string,
  shown: Pick<DocumentSource, 'showPerson' | 'publicAnswers' | 'ownAnswers'>,
): Promise<void> {
  const isBuilt = existsSync(path.join(root, 'index.html'))
  const build = readWebBuild(root)
  const serveDocument = build && documentServer({ build, drawPage: await loadDrawing(root), ...shown })
  // Gives replies `sendFile`, which the handler below needs; the files themselves are served by the second.
  if (isBuilt) await app.register(staticFiles, { root, serve: false, cacheControl: false })
  if (isBuilt) await app.register(webFiles(root))
  app.setNotFoundHandler(async (request, reply) => {
    const host = hostOf(request)
    if (host.kind === 'unknown') return sendNoSite(reply)
    if (serveDocument && host.kind === 'partner' && isPage(request))
      return serveDocument(request, reply, host.partner)
    if (isBuilt && isPage(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    throw new Problem('shared.not-found')
  })
}

const webFiles =
  (root: string): FastifyPluginAsync =>
  async (app) => {
    declarePublic(app, true)
    // The one file that pages of other sites load; every other is refused to them.
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (request.routeOptions.url === `/${EMBED_SCRIPT}`)
        void reply.header('cross-origin-resource-policy', 'cross-origin')
      done()
    })
    const served = {
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.setHeader('cache-control', cachingOf(path.relative(root, file)))
      },
    } satisfies Omit<FastifyStaticOptions, 'root'>
    await app.register(staticFiles, { ...served, root, wildcard: false, globIgnore: ['assets/**'] })
    // A route for each of a thousand files takes most of a second of every start.
    await app.register(staticFiles, { ...served, root: path.join(root, 'assets'), prefix: '/assets/' })
  }

const EMBED_SCRIPT = 'embed.js'

/** The script of other sites has one address for good: it is asked about again after ten minutes, by its tag. */
function cachingOf(name: string): string {
  if (name.startsWith(`assets${path.sep}`)) return 'public, max-age=31536000, immutable'
  return name === EMBED_SCRIPT ? 'public, max-age=600' : 'no-cache'
}

function isPage(request: FastifyRequest): boolean {
  const pathname = request.url.split('?')[0] ?? ''
  const acceptsHtml = (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
  return (
    (request.method === 'GET' || request.method === 'HEAD') && acceptsHtml && !SERVER_PATHS.test(pathname)
  )
}

const sendNoSite = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><title>Not found</title><p>There is no site at this address.</p></html>',
    )
