import type { PartnerDirectory } from '../../../platform/partner-directory.ts'
import type { SuppliedBy } from '../meter-deps.ts'

/** Who does the work of a partner that no request asked for: the system, in the partner’s first language. */
export async function byPartner(
  { directory }: { readonly directory: PartnerDirectory },
  partnerId: string,
  work: string,
): Promise<SuppliedBy | undefined> {
  const partner = await directory.byId(partnerId)
  const language = partner?.languages[0] ?? 'en'
  const config = partner?.configs[language]
  if (partner === undefined || config === undefined) return undefined
  return {
    partnerId,
    language,
    partner: { id: partner.id, version: partner.version, config },
    actor: { kind: 'system' },
    requestId: work,
  }
}
