import type { PublicPartner } from '@hearthlight/domain/partner/public-partner'
import { toPublicPartner } from '@hearthlight/domain/partner/to-public-partner'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { HostAnswer } from '../../platform/partner-directory.ts'
import type { Scope } from '../../platform/scope.ts'

export type PartnerDeps = {
  readonly db: PlatformDb
  /** Email of the signed-in person, if one is. */
  readonly emailOf: (db: PartnerDb, scope: Scope) => Promise<string | null>
  readonly partnersFolder: string
}

export type ShownPartner = { id: string; attributes: PublicPartner | { redirect_url: string } }

export async function showPartner(
  deps: PartnerDeps,
  host: HostAnswer,
  scope: () => Scope,
): Promise<ShownPartner> {
  if (host.kind === 'unknown') throw new Problem('partner.unknown-host')
  if (host.kind === 'redirect') return { id: 'moved', attributes: { redirect_url: host.url } }
  const here = scope()
  const attributes = toPublicPartner(
    here.partner,
    await inPartner(deps.db, here, (db) => deps.emailOf(db, here)),
  )
  return { id: attributes.id, attributes }
}
