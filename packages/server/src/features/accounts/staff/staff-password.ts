import type { ChangePassword, UpdatePassword } from '@hearthlight/domain/accounts/change-password'
import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { siteOf } from '../../../platform/http/site-of.ts'
import type { Staff } from '../../../platform/person.ts'
import type { Scope } from '../../../platform/scope.ts'
import { currentOf } from '../../../platform/sessions/current-session.ts'
import type { Exchange } from '../../../platform/sessions/sessions.ts'
import { updateAdminPassword, updateOperatorPassword } from '../admin-store.ts'
import { OPERATOR_PASSWORD_LENGTH } from '../create-operator.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { validateNewPassword } from '../passwords/validate-password.ts'
import { ownerOfPasswordToken, revokePasswordTokens, usePasswordToken } from './password-token-store.ts'
import { requirePasswordOf } from './prove-identity.ts'
import { asStaff, findStaff, type Holder, holderOf, NO_PARTNER, staffOf, subjectOf } from './staff.ts'
import type { StaffDeps } from './staff-deps.ts'

type Deps = Pick<StaffDeps, 'db' | 'now' | 'secret' | 'sessions' | 'sendMail'>
type NewPassword = {
  readonly password_hash: string
  readonly site: string
  readonly keepSession?: string | undefined
}

/** From the console, by who knows the current one. */
export async function changeStaffPassword(
  deps: Deps,
  scope: Scope,
  { current_password, password, password_confirmation }: ChangePassword,
  exchange: Exchange,
): Promise<void> {
  const { request } = exchange
  const current = currentOf(request)
  const staff = staffOf(scope)
  await requirePasswordOf(deps, staff, { current_password, address: request.ip })
  validateStaffPassword(scope, staff, { password, confirmation: password_confirmation })
  const password_hash = await hashPassword(password, scope)
  await writing(deps, scope, staff, password_hash, async (db) => {
    const keepSession = current?.session.id
    await setStaffPassword(deps, db, scope, staff, { password_hash, site: siteOf(request), keepSession })
    if (current?.by === 'cookie') await deps.sessions.renew(db, exchange, current.session)
  })
}

/** The reset form. It signs nobody in: whoever reads the mail still lacks the second factor. */
export async function resetStaffPassword(
  deps: Deps,
  scope: Scope,
  { password, password_confirmation, reset_password_token: token }: UpdatePassword,
  site: string,
): Promise<void> {
  const holder = await inPartner(deps.db, scope, (db) =>
    ownerOfPasswordToken(db, [scope.partnerId, NO_PARTNER], token, deps.now()),
  )
  const staff = holder && (await inPartner(deps.db, scope, (db) => staffOfHolder(db, holder)))
  if (!holder || !staff) throw new Problem('accounts.token-invalid')
  validateStaffPassword(scope, staff, { password, confirmation: password_confirmation })
  // Outside the transaction: hashing takes long, and a transaction holds the embedded database.
  const password_hash = await hashPassword(password, scope)
  await writing(deps, scope, staff, password_hash, async (db) => {
    if (!(await usePasswordToken(db, holder, token, deps.now()))) throw new Problem('accounts.token-invalid')
    await setStaffPassword(deps, db, scope, staff, { password_hash, site })
  })
}

/** An operator's is as long as when it was first made. */
function validateStaffPassword(
  scope: Scope,
  { kind, admin: { email } }: Staff,
  wanted: { readonly password: string; readonly confirmation: string },
): void {
  const minLength = kind === 'operator' ? OPERATOR_PASSWORD_LENGTH : 0
  validateNewPassword(scope, { ...wanted, email, minLength })
}

const staffOfHolder = (db: PartnerDb, { partnerId, staffId }: Holder) =>
  findStaff(db, { partnerId }, { kind: partnerId === NO_PARTNER ? 'operator' : 'admin', id: staffId })

/** What is done for a partner has no hand on an operator's password: the platform writes it, in the same transaction. */
function writing(
  { db }: Deps,
  scope: Scope,
  { kind, admin: { id } }: Staff,
  password_hash: string,
  work: (db: PartnerDb) => Promise<void>,
): Promise<void> {
  if (kind === 'admin') return inPartner(db, scope, work)
  return inTransaction(db, async (transaction) => {
    await inPartner(transaction, scope, work)
    await updateOperatorPassword(transaction, id, password_hash)
  })
}

/** A new password ends every other session, at every partner, and every link to choose one; and it is told by mail. */
async function setStaffPassword(
  { now, sessions, sendMail }: Deps,
  db: PartnerDb,
  scope: Scope,
  staff: Staff,
  { password_hash, site, keepSession }: NewPassword,
): Promise<void> {
  const { id, email, name } = staff.admin
  const what = { action: 'staff.set-password', record: { type: staff.kind, id } }
  await change(db, asStaff(scope, staff), what, async (changeDb) => {
    if (staff.kind === 'admin') await updateAdminPassword(changeDb, scope, id, password_hash)
    await sessions.endAll(changeDb, scope.partnerId, subjectOf(staff), keepSession)
    await revokePasswordTokens(changeDb, holderOf(staff, scope), now())
    return { result: undefined }
  })
  await sendMail(db, scope, {
    template: 'accounts:mail.password-changed',
    to: email,
    language: scope.language,
    values: { name, url: `${site}${ADMIN_PATHS.password}` },
  })
}
