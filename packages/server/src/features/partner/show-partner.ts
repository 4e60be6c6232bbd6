import type { PublicPartner } from '@hearthlight/domain/partner/public-partner'
import { toPublicPartner } from '@hearthlight/domain/partner/to-public-partner'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HostMatch } from '../../platform/partner-directory.ts'
import type { Scope } from '../../platform/scope.ts'

export type ShownPartner = { id: string; attributes: PublicPartner | { redirect_url: string } }

export function showPartner(host: HostMatch, scope: () => Scope): ShownPartner {
  if (host.kind === 'unknown') throw new Problem('partner.unknown-host')
  if (host.kind === 'redirect') return { id: 'moved', attributes: { redirect_url: host.url } }
  const { partner, actor } = scope()
  const attributes = toPublicPartner(partner, actor.kind === 'user' ? actor.person.email : null)
  return { id: attributes.id, attributes }
}
