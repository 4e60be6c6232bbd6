import {
  type ConsentPurpose,
  consentEnd,
  consentState,
  type GiveConsent,
} from '@hearthlight/domain/consents/consent'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import { newId } from '../../platform/ids.ts'
import type { ConsentDeps } from './consent-deps.ts'
import { insertConsent, lockConsents, type StoredConsent, updateConsent } from './consent-store.ts'
import { consentWords } from './consent-words.ts'

const DAY_MS = 86_400_000
/** Each stays for ever, to prove what was agreed to when. */
const MOST_IN_A_DAY = 20

/**
 * A person agrees to the words that they read. Given anew it takes the place of the one before, which ends. Only who owns
 * the home can: not staff on behalf of a person, nor a guest.
 */
export function giveConsent(
  { db, now, addressOf }: ConsentDeps,
  scope: HomeScope,
  buildingId: string,
  { purpose, version }: GiveConsent,
): Promise<StoredConsent> {
  requireHomePermission(scope, 'share')
  const what = { action: 'consent.give', record: { type: 'consent', of: buildingId } }
  return change(db, scope, what, async (changeDb) => {
    const words = consentWords(scope, purpose, await addressOf(changeDb, scope, buildingId))
    if (words.version !== version) throw new Problem('consents.other-words')
    const given_at = now()
    await oneAtATime(changeDb, 'consents', buildingId)
    const before = await lockConsents(changeDb, scope.access, buildingId, purpose)
    const ofLate = before.filter((known) => given_at.getTime() - known.given_at.getTime() < DAY_MS)
    if (ofLate.length >= MOST_IN_A_DAY) throw new Problem('shared.too-many')
    for (const known of before)
      if (consentState(known, given_at) === 'effective')
        await updateConsent(changeDb, scope, known.id, { ends_at: given_at })
    const given: StoredConsent = {
      partner_id: scope.partnerId,
      id: newId(),
      user_id: scope.access.ownerId,
      building_id: buildingId,
      purpose,
      basis: 'person',
      ...words,
      language: scope.language,
      given_at,
      ends_at: endOf(scope, purpose, given_at),
      withdrawn_at: null,
    }
    await insertConsent(changeDb, given)
    return { result: given, id: given.id, after: { purpose, version, ends_at: given.ends_at.toISOString() } }
  })
}

export function endOf({ partner }: HomeScope, purpose: ConsentPurpose, from: Date): Date {
  const months: Readonly<Record<ConsentPurpose, number>> = {
    utility_readings: partner.config.settings.meter_consent_months,
  }
  return consentEnd(from, months[purpose])
}
