import type { ExtraInfo } from '@hearthlight/domain/accounts/extra-info'
import { isSyncNotCreated, lockedChanges, type ProfileUpdate } from '@hearthlight/domain/accounts/profile'
import { fullName } from '@hearthlight/domain/accounts/user-name'
import { formatZip } from '@hearthlight/domain/forms/values/zip'
import { features } from '@hearthlight/domain/partner/features'
import { Problem, problemTextKey } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { difference } from '../../../platform/audit-log/difference.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { lockUser, mergeExtraInfo, type User, updateUser } from '../user-store.ts'
import { ownUserById } from './own-user.ts'
import { changedFields, given, loggedUser } from './profile-change.ts'
import { validateUserFields } from './validate-user-fields.ts'

/** Saves the profile. A sync user whom no account system knows gets an account there from what they wrote. */
export async function updateProfile(
  deps: Pick<AccountDeps, 'db' | 'accountSystem'>,
  scope: Scope,
  id: string,
  { user: { extra_info, ...update } }: ProfileUpdate,
): Promise<User> {
  const known = ownUserById(scope, id)
  const created = await accountForNewcomer(deps, scope, updatedUser(scope, known, update))
  return change(deps.db, scope, { action: 'user.update', record: { type: 'user', id } }, async (db) => {
    // The account system may have taken its time: what another tab saved meanwhile counts.
    const user = await lockUser(db, scope, id)
    const fields = changedFields(user, updatedUser(scope, user, update))
    const partner_account_id = user.partner_account_id ?? created ?? null
    const sync: Partial<ExtraInfo> = created === undefined ? {} : { educate_created_sync: true }
    const info = { ...given(extra_info ?? {}), ...sync }
    const before = loggedUser(user)
    if (difference({ before, after: { ...before, ...fields, partner_account_id, ...info } }) === undefined)
      return { result: user, before, after: before }
    await updateUser(db, scope, id, { ...fields, partner_account_id })
    const result = await mergeExtraInfo(db, scope, id, info)
    return { result, before, after: loggedUser(result) }
  })
}

/** The person as the update makes them, if it may. */
function updatedUser(scope: Scope, user: User, update: Omit<ProfileUpdate['user'], 'extra_info'>): User {
  refuseLocked(scope, user, update)
  const profile = { ...user, ...given(update) }
  const country = profile.country || scope.partner.config.country
  const saved = { ...profile, country, zip: formatZip(profile.zip, country), name: fullName(profile) }
  validateProfile(scope, user, saved)
  return saved
}

function refuseLocked(scope: Scope, user: User, update: ProfileUpdate['user']): void {
  const { config } = scope.partner
  const locked = lockedChanges(update, user, {
    editingDisabled: !features(config, user).editProfile,
    createdBySync: user.extra_info.educate_created_sync,
  })
  if (locked.length === 0) return
  const message = problemTextKey('accounts.profile-locked')
  throw new Problem('accounts.profile-locked', {
    params: { partner: config.name },
    fields: locked.map((name) => ({ pointer: `/user/${name}`, message })),
  })
}

/** A profile its owner cannot change is not checked either: they could not mend it. */
function validateProfile(scope: Scope, user: User, saved: User): void {
  const { config } = scope.partner
  const allowed = features(config, user)
  if (!allowed.editProfile && !user.extra_info.educate_created_sync) return
  const { fields, show_consent } = config.settings.sections.user_edit_page
  validateUserFields(scope, fields, saved)
  if (allowed.consent && show_consent && !saved.consent) throw new Problem('accounts.consent-required')
}

async function accountForNewcomer(
  { accountSystem }: Pick<AccountDeps, 'accountSystem'>,
  scope: Scope,
  user: User,
): Promise<string | undefined> {
  const isDue = isSyncNotCreated(user) && user.extra_info.verification_step === null
  if (!isDue || !features(scope.partner.config, user).accountSync) return undefined
  const { first_name, last_name, email, mailing_address, city, region, country, zip } = user
  return accountSystem.create(scope, {
    first_name,
    last_name,
    email,
    mailing_address,
    city,
    region,
    country,
    zip,
  })
}
