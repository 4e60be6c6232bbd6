import type { ProblemCode } from '@hearthlight/domain/shared/problem'
import type { Insertable } from 'kysely'
import type { PlatformTables } from '../database/platform-tables.ts'
import type { ProblemStatuses } from './problem-statuses.ts'

type Row = Insertable<PlatformTables['refusals']>
export type RefusalKind = Row['kind']
/** Who was refused what, from where; `minute` is the one it happened in. */
export type Refusal = Omit<Row, 'id' | 'count' | 'last_at' | 'minute'> & { readonly minute: Date }

const KINDS: Partial<Record<ProblemCode, RefusalKind>> = {
  'accounts.wrong-credentials': 'sign-in',
  'accounts.wrong-current-password': 'sign-in',
  'accounts.single-sign-on-failed': 'sign-in',
  'accounts.second-factor-wrong': 'sign-in',
  'accounts.second-step-over': 'sign-in',
  'accounts.passkey-refused': 'sign-in',
  'accounts.email-unconfirmed': 'sign-in',
  'accounts.token-invalid': 'token',
  'accounts.slow-down': 'rate',
  'accounts.busy': 'rate',
  'shared.too-many': 'rate',
  'shared.csrf': 'csrf',
}

/** A mistake in a form is no refusal, and neither is a session that ended. */
export const refusalKind = (code: ProblemCode, problems: ProblemStatuses): RefusalKind | undefined =>
  KINDS[code] ?? (problems[code] === 403 ? 'not-allowed' : undefined)
