import { type ConsentPurpose, consentEnd, consentState } from '@hearthlight/domain/consents/consent'
import type { ChangedBy } from '../../platform/audit-log/audit-log-store.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'
import { holdConsents, insertConsent, type StoredConsent } from './consent-store.ts'
import { consentWords } from './consent-words.ts'

export type HomeOfPerson = {
  readonly building_id: string
  readonly user_id: string
  readonly address: string
}
/** The consent that holds now, given by the person themselves or by the terms; it stays until the transaction ends. */
export async function effectiveConsent(
  now: () => Date,
  db: ChangeDb,
  { partnerId }: InPartner,
  { building_id, user_id }: Pick<HomeOfPerson, 'building_id' | 'user_id'>,
  purpose: ConsentPurpose,
): Promise<string | undefined> {
  const all = await holdConsents(db, { partnerId, ownerId: user_id }, building_id, purpose)
  return all.find((each) => consentState(each, now()) === 'effective')?.id
}

export type Held = { readonly id: string } | 'none' | 'withdrawn'

/**
 * By which consent something of a home is stored: it stays as it is until the transaction ends. Where the terms of the
 * partner's programs say so, who never said anything is recorded as agreed by them; who withdrew is not.
 */
export async function holdConsent(
  now: () => Date,
  db: ChangeDb,
  by: ChangedBy & Pick<Scope, 'partner' | 'language'>,
  { building_id, user_id, address }: HomeOfPerson,
  purpose: ConsentPurpose,
): Promise<Held> {
  const all = await holdConsents(db, { partnerId: by.partnerId, ownerId: user_id }, building_id, purpose)
  const given_at = now()
  const effective = all.find((each) => consentState(each, given_at) === 'effective')
  if (effective !== undefined) return { id: effective.id }
  if (all[0]?.withdrawn_at != null) return 'withdrawn'
  const { meter_import_basis: basis, meter_consent_months: months } = by.partner.config.settings
  if (basis !== 'program_terms') return 'none'
  const words = consentWords(by, 'program_terms', address)
  const given: StoredConsent = {
    partner_id: by.partnerId,
    id: newId(),
    user_id,
    building_id,
    purpose,
    basis,
    ...words,
    language: by.language,
    given_at,
    ends_at: consentEnd(given_at, months),
    withdrawn_at: null,
  }
  const what = { action: 'consent.record', record: { type: 'consent', id: given.id, of: building_id } }
  await change(db, by, what, async (changeDb) => {
    await insertConsent(changeDb, given)
    const after = { purpose, basis, version: words.version, ends_at: given.ends_at.toISOString() }
    return { result: undefined, after }
  })
  return { id: given.id }
}
