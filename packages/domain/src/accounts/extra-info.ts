import { z } from 'zod'

export const VerificationStep = z.enum(['email_search', 'detail_search'])
export type VerificationStep = z.infer<typeof VerificationStep>

/** What the portal remembers about a user beside the profile. Every key is always present; null means "not set". */
export const ExtraInfo = z.object({
  current_page: z.string().nullable(),
  user_csv_import_building_id: z.string().nullable(),
  fulfill_site_permission: z.string().describe("Letters of 'crud'; empty means all"),
  is_fulfill_sync: z.boolean(),
  verification_step: VerificationStep.nullable(),
  educate_created_sync: z.boolean().describe('The utility account was made from this portal'),
  programId: z.string().nullable(),
  project_id: z.string().nullable(),
  selected_contact_id: z.string().nullable(),
})
export type ExtraInfo = z.infer<typeof ExtraInfo>

export const EMPTY_EXTRA_INFO: ExtraInfo = {
  current_page: null,
  user_csv_import_building_id: null,
  fulfill_site_permission: '',
  is_fulfill_sync: false,
  verification_step: null,
  educate_created_sync: false,
  programId: null,
  project_id: null,
  selected_contact_id: null,
}

/** The keys a person may write. The others grant rights or record what the account system said. */
export const OWN_EXTRA_INFO_KEYS = ['current_page', 'programId', 'project_id', 'selected_contact_id'] as const
export type OwnExtraInfoKey = (typeof OWN_EXTRA_INFO_KEYS)[number]

export const isOwnExtraInfoKey = (key: string): key is OwnExtraInfoKey =>
  OWN_EXTRA_INFO_KEYS.some((own) => own === key)

const Value = z.string().max(500).nullable()

const KeyAndValue = z.object({ key: z.string().min(1).max(100), value: Value })

/** `{ data: { key, value } }`; the bare pair is accepted too, since the spec names only "data key and value". */
export const ExtraInfoChange = z.union([
  z.object({ data: KeyAndValue }).transform(({ data }) => data),
  KeyAndValue,
])
export type ExtraInfoChange = z.infer<typeof ExtraInfoChange>

export const OwnExtraInfo = z.object({
  current_page: Value.optional(),
  programId: Value.optional(),
  project_id: Value.optional(),
  selected_contact_id: Value.optional(),
})
export type OwnExtraInfo = z.infer<typeof OwnExtraInfo>
