import { z } from 'zod'
import type { ExtraInfo } from './extra-info.ts'
import { OwnExtraInfo } from './extra-info.ts'
import { Line } from './line.ts'

/** The profile payload of the spec; a missing key leaves the stored value. */
export const ProfileFields = z.object({
  consent: z.boolean().optional(),
  subscribed: z.boolean().optional(),
  community: Line.optional(),
  country: Line.optional(),
  region: Line.optional(),
  first_name: Line.optional(),
  last_name: Line.optional(),
  mailing_address: Line.optional(),
  city: Line.optional(),
  zip: Line.max(20).optional(),
})
export type ProfileFields = z.infer<typeof ProfileFields>
export type ProfileFieldName = keyof ProfileFields

export const ProfileUpdate = z.object({ user: ProfileFields.extend({ extra_info: OwnExtraInfo.optional() }) })
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

export const PROFILE_FIELD_NAMES = ProfileFields.keyof().options

type ProfileLock = {
  readonly editingDisabled: boolean
  readonly createdBySync: boolean
}

/** With editing disabled only `subscribed` (and extra_info) may change, unless the account was created by sync. */
export function mayEditProfileField(name: ProfileFieldName, lock: ProfileLock): boolean {
  return !lock.editingDisabled || lock.createdBySync || name === 'subscribed'
}

/** The locked fields that an update would really change; sending a stored value again is no change. */
export function lockedChanges(
  update: ProfileFields,
  stored: Readonly<Record<string, unknown>>,
  lock: ProfileLock,
): ProfileFieldName[] {
  return PROFILE_FIELD_NAMES.filter(
    (name) => update[name] !== undefined && update[name] !== stored[name] && !mayEditProfileField(name, lock),
  )
}

export type ProfileTitle = 'detail_search' | 'sync_not_created' | 'default'

type SyncState = {
  readonly partner_account_id: string | null
  readonly extra_info: Pick<ExtraInfo, 'verification_step' | 'is_fulfill_sync' | 'educate_created_sync'>
}

/** A sync user for whom no account was found and none has been made yet. */
export const isSyncNotCreated = ({ partner_account_id, extra_info }: SyncState): boolean =>
  extra_info.is_fulfill_sync && !extra_info.educate_created_sync && partner_account_id === null

export function profileTitle(user: SyncState): ProfileTitle {
  if (user.extra_info.verification_step === 'detail_search') return 'detail_search'
  return isSyncNotCreated(user) ? 'sync_not_created' : 'default'
}
