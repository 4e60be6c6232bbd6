import { passwordFault } from '@hearthlight/domain/accounts/password-rule'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { findOperatorByEmail, insertOperator } from './admin-store.ts'
import { isCommonPassword } from './passwords/common-passwords.ts'
import { hashPassword } from './passwords/password-hash.ts'
import { PRODUCT } from './passwords/validate-password.ts'

/** Who may change every partner is given a longer one than a homeowner. */
export const OPERATOR_PASSWORD_LENGTH = 12

export type NewOperator = { readonly email: string; readonly name: string; readonly password: string }
export type OperatorOutcome = 'created' | 'taken' | 'too-short' | 'common' | 'like-email' | 'like-name'

/** An operator of the platform, made by whoever runs the server: there is nobody above to ask. */
export async function createOperator(
  db: PlatformDb,
  { email, name, password }: NewOperator,
): Promise<OperatorOutcome> {
  if (await findOperatorByEmail(db, email)) return 'taken'
  const names = [PRODUCT]
  const rule = { minLength: OPERATOR_PASSWORD_LENGTH, email, names, isCommon: isCommonPassword }
  const fault = passwordFault(password, rule)
  if (fault !== null) return fault.kind
  await insertOperator(db, { email, name, password_hash: await hashPassword(password), is_demo: false })
  return 'created'
}
