import type { SignInStep } from '@hearthlight/domain/accounts/sign-in-step'
import { recordAudit } from '../../../platform/audit-log-store.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Begun, Exchange } from '../../../platform/sessions/sessions.ts'
import { stepOf } from './factors.ts'
import { asStaff, type Staff, subjectOf } from './staff.ts'
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
): Promise<Begun & { step: SignInStep }> {
  return inPartner(deps.db, scope, async (db) => {
    const step = await stepOf(db, scope.partner, staff, { secondFactorAt: null })
    const begun = await deps.sessions.begin(db, exchange, {
      partnerId: scope.partnerId,
      subject: subjectOf(staff),
      lastsMs: step === 'done' ? undefined : HALF_MS[step],
    })
    await record(db, scope, staff, { owes: step === 'done' ? null : step })
    return { ...begun, step }
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
): Promise<Begun> {
  const begun = await sessions.begin(db, exchange, {
    partnerId: scope.partnerId,
    subject: subjectOf(staff),
    secondFactorAt: now(),
  })
  await record(db, scope, staff, { factor })
  return begun
}

const record = (db: PartnerDb, scope: Scope, staff: Staff, after: Readonly<Record<string, unknown>>) =>
  recordAudit(db, asStaff(scope, staff), {
    action: 'session.begin',
    record_type: staff.kind,
    record_id: staff.admin.id,
    after,
  })
