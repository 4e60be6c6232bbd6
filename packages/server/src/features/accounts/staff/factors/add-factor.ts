import type { NewPasskey } from '@hearthlight/domain/accounts/staff/second-factor'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../../platform/audit-log/change.ts'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../../platform/database/schema.ts'
import type { Scope } from '../../../../platform/scope.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import type { Exchange, StartedSession } from '../../../../platform/sessions/sessions.ts'
import { fieldProblem } from '../../profile/field-problem.ts'
import { beginAfterFactor, type FactorWay } from '../begin-staff-session.ts'
import { requireFreshProof } from '../prove-identity.ts'
import type { RelyingParty } from '../relying-party.ts'
import { type Holder, holderOf, lockedStaff, staffOf } from '../staff.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { newAuthenticatorSecret, qrOf, stepOfCode } from './authenticator.ts'
import { confirmPending, findAuthenticator, savePending } from './authenticator-store.ts'
import { takeChallenge } from './challenge-store.ts'
import { changeFactor } from './change-factor.ts'
import { insertPasskey } from './passkey-store.ts'
import { countRecoveryCodes } from './recovery-code-store.ts'
import { makeCodes } from './recovery-codes.ts'
import { sealSecret, unsealSecret } from './sealed-secret.ts'
import type { FactorChange } from './tell-factor-change.ts'
import { verifyNewPasskey } from './verify-passkey.ts'

const SET_UP_MS = 15 * 60_000
export type Added = { readonly codes: string[] | null; readonly begun: StartedSession | undefined }

export async function addPasskey(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  session: Session,
  { name, credential, rp }: NewPasskey & { readonly rp: RelyingParty },
): Promise<Added> {
  requireFreshProof(session, deps.now())
  const challenge = await inPartner(deps.db, scope, (db) =>
    takeChallenge(db, session, 'register', deps.now()),
  )
  if (challenge === undefined) throw new Problem('accounts.set-up-over')
  const made = await verifyNewPasskey(credential, challenge, rp)
  if (made === undefined) throw new Problem('accounts.passkey-refused')
  return added(deps, exchange, scope, session, { way: 'passkey', factor: 'passkey-added' }, (db, holder) =>
    insertPasskey(db, holder, {
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: credential.response.transports,
      rp_id: rp.id,
      name,
      created_at: deps.now(),
    }),
  )
}

/** A new secret, shown once; it counts when the app has made a right code of it. */
export async function startAuthenticator(deps: StaffDeps, scope: Scope, session: Session) {
  requireFreshProof(session, deps.now())
  const staff = staffOf(scope)
  const secret = newAuthenticatorSecret()
  const what = { action: 'staff.authenticator-started', record: { type: staff.kind, id: staff.admin.id } }
  await change(deps.db, scope, what, async (db) => {
    const pending_until = new Date(deps.now().getTime() + SET_UP_MS)
    await savePending(db, holderOf(staff, scope), { pending_secret: sealSecret(deps, secret), pending_until })
    return { result: undefined, after: { pending_until } }
  })
  return { secret, qr: qrOf(secret, { issuer: scope.partner.config.name, label: staff.admin.email }) }
}

export async function confirmAuthenticator(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  session: Session,
  code: string,
): Promise<Added> {
  requireFreshProof(session, deps.now())
  const staff = staffOf(scope)
  const { pending_secret, pending_until } =
    (await inPartner(deps.db, scope, (db) => findAuthenticator(db, holderOf(staff, scope)))) ?? {}
  const secret = unsealSecret(deps, pending_secret ?? null)
  if (!pending_secret || !pending_until || pending_until <= deps.now() || secret === undefined)
    throw new Problem('accounts.set-up-over')
  const step = stepOfCode(secret, code, deps.now())
  if (step === undefined) throw fieldProblem('accounts.second-factor-wrong', '/code')
  return added(deps, exchange, scope, session, { way: 'code', factor: 'authenticator-added' }, (db, holder) =>
    confirmPending(db, holder, pending_secret, { step, now: deps.now() }),
  )
}

/** Recovery codes come with the first factor. Whoever has just shown a factor is signed in with it from here on. */
async function added(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  session: Session,
  { way, factor }: { readonly way: FactorWay; readonly factor: FactorChange },
  add: (db: ChangeDb, holder: Holder) => Promise<unknown>,
): Promise<Added> {
  return inPartner(deps.db, scope, async (db) => {
    const staff = await lockedStaff(db, scope)
    const codes = await changeFactor(deps, db, scope, { staff, factor }, async (changeDb, holder) => {
      if (!(await add(changeDb, holder))) throw new Problem('accounts.set-up-over')
      return (await countRecoveryCodes(changeDb, holder)) > 0 ? null : makeCodes(deps, changeDb, holder)
    })
    const begun =
      session.secondFactorAt === null
        ? await beginAfterFactor(deps, db, exchange, scope, staff, way)
        : undefined
    return { codes, begun }
  })
}
