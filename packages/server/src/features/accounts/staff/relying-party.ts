import type { FastifyRequest } from 'fastify'
import { siteOf } from '../../../platform/http/site-of.ts'

/** The site a passkey belongs to (WebAuthn 5.1.2): its host name, and the whole origin a browser must have seen. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/**
 * The partner's site, of which no header decides more than which of the partner's own host names it is: with a port or
 * scheme of the caller's choice, another service on the same host could ask for signatures in our name.
 */
export function relyingPartyOf(request: FastifyRequest): RelyingParty {
  const { hostname, origin } = new URL(siteOf(request))
  return { id: hostname, origin }
}
