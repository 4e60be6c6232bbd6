import type { FastifyRequest } from 'fastify'
import { scopeOf } from '../scope.ts'

type Addressed = Pick<FastifyRequest, 'raw' | 'protocol' | 'host'>

/** The address of the partner's site, for links in mails. A host that is no partner's never gets this far. */
export function siteOf(request: Addressed): string {
  const { base_url } = scopeOf(request).partner.config
  if (base_url !== null) return base_url.replace(/\/$/, '')
  return ownSiteOf(request)
}

/** The address this request came to, whatever the partner's configuration says of its site. */
export const ownSiteOf = ({ protocol, host }: Addressed): string =>
  `${protocol === 'https' ? 'https' : 'http'}://${host}`
