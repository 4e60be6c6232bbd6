import type { QueryErrorCode } from '@hearthlight/domain/accounts/query-error'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { siteOf } from '../../../platform/http/site-of.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import { beginOidc, beginSaml } from './begin-journey.ts'
import { clearKey, keyOf, setKey } from './browser-cookie.ts'
import { type Arrival, finishJourney } from './finish-journey.ts'
import { OIDC_PATH } from './oidc-client.ts'
import { receiveOidc } from './receive-oidc.ts'
import { receiveSaml } from './receive-saml.ts'
import { SAML_PATH, samlService } from './saml-service.ts'
import { logoutUrl, receiveLogout } from './single-logout.ts'
import type { SsoDeps } from './sso-deps.ts'
import { saveTicket, takeTicket } from './ticket.ts'

const SSO = '/api/v1/auth/sso'
const tags = ['Single sign-on']
/** The provider sends browsers here by GET; nothing else asks for them, and least of all by HEAD. */
const options = {
  config: { policy: 'public', rateLimit: RATE_LIMITS.auth },
  exposeHeadRoute: false,
} as const
const MAX_ANSWER_BYTES = 65_536

const Begin = z.object({
  provider: z.enum(['saml', 'oidc']).optional(),
  redirect: z.string().max(2000).optional(),
  unasked: z.literal('true').optional().describe('The provider began; it is asked for an answer to us.'),
})
const SamlResponse = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().max(200).optional() })

const beginnings = { saml: beginSaml, oidc: beginOidc } as const
const usualProtocol = ({ partner }: Scope) => (partner.config.sso.saml ? 'saml' : 'oidc')

const searchOf = (request: FastifyRequest) => {
  const start = request.url.indexOf('?')
  return start < 0 ? '' : request.url.slice(start)
}

/** These are pages of a browser on its way: a failure leads back to sign-in, which tells it. */
async function orBackToSignIn(
  { noteRefusal }: Pick<SsoDeps, 'noteRefusal'>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<string>,
  failure: QueryErrorCode = 'accounts.single-sign-on-failed',
) {
  try {
    return reply.redirect(await work(), 303)
  } catch (error) {
    if (error instanceof Problem && error.code === 'shared.not-found') throw error
    const hasStopped = error instanceof Problem && error.code === 'accounts.single-sign-on-stopped'
    if (!hasStopped) request.log.warn({ err: error }, 'single sign-on')
    const code: QueryErrorCode = hasStopped ? 'accounts.single-sign-on-stopped' : failure
    noteRefusal(request, code)
    return reply.redirect(pathTo('sign-in', {}, { error: code }), 303)
  }
}

/**
 * An answer that nobody asked for is bound to no browser: somebody could sign another person in as themselves. Where the
 * provider begins, it is asked, by this browser, and its answer to that counts. One that answers no requests would be
 * asked for ever.
 */
function askOnce(request: FastifyRequest, reply: FastifyReply): void {
  if (keyOf(request, 'asked') !== undefined) throw new Problem('accounts.single-sign-on-failed')
  setKey(request, reply, 'asked', 'once')
}

/** The answer of a provider is larger than what strangers may send elsewhere. */
const answerOptions = {
  ...options,
  bodyLimit: MAX_ANSWER_BYTES,
  schema: { tags, body: SamlResponse },
} as const

export const ssoRoutes =
  (deps: SsoDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const finish = (request: FastifyRequest, reply: FastifyReply, receive: () => Promise<Arrival>) =>
      orBackToSignIn(deps, request, reply, async () => {
        const to = await finishJourney(deps, { request, reply }, scopeOf(request), await receive())
        clearKey(request, reply, 'journey')
        clearKey(request, reply, 'asked')
        return to
      })

    app.get(`${SSO}/login`, { ...options, schema: { tags, querystring: Begin } }, (request, reply) =>
      orBackToSignIn(deps, request, reply, async () => {
        if (request.query.unasked) askOnce(request, reply)
        const scope = scopeOf(request)
        const way = { site: siteOf(request), redirect: request.query.redirect }
        const begin = beginnings[request.query.provider ?? usualProtocol(scope)]
        const { url, browserKey } = await begin(deps, scope, way)
        setKey(request, reply, 'journey', browserKey)
        return url
      }),
    )
    app.get(`${SAML_PATH}/metadata`, { ...options, schema: { tags } }, async (request, reply) => {
      const { saml, certificate } = await samlService(deps, scopeOf(request), siteOf(request))
      return reply
        .type('application/samlmetadata+xml')
        .send(saml.generateServiceProviderMetadata(null, certificate))
    })
    app.post(`${SAML_PATH}/acs`, answerOptions, (request, reply) =>
      orBackToSignIn(deps, request, reply, async () => {
        const scope = scopeOf(request)
        const arrival = await receiveSaml(deps, scope, siteOf(request), request.body)
        if (arrival === 'unasked') return `${SSO}/login?provider=saml&unasked=true`
        return `${SSO}/finish?ticket=${await saveTicket(deps, scope, arrival)}`
      }),
    )
    app.get(
      `${SSO}/finish`,
      { ...options, schema: { tags, querystring: z.object({ ticket: z.string().max(200) }) } },
      (request, reply) =>
        finish(request, reply, () => takeTicket(deps, scopeOf(request), request.query.ticket)),
    )
    app.get(`${OIDC_PATH}/callback`, { ...options, schema: { tags } }, (request, reply) =>
      finish(request, reply, () => receiveOidc(deps, scopeOf(request), siteOf(request), searchOf(request))),
    )
    app.get(`${SSO}/logout`, { ...options, schema: { tags } }, (request, reply) =>
      orBackToSignIn(
        deps,
        request,
        reply,
        async () => {
          const key = keyOf(request, 'logout')
          clearKey(request, reply, 'logout')
          return logoutUrl(deps, scopeOf(request), { site: siteOf(request), key })
        },
        'accounts.single-logout-failed',
      ),
    )
    app.get(`${SAML_PATH}/slo`, { ...options, schema: { tags } }, (request, reply) =>
      orBackToSignIn(deps, request, reply, () => {
        const search = searchOf(request).slice(1)
        return receiveLogout(deps, scopeOf(request), { site: siteOf(request), search })
      }),
    )
  }
