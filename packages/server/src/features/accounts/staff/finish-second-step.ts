import type { PasskeyUse } from '@hearthlight/domain/accounts/second-factor'
import { FREE_CODES } from '@hearthlight/domain/accounts/slow-down'
import { Problem } from '@hearthlight/domain/shared/problem'
import { recordAudit } from '../../../platform/audit-log-store.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import type { Begun, Exchange } from '../../../platform/sessions/sessions.ts'
import { fieldProblem } from '../field-problem.ts'
import { limitTries } from '../limit-tries.ts'
import { mustHaveSession } from '../must-have-session.ts'
import { stepOfCode } from './authenticator.ts'
import { findAuthenticator, useStep } from './authenticator-store.ts'
import { beginAfterFactor, type FactorWay } from './begin-staff-session.ts'
import { takeChallenge } from './challenge-store.ts'
import { findPasskey, recordPasskeyUse } from './passkey-store.ts'
import { useRecoveryCode } from './recovery-code-store.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import type { RelyingParty } from './relying-party.ts'
import { unsealSecret } from './sealed-secret.ts'
import { asStaff, type Holder, holderOf, NO_PARTNER, type Staff, staffOf } from './staff.ts'
import type { StaffDeps } from './staff-deps.ts'
import { tellFactorChange, tellWrongCodes } from './tell-factor-change.ts'
import { verifyPasskeyUse } from './verify-passkey.ts'

type Finished = Begun & { readonly staff: Staff }

/** The second step by a passkey: it signs the challenge that this half session was given, once. */
export function finishByPasskey(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  session: Session,
  { use, rp }: { readonly use: PasskeyUse; readonly rp: RelyingParty },
): Promise<Finished> {
  return finish(deps, exchange, scope, 'passkey', async (holder) => {
    const { challenge, passkey } = await inPartner(deps.db, scope, async (db) => ({
      challenge: await takeChallenge(db, session, 'sign-in', deps.now()),
      passkey: await findPasskey(db, holder, use.id),
    }))
    if (challenge === undefined || passkey === undefined || passkey.rp_id !== rp.id) return false
    const counter = await verifyPasskeyUse(use, passkey, challenge, rp)
    if (counter === undefined) return false
    await inPartner(deps.db, scope, (db) =>
      recordPasskeyUse(db, holder, { id: passkey.id, counter }, deps.now()),
    )
    return true
  })
}

/** By a code of the authenticator app, which counts once. */
export function finishByCode(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  code: string,
): Promise<Finished> {
  return finish(deps, exchange, scope, 'code', (holder) =>
    slowly(deps, holder, () =>
      inPartner(deps.db, scope, async (db) => {
        const secret = unsealSecret(deps, (await findAuthenticator(db, holder))?.secret ?? null)
        const step = secret === undefined ? undefined : stepOfCode(secret, code, deps.now())
        return step !== undefined && (await useStep(db, holder, step))
      }),
    ),
  )
}

/** By a recovery code, which is used up. Its owner is told, in case it was not them. */
export function finishByRecoveryCode(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  code: string,
): Promise<Finished> {
  return finish(deps, exchange, scope, 'recovery-code', (holder) =>
    slowly(deps, holder, () =>
      inPartner(deps.db, scope, (db) => useRecoveryCode(db, holder, hashRecoveryCode(deps.secret, code))),
    ),
  )
}

async function finish(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  way: FactorWay,
  isShown: (holder: Holder) => Promise<boolean>,
): Promise<Finished> {
  const staff = await inPartner(deps.db, scope, (db) => staffOf(db, scope))
  if (!(await isShown(holderOf(staff, scope)))) throw await refused(deps, exchange, scope, staff, way)
  return inPartner(deps.db, scope, async (db) => {
    if (way === 'recovery-code') await tellFactorChange(deps, db, scope, staff, 'recovery-code-used')
    return { ...(await beginAfterFactor(deps, db, exchange, scope, staff, way)), staff }
  })
}

/** The fifth wrong code ends the half session: who goes on needs the password again, and the owner hears of it. */
function refused(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  staff: Staff,
  way: FactorWay,
): Promise<Problem> {
  const session = mustHaveSession(exchange.request)
  return inPartner(deps.db, scope, async (db) => {
    const record = { record_type: staff.kind, record_id: staff.admin.id, after: { factor: way } }
    await recordAudit(db, asStaff(scope, staff), { action: 'session.refuse-factor', ...record })
    if (way === 'passkey') return new Problem('accounts.passkey-refused')
    if ((await deps.sessions.countWrongCode(db, session)) < FREE_CODES)
      return fieldProblem('accounts.second-factor-wrong', '/code')
    await deps.sessions.end(db, exchange, session)
    await tellWrongCodes(deps, db, scope, staff, FREE_CODES)
    return new Problem('accounts.second-step-over')
  })
}

/** A code is short, so tries at it are counted for the account wherever they come from: over all networks and partners. */
async function slowly(
  deps: Pick<StaffDeps, 'db' | 'now' | 'secret'>,
  { staffId }: Holder,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const tried = { email: `second-step:${staffId}`, address: '', free: FREE_CODES }
  const found = await limitTries(deps, { partnerId: NO_PARTNER }, tried, async () =>
    (await check()) ? true : undefined,
  )
  return found === true
}
