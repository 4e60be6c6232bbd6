import { passwordFault } from '@hearthlight/domain/accounts/password-rule'
import type { ProblemParams } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../../platform/scope.ts'
import { fieldProblem } from '../profile/field-problem.ts'
import { isCommonPassword } from './common-passwords.ts'

export const PRODUCT = 'Hearthlight'

type Wanted = {
  readonly password: string
  readonly confirmation: string
  readonly email: string
  /** Where somebody needs a longer one than the partner asks of people. */
  readonly minLength?: number
}

/** Sign-up has its own words for a confirmation that differs, and its fields stand under `user`. */
export function validateSignUpPassword(scope: Pick<Scope, 'partner'>, wanted: Wanted): void {
  if (wanted.password !== wanted.confirmation)
    throw fieldProblem('accounts.password-mismatch', '/user/password_confirmation')
  validateStrength(scope, wanted, '/user/password')
}

/** The form that resets, updates and creates a password; the partner may have its own words there. */
export function validateNewPassword(scope: Pick<Scope, 'partner'>, wanted: Wanted): void {
  const message = scope.partner.config.settings.sections.password.confirmed_message
  if (wanted.password !== wanted.confirmation)
    throw fieldProblem('accounts.confirmation-mismatch', '/password_confirmation', { message })
  validateStrength(scope, wanted, '/password')
}

function validateStrength(scope: Pick<Scope, 'partner'>, wanted: Wanted, pointer: string): void {
  const { password, email } = wanted
  const { name, code, settings } = scope.partner.config
  const minLength = Math.max(settings.sections.password.min_length, wanted.minLength ?? 0)
  const names = [name, code, PRODUCT]
  const fault = passwordFault(password, { minLength, email, names, isCommon: isCommonPassword })
  if (fault === null) return
  const params: ProblemParams = fault.kind === 'too-short' ? { length: fault.length } : {}
  throw fieldProblem(`accounts.password-${fault.kind}`, pointer, { params })
}
