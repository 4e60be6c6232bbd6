import { createHmac, randomInt } from 'node:crypto'
import { plainRecoveryCode } from '@hearthlight/domain/accounts/staff/second-factor'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../../platform/database/schema.ts'
import type { Scope } from '../../../../platform/scope.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { requireFreshProof } from '../prove-identity.ts'
import { type Holder, holderOf, lockedStaff } from '../staff.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { changeFactor } from './change-factor.ts'
import { factorsOf } from './factors.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'

const HOW_MANY = 10
/** Without the letters and digits that are read for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = [4, 4, 4]

const newCode = () =>
  GROUPS.map((length) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join(
    '-',
  )

const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode)

/** Sixty random bits under a key of the server: nobody can guess what to hash, so no slow hash is needed. */
export const hashRecoveryCode = (secret: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery:${plainRecoveryCode(code)}`)
    .digest('base64url')

/** A fresh set; the old codes stop working. */
export async function newCodes(deps: StaffDeps, scope: Scope, session: Session): Promise<string[]> {
  requireFreshProof(session, deps.now())
  return inPartner(deps.db, scope, async (db) => {
    const staff = await lockedStaff(db, scope)
    if ((await factorsOf(db, holderOf(staff, scope))).count === 0) throw new Problem('shared.not-found')
    return changeFactor(deps, db, scope, { staff, factor: 'recovery-codes-made' }, (changeDb, holder) =>
      makeCodes(deps, changeDb, holder),
    )
  })
}

export async function makeCodes(
  { secret }: Pick<StaffDeps, 'secret'>,
  db: ChangeDb,
  holder: Holder,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    db,
    holder,
    codes.map((code) => hashRecoveryCode(secret, code)),
  )
  return codes
}
