import { ownAddress } from '@hearthlight/domain/partner/own-address'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { FastifyRequest } from 'fastify'
import { scopeOf } from '../scope.ts'

type Addressed = Pick<FastifyRequest, 'protocol' | 'host'>

/** The address of the partner's site, for links in mails. A host that is no partner's never gets this far. */
export const siteOf = (request: Pick<FastifyRequest, 'raw'>): string => scopeOf(request).site

/** As the partner's configuration says it, else where the request came to. */
export const siteFor = (config: Pick<PartnerConfig, 'base_url' | 'hosts'>, request: Addressed): string =>
  ownAddress(config) ?? ownSiteOf(request)

/** The address this request came to, whatever the partner's configuration says of its site. */
export const ownSiteOf = ({ protocol, host }: Addressed): string =>
  `${protocol === 'https' ? 'https' : 'http'}://${host}`
