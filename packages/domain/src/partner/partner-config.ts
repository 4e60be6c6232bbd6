import { z } from 'zod'
import { LANGUAGES, type Texts } from '../texts/namespaces.ts'
import { EnergyConfig } from './energy-config.ts'
import { Hosts } from './hosts.ts'
import { ThemeConfig } from './look/theme-config.ts'
import { PictureUrl } from './pages/link.ts'
import { Settings } from './settings.ts'
import { Sso } from './sso.ts'
import { PersonStorage, Storage } from './storage/storage.ts'

const TextTree: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), TextTree])))

const Tags = z.strictObject({
  incentive_categories: z
    .array(z.strictObject({ id: z.string(), name: z.string() }))
    .default([])
    .describe('Categories that incentives are filtered by.'),
  recommended_categories: z
    .array(z.string())
    .default([])
    .describe('Categories the recommendation list starts with, by id; empty: all.'),
})

const Mail = z.strictObject({
  from_name: z.string().optional().describe('Sender of mails; default: the name of the partner.'),
  from_email: z.email().optional().describe('Address of the sender; default: the contact email.'),
  footer: z.string().optional().describe('Last lines of every mail.'),
})

/** What is true of the partner and shown to everybody. */
const Identity = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,38}$/)
    .describe('Short name of the partner: its folder, its assets, its commands.'),
  name: z.string().min(1).max(120).describe('Name of the partner, as people know it.'),
  logo_url: PictureUrl.describe('Logo in the header.'),
  logo_icon_url: PictureUrl.describe('Square logo: browser tab, small places.'),
  contact_email: z.email().describe('Where people write to.'),
  contact_phone: z.string().nullable().default(null).describe('Where people call.'),
  contact_name: z.string().nullable().default(null).describe('Whom people reach: a team or a person.'),
  website_url: z.url().nullable().default(null).describe("The partner's own site."),
  app_path: z.string().startsWith('/').default('/').describe('Path under which the app stands.'),
  base_url: z
    .url()
    .nullable()
    .default(null)
    .describe('Public address of this app: https, at one of the host names of the site; default: the host.'),
  country: z.enum(['US', 'CA', 'PT']).describe('Zip format, paper size, locale of numbers and dates.'),
  default_region: z.string().nullable().default(null).describe('State or province preset in forms.'),
  time_zone: z.string().default('America/Chicago').describe('Zone in which times are told (IANA name).'),
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1)
    .refine((list) => new Set(list).size === list.length, { message: 'a language stands twice' })
    .default(['en'])
    .describe('Languages offered; the first is the default.'),
  currency_code: z.enum(['USD', 'CAD', 'EUR']).default('USD').describe('Currency of all money.'),
  currency_icon: z.string().min(1).max(4).default('$').describe('Currency symbol.'),
  helphero_app_id: z.string().nullable().default(null).describe('Onboarding helper; loaded only while set.'),
  soft_recommended_subsidies: z.array(z.string()).default([]).describe('Subsidies shown first, by id.'),
  soft_recommended_offers: z.array(z.string()).default([]).describe('Offers shown first, by id.'),
})

/** The whole configuration of a partner, in one language. Unknown keys are refused with their path. */
export const PartnerConfig = z.strictObject({
  ...Identity.shape,
  tags: Tags.prefault({}),
  theme: ThemeConfig.prefault({}),
  settings: Settings.prefault({}),
  sso: Sso.prefault({}),
  energy: EnergyConfig.prefault({}),
  texts: z
    .record(z.string(), TextTree)
    .default({})
    .describe('Texts that replace core texts, by namespace and key.'),
  hosts: Hosts.prefault({}).describe('Host names. Kept on the server.'),
  mail: Mail.prefault({}).describe('Mails. Kept on the server.'),
  storage: Storage.prefault({}).describe(
    'What all documents may take. Set by the operator, kept on the server.',
  ),
  person_storage: PersonStorage.prefault({}).describe(
    'What the documents of one person may take. Kept on the server.',
  ),
})
export type PartnerConfig = z.infer<typeof PartnerConfig>
export type PartnerConfigInput = z.input<typeof PartnerConfig>
