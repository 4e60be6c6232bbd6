import { needsFactor, type SignInStep, signInStep } from '@hearthlight/domain/accounts/sign-in/sign-in-step'
import type { ConsoleState } from '@hearthlight/domain/accounts/staff/second-factor'
import { features } from '@hearthlight/domain/partner/features'
import type { ResolvedPartner } from '@hearthlight/domain/partner/read-partner'
import type { PartnerDb } from '../../../../platform/database/schema.ts'
import type { Staff } from '../../../../platform/person.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { type Holder, holderOf } from '../staff.ts'
import { findAuthenticator } from './authenticator-store.ts'
import { listPasskeys } from './passkey-store.ts'
import { countRecoveryCodes } from './recovery-code-store.ts'

/** The factors somebody has; recovery codes stand in for one and are none. */
export async function factorsOf(db: PartnerDb, holder: Holder) {
  const passkeys = await listPasskeys(db, holder)
  const authenticator = await findAuthenticator(db, holder)
  const hasAuthenticator = authenticator !== undefined && authenticator.secret !== null
  const count = passkeys.length + (hasAuthenticator ? 1 : 0)
  return { passkeys, authenticatorSince: authenticator?.confirmed_at ?? null, hasAuthenticator, count }
}

export const mustHaveFactor = (staff: Staff, partner: ResolvedPartner) =>
  needsFactor(staff, features(partner.config, null))

/** What staff still owe in a session. */
export async function stepOf(
  db: PartnerDb,
  partner: ResolvedPartner,
  staff: Staff,
  { secondFactorAt }: Pick<Session, 'secondFactorAt'>,
): Promise<SignInStep> {
  const { count } = await factorsOf(db, holderOf(staff, { partnerId: partner.id }))
  return signInStep({
    hasFactor: count > 0,
    needsFactor: mustHaveFactor(staff, partner),
    isShown: secondFactorAt !== null,
  })
}

export async function methodsOf(
  db: PartnerDb,
  holder: Holder,
  rpId: string,
): Promise<ConsoleState['methods']> {
  const { passkeys, hasAuthenticator } = await factorsOf(db, holder)
  return {
    passkey: passkeys.some((passkey) => passkey.rp_id === rpId),
    code: hasAuthenticator,
    recovery_code: (await countRecoveryCodes(db, holder)) > 0,
  }
}
