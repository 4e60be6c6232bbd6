import { createHash } from 'node:crypto'
import { features } from '@hearthlight/domain/partner/features'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { findCustomer } from '../user-store.ts'

/** An email nobody has is answered like a confirmed one: the sign-in that follows then refuses it like any other. */
export async function checkConfirmation({ db }: Pick<AccountDeps, 'db'>, scope: Scope, email: string) {
  const user = await inPartner(db, scope, (db) => findCustomer(db, scope, email))
  const isAsked = features(scope.partner.config, null).emailVerification
  const pending = isAsked && user?.email_confirmed_at === null ? user : undefined
  return {
    user_confirmed: pending === undefined,
    confirmation_token: pending ? nameOfPending(pending) : null,
  }
}

/** Tells one waiting confirmation from another and nothing else: not the person, and not the token in their mail. */
const nameOfPending = ({ id }: { readonly id: string }) =>
  createHash('sha256').update(`confirmation:${id}`).digest('base64url')
