import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Staff } from '../../../platform/person.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { isPasswordOf } from '../passwords/password-hash.ts'
import { fieldProblem } from '../profile/field-problem.ts'
import { limitTries } from '../sessions/limit-tries.ts'
import { hashOf, NO_PARTNER, staffOf } from './staff.ts'
import type { StaffDeps } from './staff-deps.ts'

const FRESH_MS = 5 * 60_000

/** A change to the ways in needs more than an open console: a sign-in or the password, not long ago. */
export function requireFreshProof({ provedAt }: Session, now: Date): void {
  if (now.getTime() - provedAt.getTime() >= FRESH_MS) throw new Problem('accounts.proof-needed')
}

/** Whoever found the console open does not know the password. */
export async function proveIdentity(
  deps: Pick<StaffDeps, 'db' | 'now' | 'secret' | 'sessions'>,
  scope: Scope,
  session: Session,
  given: { readonly current_password: string; readonly address: string },
): Promise<void> {
  await requirePasswordOf(deps, staffOf(scope), given)
  await inPartner(deps.db, scope, (db) => deps.sessions.prove(db, session))
}

/** Tries count as tries to sign in, so that this is no faster way to guess. */
export async function requirePasswordOf(
  deps: Pick<StaffDeps, 'db' | 'now' | 'secret'>,
  staff: Staff,
  { current_password, address }: { readonly current_password: string; readonly address: string },
): Promise<void> {
  const tried = { email: `admin:${staff.admin.email}`, address }
  const isTheirs = await limitTries(deps, { partnerId: NO_PARTNER }, tried, async () =>
    (await isPasswordOf(await hashOf(deps.db, staff), current_password)) ? true : undefined,
  )
  if (!isTheirs) throw fieldProblem('accounts.wrong-current-password', '/current_password')
}
