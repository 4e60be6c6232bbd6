import {
  CONSENT_PURPOSES,
  type Consent,
  consentState,
  type OfferedConsent,
} from '@hearthlight/domain/consents/consent'
import type { HomeScope } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { ConsentDeps } from './consent-deps.ts'
import { listConsents, type StoredConsent } from './consent-store.ts'
import { consentWords } from './consent-words.ts'
import { endOf } from './give-consent.ts'

export type ConsentsOfHome = {
  readonly given: readonly StoredConsent[]
  readonly offered: readonly OfferedConsent[]
}

export function readConsents(
  { db, now, addressOf }: ConsentDeps,
  scope: HomeScope,
  buildingId: string,
): Promise<ConsentsOfHome> {
  return inPartner(db, scope, async (partnerDb) => {
    const address = await addressOf(partnerDb, scope, buildingId)
    const given = await listConsents(partnerDb, scope.access, buildingId)
    const holds = given.filter((each) => consentState(each, now()) === 'effective')
    const missing = CONSENT_PURPOSES.filter((purpose) => holds.every((each) => each.purpose !== purpose))
    const offered = missing.map((purpose) => ({
      purpose,
      ...consentWords(scope, purpose, address),
      ends_at: endOf(scope, purpose, now()).toISOString(),
    }))
    return { given, offered }
  })
}

export const presentConsent = (row: StoredConsent, now: Date): Consent => ({
  building_id: row.building_id,
  purpose: row.purpose,
  basis: row.basis,
  text: row.text,
  language: row.language,
  version: row.version,
  given_at: row.given_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  state: consentState(row, now),
})
