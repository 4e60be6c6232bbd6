import { createHash } from 'node:crypto'
import { features } from '@hearthlight/domain/partner/features'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { findCustomer } from '../user-store.ts'

/** An address, and the id that this browser was given if it signed up with it. */
export type Asked = { readonly email: string; readonly ownId: string | undefined }

/**
 * Whether what this browser signed up waits for its confirmation. A taken address waits like one that nobody confirms; every other
 * address is answered like a confirmed one, and the sign-in that follows decides.
 */
export async function checkConfirmation(
  { db }: Pick<AccountDeps, 'db'>,
  scope: Scope,
  { email, ownId }: Asked,
): Promise<{ user_confirmed: boolean; confirmation_token: string | null }> {
  const confirmed = { user_confirmed: true, confirmation_token: null }
  if (ownId === undefined || !features(scope.partner.config, null).emailVerification) return confirmed
  const user = await inPartner(db, scope, (db) => findCustomer(db, scope, email))
  if (user?.id === ownId && user.email_confirmed_at !== null) return confirmed
  return { user_confirmed: false, confirmation_token: nameOfPending(ownId) }
}

/** Tells one waiting confirmation from another and nothing else: not the person, and not the token in their mail. */
const nameOfPending = (id: string) => createHash('sha256').update(`confirmation:${id}`).digest('base64url')
