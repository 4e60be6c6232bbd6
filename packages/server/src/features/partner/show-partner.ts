import type { PublicPartner } from '@hearthlight/domain/partner/public/public-partner'
import { isListed, toPublicPartner } from '@hearthlight/domain/partner/public/to-public-partner'
import type { ResolvedPartner } from '@hearthlight/domain/partner/read-partner'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HostMatch } from '../../platform/partner-directory.ts'
import type { Scope } from '../../platform/scope.ts'

export type ShownPartner = { id: string; attributes: PublicPartner | { redirect_url: string } }

/** What the host stands for; of a partner also whether everybody who asks for it in this language is told the same. */
export function showPartner(
  host: HostMatch,
  scope: () => Scope,
): { readonly sameForAll: ResolvedPartner | undefined; readonly show: () => ShownPartner } {
  if (host.kind === 'unknown') throw new Problem('partner.unknown-host')
  if (host.kind === 'redirect')
    return { sameForAll: undefined, show: () => ({ id: 'moved', attributes: { redirect_url: host.url } }) }
  const { partner, actor } = scope()
  const email = actor.kind === 'user' ? actor.person.email : null
  return {
    sameForAll: isListed(partner, email) ? undefined : partner,
    show: () => ({ id: partner.id, attributes: toPublicPartner(partner, email) }),
  }
}
