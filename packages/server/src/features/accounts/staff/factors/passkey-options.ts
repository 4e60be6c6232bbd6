import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../../platform/database/schema.ts'
import type { Scope } from '../../../../platform/scope.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { requireFreshProof } from '../prove-identity.ts'
import type { RelyingParty } from '../relying-party.ts'
import { holderOf, staffOf } from '../staff.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { saveChallenge } from './challenge-store.ts'
import { listPasskeys, type StoredPasskey } from './passkey-store.ts'

/** ES256, EdDSA and RS256: named, because what the library offers by itself depends on the version of Node. */
const ALGORITHMS = [-7, -8, -257]

type Deps = Pick<StaffDeps, 'db' | 'now'>

export async function registrationOptions(
  { db, now }: Deps,
  scope: Scope,
  session: Session,
  rp: RelyingParty,
) {
  requireFreshProof(session, now())
  const { staff, known } = await inPartner(db, scope, (partnerDb) => passkeysOf(partnerDb, scope))
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: scope.partner.config.name,
    rpID: rp.id,
    userName: staff.admin.email,
    userDisplayName: staff.admin.name,
    userID: new TextEncoder().encode(staff.admin.id),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: credentials(known, rp),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await inPartner(db, scope, (db) =>
    saveChallenge(db, session, { purpose: 'register', challenge: options.challenge }, now()),
  )
  return options
}

export async function signInOptions({ db, now }: Deps, scope: Scope, session: Session, rp: RelyingParty) {
  const { known } = await inPartner(db, scope, (partnerDb) => passkeysOf(partnerDb, scope))
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    allowCredentials: credentials(known, rp),
    userVerification: 'preferred',
  })
  await inPartner(db, scope, (db) =>
    saveChallenge(db, session, { purpose: 'sign-in', challenge: options.challenge }, now()),
  )
  return options
}

async function passkeysOf(db: PartnerDb, scope: Scope) {
  const staff = staffOf(scope)
  return { staff, known: await listPasskeys(db, holderOf(staff, scope)) }
}

const credentials = (passkeys: readonly StoredPasskey[], rp: RelyingParty) =>
  passkeys
    .filter((passkey) => passkey.rp_id === rp.id)
    .map((passkey) => ({
      id: passkey.credential_id,
      // A hint that the browser itself once gave; it reads none that it does not know.
      transports: passkey.transports as AuthenticatorTransport[],
    }))
