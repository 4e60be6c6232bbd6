import { inPartner } from '../platform/database/in-partner.ts'
import type { PlatformDb } from '../platform/database/schema.ts'
import { newId } from '../platform/ids.ts'
import { lifetimes, type Session, type Subject } from '../platform/sessions/session.ts'
import { insertSession } from '../platform/sessions/session-store.ts'
import { csrfToken, hashToken, newToken } from '../platform/sessions/session-token.ts'
import type { TestPartner } from './test-partner.ts'

/** Headers that a signed-in browser would send. */
export type SignedIn = {
  readonly host: string
  readonly cookie: string
  readonly 'x-csrf-token': string
  readonly 'service-requester': string
}

/** A session as sign-in would begin it, without the second that hashing a password takes. */
export async function signInAs(
  db: PlatformDb,
  secret: string,
  partners: readonly TestPartner[],
  email: string,
  at: TestPartner['code'] | undefined,
  now: () => Date,
): Promise<SignedIn> {
  const code = at ?? /@(.+)\.test$/.exec(email)?.[1]
  const partner = partners.find((each) => each.code === code) ?? partners[0]
  if (partner === undefined) throw new Error('the demo has no partner')
  const subject = await findSubject(db, partner.id, email)
  const session: Session = {
    id: newId(),
    partnerId: partner.id,
    subject,
    onBehalfBy: null,
    openedBy: null,
    cameFrom: null,
    userAgent: '',
    secondFactorAt: null,
    provedAt: now(),
    createdAt: now(),
    lastSeenAt: now(),
    endsAt: new Date(now().getTime() + lifetimes(subject.kind).absoluteMs),
  }
  const token = newToken()
  await inPartner(db, session, (partnerDb) => insertSession(partnerDb, session, hashToken(secret, token)))
  const isConsole = subject.kind === 'admin' || subject.kind === 'operator'
  return {
    host: partner.host,
    cookie: `${isConsole ? 'hearthlight_console' : 'hearthlight_session'}=${token}`,
    'x-csrf-token': csrfToken(secret, session.id),
    'service-requester': isConsole ? 'admin' : 'portal',
  }
}

async function findSubject(db: PlatformDb, partnerId: string, email: string): Promise<Subject> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'user_type'])
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .executeTakeFirst()
  if (user !== undefined) return { kind: user.user_type === 'customer' ? 'user' : 'guest', id: user.id }
  const admin = await db
    .selectFrom('admins')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .executeTakeFirst()
  if (admin !== undefined) return { kind: 'admin', id: admin.id }
  const operator = await db
    .selectFrom('operators')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow(() => new Error(`nobody in the demo is ${email}`))
  return { kind: 'operator', id: operator.id }
}
