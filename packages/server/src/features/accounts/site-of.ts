import type { FastifyRequest } from 'fastify'
import { scopeOf } from '../../platform/scope.ts'

/** The address of the partner's site, for links in mails. A host that is no partner's never gets this far. */
export function siteOf(request: Pick<FastifyRequest, 'raw' | 'protocol' | 'host'>): string {
  const { base_url } = scopeOf(request).partner.config
  if (base_url !== null) return base_url.replace(/\/$/, '')
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`
}
