import type { ConsentBasis, ConsentPurpose } from '@hearthlight/domain/consents/consent'
import type { Language } from '@hearthlight/domain/texts/namespaces'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    consents: {
      partner_id: string
      id: string
      user_id: string
      building_id: string
      purpose: ConsentPurpose
      basis: ConsentBasis
      text: string
      language: Language
      version: string
      given_at: Date
      ends_at: Date
      withdrawn_at: Date | null
    }
  }
}
