import { passwordFault } from '@hearthlight/domain/accounts/password-rule'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import {
  Problem,
  type ProblemCode,
  type ProblemParams,
  problemTextKey,
} from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts.ts'
import { isCommonPassword } from './common-passwords.ts'

type Wanted = {
  readonly password: string
  readonly confirmation: string
  readonly email: string
  /** Where the fields stand in the body: '' or '/user'. */
  readonly under: string
  /** Sign-up and the reset form each have their own words for a confirmation that differs. */
  readonly mismatch: 'accounts.password-mismatch' | 'accounts.confirmation-mismatch'
}

export function judgePassword(scope: Pick<Scope, 'language' | 'partner'>, wanted: Wanted): void {
  const { config } = scope.partner
  const refuse = (code: ProblemCode, field: string, params: ProblemParams = {}): never => {
    const message = messageOf(code, params, scope.language, config)
    throw new Problem(code, { params, fields: [{ pointer: `${wanted.under}/${field}`, message }] })
  }
  if (wanted.password !== wanted.confirmation) refuse(wanted.mismatch, 'password_confirmation')
  const minLength = config.settings.sections.password.min_length
  const fault = passwordFault(wanted.password, { minLength, email: wanted.email, isCommon: isCommonPassword })
  if (fault === null) return
  const params: ProblemParams = fault.kind === 'too-short' ? { length: fault.length } : {}
  refuse(`accounts.password-${fault.kind}`, 'password', params)
}

/** The partner may have its own words for a confirmation that differs (spec 1 section 5). */
function messageOf(
  code: ProblemCode,
  params: ProblemParams,
  language: Scope['language'],
  config: PartnerConfig,
): string {
  const own = config.settings.sections.password.confirmed_message
  if (code === 'accounts.confirmation-mismatch' && own !== undefined) return own
  return translator(language, config)(problemTextKey(code), params)
}
