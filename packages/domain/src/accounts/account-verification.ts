import { z } from 'zod'
import { One } from '../shared/envelope.ts'

export const AccountVerification = z.object({
  address: z.string().trim().min(1).max(200),
  accountId: z.string().trim().min(1).max(100),
})
export type AccountVerification = z.infer<typeof AccountVerification>

/** `success` opens account creation, `userExist` sends to sign-in, `warning` says why neither. */
export const AccountVerificationResult = z.object({
  success: z.boolean(),
  userExist: z.boolean(),
  accountId: z.string(),
  email: z.string().nullable(),
  warning: z.string().nullable(),
})
export type AccountVerificationResult = z.infer<typeof AccountVerificationResult>
export const AccountVerificationResponse = One('account_verification', AccountVerificationResult)

export const Site = z.object({
  id: z.string(),
  address1: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  zip: z.string(),
})
export type Site = z.infer<typeof Site>

export const SitesFieldsResponse = One(
  'sites_fields',
  z.object({ fulfill_site_permission: z.string(), sites: z.array(Site) }),
)
