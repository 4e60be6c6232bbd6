import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { seal, unseal } from '../../../platform/secrets/seal.ts'
import { findKey, forgetKey, saveKey } from './sso-key-store.ts'

export type ServiceKey = { readonly privateKey: string; readonly certificate: string }

const DAYS = 3650

/** The key a partner's site signs its SAML requests with, made at the first need. Providers read it from our metadata. */
export async function serviceKey(
  deps: { readonly db: PlatformDb; readonly secret: string; readonly now: () => Date },
  scope: Scope,
): Promise<ServiceKey> {
  const kept = await inPartner(deps.db, scope, (db) => findKey(db, scope))
  const privateKey = kept && unseal(deps.secret, kept.private_key)
  if (kept && privateKey !== undefined) return { privateKey, certificate: kept.certificate }
  const { generate } = await import('selfsigned')
  const made = await generate([{ name: 'commonName', value: scope.partner.config.name }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate: new Date(deps.now().getTime() + DAYS * 86_400_000),
  })
  // A key sealed under an earlier secret is lost: the new one takes its place, and providers read it again.
  const record = { type: 'partner', id: scope.partnerId }
  await change(deps.db, scope, { action: 'partner.make-signing-key', record }, async (db) => {
    if (kept) await forgetKey(db, scope, kept.private_key)
    await saveKey(db, scope, { private_key: seal(deps.secret, made.private), certificate: made.cert })
    return { result: undefined, after: { certificate: made.cert } }
  })
  return serviceKey(deps, scope)
}
