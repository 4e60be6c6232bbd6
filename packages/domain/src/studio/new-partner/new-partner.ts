import { z } from 'zod'
import { EmailAddress } from '../../accounts/email-address.ts'
import { COLOUR_PATTERN } from '../../partner/look/theme-config.ts'
import { One } from '../../shared/envelope.ts'
import { LANGUAGES } from '../../texts/namespaces.ts'
import { PictureUpload } from '../contract/studio-contract.ts'

export const PARTNER_MODULES = ['assessment', 'incentives', 'applications', 'guests', 'advisors'] as const
export const NEW_PARTNER_COUNTRIES = ['US', 'CA', 'PT'] as const

/** The few answers that a site is made of. */
export const NewPartner = z.strictObject({
  name: z.string().trim().min(1).max(120),
  code: z.string().regex(/^[a-z][a-z0-9-]{1,38}$/, { message: 'partner:studio.code' }),
  host: z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, { message: 'partner:studio.host' }),
  contact_email: z.email(),
  admin_name: z.string().trim().min(1).max(120).describe('The first administrator, who is invited by mail.'),
  admin_email: EmailAddress,
  country: z.enum(NEW_PARTNER_COUNTRIES),
  languages: z.array(z.enum(LANGUAGES)).min(1),
  colour: z.string().regex(COLOUR_PATTERN, { message: 'partner:studio.colour' }),
  modules: z.array(z.enum(PARTNER_MODULES)),
  logo: PictureUpload.nullable().default(null),
})
export type NewPartner = z.infer<typeof NewPartner>

export const NewPartnerResponse = One(
  'partners',
  z.object({
    name: z.string(),
    site_url: z.url(),
    console_url: z.url(),
  }),
)
