import { FREE_CODES } from '@hearthlight/domain/accounts/sign-in/slow-down'
import type { PasskeyUse } from '@hearthlight/domain/accounts/staff/second-factor'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Staff } from '../../../platform/person.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import type { Exchange, StartedSession } from '../../../platform/sessions/sessions.ts'
import { fieldProblem } from '../profile/field-problem.ts'
import { limitTries } from '../sessions/limit-tries.ts'
import { mustHaveSession } from '../sessions/must-have-session.ts'
import { beginAfterFactor, type FactorWay } from './begin-staff-session.ts'
import { stepOfCode } from './factors/authenticator.ts'
import { findAuthenticator, useStep } from './factors/authenticator-store.ts'
import { takeChallenge } from './factors/challenge-store.ts'
import { findPasskey, recordPasskeyUse } from './factors/passkey-store.ts'
import { useRecoveryCode } from './factors/recovery-code-store.ts'
import { hashRecoveryCode } from './factors/recovery-codes.ts'
import { unsealSecret } from './factors/sealed-secret.ts'
import { tellFactorChange, tellWrongCodes } from './factors/tell-factor-change.ts'
import { verifyPasskeyUse } from './factors/verify-passkey.ts'
import type { RelyingParty } from './relying-party.ts'
import { asStaff, type Holder, holderOf, NO_PARTNER, staffOf } from './staff.ts'
import type { StaffDeps } from './staff-deps.ts'

type Finished = StartedSession & { readonly staff: Staff }

/** The second step by a passkey: it signs the challenge that this half session was given, once. */
export function finishByPasskey(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  session: Session,
  { use, rp }: { readonly use: PasskeyUse; readonly rp: RelyingParty },
): Promise<Finished> {
  return finish(deps, exchange, scope, 'passkey', async (holder, staff) => {
    const { challenge, passkey } = await inPartner(deps.db, scope, async (db) => ({
      challenge: await takeChallenge(db, session, 'sign-in', deps.now()),
      passkey: await findPasskey(db, holder, use.id),
    }))
    if (challenge === undefined || passkey === undefined || passkey.rp_id !== rp.id) return false
    const counter = await verifyPasskeyUse(use, passkey, challenge, rp)
    if (counter === undefined) return false
    return useFactor(deps, scope, staff, 'passkey', async (db) => {
      await recordPasskeyUse(db, holder, { id: passkey.id, counter }, deps.now())
      return true
    })
  })
}

/** By a code of the authenticator app, which counts once. */
export function finishByCode(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  code: string,
): Promise<Finished> {
  return finish(deps, exchange, scope, 'code', (holder, staff) =>
    slowly(deps, holder, () =>
      useFactor(deps, scope, staff, 'code', async (db) => {
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
  return finish(deps, exchange, scope, 'recovery-code', (holder, staff) =>
    slowly(deps, holder, () =>
      useFactor(deps, scope, staff, 'recovery-code', (db) =>
        useRecoveryCode(db, holder, hashRecoveryCode(deps.secret, code)),
      ),
    ),
  )
}

/** A factor counts once: what keeps it from counting again is written with its line, and neither when it was wrong. */
function useFactor(
  deps: Pick<StaffDeps, 'db'>,
  scope: Scope,
  staff: Staff,
  way: FactorWay,
  use: (db: ChangeDb) => Promise<boolean>,
): Promise<boolean> {
  const what = { action: `staff.${way}-used`, record: { type: staff.kind, id: staff.admin.id } }
  return change(deps.db, asStaff(scope, staff), what, async (db) => {
    const isRight = await use(db)
    return { result: isRight, before: { used: false }, after: { used: isRight } }
  })
}

async function finish(
  deps: StaffDeps,
  exchange: Exchange,
  scope: Scope,
  way: FactorWay,
  isShown: (holder: Holder, staff: Staff) => Promise<boolean>,
): Promise<Finished> {
  const staff = staffOf(scope)
  if (!(await isShown(holderOf(staff, scope), staff))) throw await refused(deps, exchange, scope, staff, way)
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
  const what = { action: 'session.refuse-factor', record: { type: staff.kind, id: staff.admin.id } }
  const after = { factor: way }
  return change(deps.db, asStaff(scope, staff), what, async (db) => {
    if (way === 'passkey') return { result: new Problem('accounts.passkey-refused'), after }
    if ((await deps.sessions.countWrongCode(db, session)) < FREE_CODES)
      return { result: fieldProblem('accounts.second-factor-wrong', '/code'), after }
    await deps.sessions.end(db, exchange, session)
    await tellWrongCodes(deps, db, scope, staff, FREE_CODES)
    return { result: new Problem('accounts.second-step-over'), after }
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
