import type { SignInStep } from '@hearthlight/domain/accounts/sign-in/sign-in-step'
import { change } from '../../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Staff } from '../../../platform/person.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Exchange, StartedSession } from '../../../platform/sessions/sessions.ts'
import { stepOf } from './factors/factors.ts'
import { asStaff, subjectOf } from './staff.ts'
import type { StaffDeps } from './staff-deps.ts'

export type FactorWay = 'passkey' | 'code' | 'recovery-code'
type SessionDeps = Pick<StaffDeps, 'db' | 'now' | 'sessions'>

const MINUTE_MS = 60_000
const HALF_MS = { 'second-factor': 10 * MINUTE_MS, 'set-up': 30 * MINUTE_MS } as const

/** After the password: a whole session if nothing more is owed, else one that ends soon and opens only what is owed. */
export function beginAfterPassword(
  deps: SessionDeps,
  exchange: Exchange,
  scope: Scope,
  staff: Staff,
): Promise<StartedSession & { step: SignInStep }> {
  return change(deps.db, asStaff(scope, staff), beginning(staff), async (db) => {
    const step = await stepOf(db, scope.partner, staff, { secondFactorAt: null })
    const begun = await deps.sessions.begin(db, exchange, {
      partnerId: scope.partnerId,
      subject: subjectOf(staff),
      lastsMs: step === 'done' ? undefined : HALF_MS[step],
    })
    return { result: { ...begun, step }, after: { owes: step === 'done' ? null : step } }
  })
}

/** After the second factor: a new session with a new token, and the half one is gone. */
export async function beginAfterFactor(
  { now, sessions }: Omit<SessionDeps, 'db'>,
  db: PartnerDb,
  exchange: Exchange,
  scope: Scope,
  staff: Staff,
  factor: FactorWay,
): Promise<StartedSession> {
  return change(db, asStaff(scope, staff), beginning(staff), async (changeDb) => {
    const result = await sessions.begin(changeDb, exchange, {
      partnerId: scope.partnerId,
      subject: subjectOf(staff),
      secondFactorAt: now(),
    })
    return { result, after: { factor } }
  })
}

const beginning = ({ kind, admin: { id } }: Staff) => ({
  action: 'session.begin',
  record: { type: kind, id },
})
