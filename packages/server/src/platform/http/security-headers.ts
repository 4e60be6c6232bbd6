import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { findScope } from '../scope.ts'

/** Strict by default: no inline script or style, nothing from elsewhere but pictures and what the partner embeds. */
export function secureHeaders(app: FastifyInstance): void {
  const same = sameForAll()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(same)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', keptPolicy(findScope(request)?.partner.config))
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    done()
  })
}

/** What Helmet writes is the same for every request, so that it writes it once. */
function sameForAll(): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({
    contentSecurityPolicy: false,
    // frame-ancestors of the policy says the same, by partner.
    frameguard: false,
    strictTransportSecurity: false,
  })(request, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

const NO_POLICY_OF_A_PARTNER = contentPolicy(undefined)
const policies = new WeakMap<PartnerConfig, string>()

function keptPolicy(config: PartnerConfig | undefined): string {
  if (config === undefined) return NO_POLICY_OF_A_PARTNER
  const kept = policies.get(config) ?? contentPolicy(config)
  policies.set(config, kept)
  return kept
}

type PolicyOf = {
  readonly styleHashes?: readonly string[]
  /** A page that is made for frames of the partner's own sites. */
  readonly isEmbed?: boolean
  readonly isPreview?: boolean
  /** Of staff: nobody frames it, whatever the partner allows for its site. */
  readonly isConsole?: boolean
}

/** A style inside a document is allowed by the hash of its very text. */
export function contentPolicy(
  config: PartnerConfig | undefined,
  { styleHashes = [], isEmbed = false, isPreview = false, isConsole = false }: PolicyOf = {},
): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptOrigins(config)],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)],
    'connect-src': ["'self'", ...scriptOrigins(config)],
    'img-src': ["'self'", 'data:', 'https:'],
    'frame-src': ["'self'", ...(config === undefined ? [] : embeddedOrigins(config))],
    'frame-ancestors': isConsole ? ["'none'"] : ancestorsOf(config, isEmbed, isPreview),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/** The onboarding helper and the tag manager, only while the partner has them. */
function scriptOrigins(config: PartnerConfig | undefined): string[] {
  return [
    ...(config?.helphero_app_id ? ['https://app.helphero.co'] : []),
    ...(config?.settings.tag_manager_id ? ['https://www.googletagmanager.com'] : []),
  ]
}

/** A draft is for our own console to frame, whatever it says of others. */
function ancestorsOf(config: PartnerConfig | undefined, isEmbed: boolean, isPreview: boolean): string[] {
  if (config === undefined) return ["'none'"]
  return isPreview ? ["'self'"] : frameAncestors(config, isEmbed)
}

function frameAncestors({ settings }: PartnerConfig, isEmbed: boolean): string[] {
  const { allow_iframe_embedding, frame_ancestors, embed_origins } = settings
  if (allow_iframe_embedding && frame_ancestors.length === 0) return ['*']
  const named = [...(allow_iframe_embedding ? frame_ancestors : []), ...(isEmbed ? embed_origins : [])]
  return ["'self'", ...named.map((url) => new URL(url).origin)]
}

function embeddedOrigins({ settings }: PartnerConfig): string[] {
  return settings.sections.home.sections
    .flatMap((section) => (section.type === 'frame' ? [section.url] : []))
    .flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []))
}
