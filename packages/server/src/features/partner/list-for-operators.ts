import { ownAddress } from '@hearthlight/domain/partner/own-address'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { capOf, type StorageUse } from '@hearthlight/domain/partner/storage/storage'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'
import type { Scope } from '../../platform/scope.ts'

/** What the documents of each partner's people take, by its id. */
export type StorageOfAll = () => Promise<ReadonlyMap<string, StorageUse>>

/** All partners by name. One without a public address of its own stands at the port that this call came to. */
export async function listForOperators(
  directory: Pick<PartnerDirectory, 'all'>,
  { language }: Pick<Scope, 'language'>,
  ownSite: string,
  storageOfAll: StorageOfAll,
) {
  const { port } = new URL(ownSite)
  const partners = await directory.all()
  const used = await storageOfAll()
  return partners
    .map(({ partner, url }) => {
      const config = partnerIn(partner, language).config
      const console = new URL('/admin', url)
      if (ownAddress(config) === null) console.port = port
      return {
        id: partner.id,
        type: 'partners' as const,
        attributes: {
          name: config.name,
          code: config.code,
          site: console.host,
          country: config.country,
          languages: [...partner.languages],
          console_url: console.href,
          storage: { used: used.get(partner.id) ?? { documents: 0, bytes: 0 }, cap: capOf(config.storage) },
        },
      }
    })
    .sort((a, b) => a.attributes.name.localeCompare(b.attributes.name, language))
}
