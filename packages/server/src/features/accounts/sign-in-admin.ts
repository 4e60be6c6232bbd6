import { ADMIN_PERMISSIONS, type AdminSession, fullPermissions } from '@hearthlight/domain/accounts/admin'
import type { Credentials } from '@hearthlight/domain/accounts/sign-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Db } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import type { AccountDeps } from './account-deps.ts'
import {
  type Admin,
  findAdmin,
  findAdminByEmail,
  findOperator,
  findOperatorByEmail,
  type Operator,
} from './admin-store.ts'
import { limitTries } from './limit-tries.ts'
import { isPasswordOf } from './passwords/password-hash.ts'

/** In the place of a partner's id; no partner has it. */
const EVERY_PARTNER = { partnerId: '00000000-0000-0000-0000-000000000000' }

export type Staff =
  | { readonly kind: 'admin'; readonly admin: Admin }
  | { readonly kind: 'operator'; readonly admin: Operator }

export async function signInAdmin(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  scope: Scope,
  { email, password }: Credentials,
  address: string,
): Promise<Staff> {
  // Counted apart from the portal: the same email may stand for a customer too. Counted once over all partners: an
  // operator may sign in at each of them.
  const tried = { email: `admin:${email}`, address }
  const staff = await limitTries({ db, now }, EVERY_PARTNER, tried, async () => {
    const found = await staffByEmail(db, scope, email)
    return (await isPasswordOf(found?.admin.password_hash ?? null, password)) ? found : undefined
  })
  if (staff === undefined) throw new Problem('accounts.wrong-credentials')
  return staff
}

async function staffByEmail(db: Db, scope: Scope, email: string): Promise<Staff | undefined> {
  const [admin, operator] = [await findAdminByEmail(db, scope, email), await findOperatorByEmail(db, email)]
  if (admin) return { kind: 'admin', admin }
  return operator && { kind: 'operator', admin: operator }
}

/** The admin or operator of this session. */
export async function staffOf(db: Db, scope: Pick<Scope, 'partnerId' | 'actor'>): Promise<Staff> {
  const { actor } = scope
  if (actor.kind === 'admin') {
    const admin = await findAdmin(db, scope, actor.adminId)
    if (admin) return { kind: 'admin', admin }
  }
  if (actor.kind === 'operator') {
    const operator = await findOperator(db, actor.operatorId)
    if (operator) return { kind: 'operator', admin: operator }
  }
  throw new Problem('shared.no-session')
}

export function adminSession({ kind, admin }: Staff): AdminSession {
  const byDefault = kind === 'operator' ? [...ADMIN_PERMISSIONS] : admin.default_permissions
  const additional = kind === 'operator' ? [] : admin.additional_permissions
  return {
    name: admin.name,
    email: admin.email,
    operator: kind === 'operator',
    default_permissions: byDefault,
    additional_permissions: additional,
    fullPermissions: fullPermissions(byDefault, additional),
  }
}
