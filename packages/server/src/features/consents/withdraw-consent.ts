import { consentState } from '@hearthlight/domain/consents/consent'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { ConsentDeps } from './consent-deps.ts'
import { findConsent, lockConsents, type StoredConsent, updateConsent } from './consent-store.ts'

export type Withdrawn = { readonly consent: StoredConsent; readonly erased: number }

/**
 * From now on nothing is stored by it. What is asked to be erased is all that ever came for this purpose, under earlier
 * consents too. Who withdrew without erasing, or let it end, may still have that erased.
 */
export async function withdrawConsent(
  { db, now, eraseReadings, endConnections }: ConsentDeps,
  scope: HomeScope,
  id: string,
  { erase }: { readonly erase: boolean },
): Promise<Withdrawn> {
  requireHomePermission(scope, 'change')
  const found = await inPartner(db, scope, (partnerDb) => findConsent(partnerDb, scope.access, id))
  if (found === undefined) throw new Problem('shared.not-found')
  const { building_id: of, purpose } = found
  const what = { action: 'consent.withdraw', record: { type: 'consent', id, of } }
  return change(db, scope, what, async (changeDb) => {
    const all = await lockConsents(changeDb, scope.access, of, purpose)
    const consent = all.find((each) => each.id === id)
    if (consent === undefined) throw new Problem('shared.not-found')
    if (!erase && consentState(consent, now()) !== 'effective') throw new Problem('consents.over')
    const withdrawn_at = consent.withdrawn_at ?? now()
    if (consent.withdrawn_at === null) await updateConsent(changeDb, scope, id, { withdrawn_at })
    await endConnections(changeDb, scope, of)
    const ids = all.map((each) => each.id)
    const erased = erase ? await eraseReadings(changeDb, scope, of, ids) : 0
    const result = { consent: { ...consent, withdrawn_at }, erased }
    return {
      result,
      before: { purpose },
      after: { purpose, withdrawn_at: withdrawn_at.toISOString(), erased },
    }
  })
}
