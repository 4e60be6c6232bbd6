import { z } from 'zod'
import { about } from '../texts/about.ts'
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
    .meta(about('incentive_categories')),
  recommended_categories: z.array(z.string()).default([]).meta(about('recommended_categories')),
})

const Mail = z.strictObject({
  from_name: z.string().optional().meta(about('from_name')),
  from_email: z.email().optional().meta(about('from_email')),
  footer: z.string().optional().meta(about('footer')),
})

/** What is true of the partner and shown to everybody. */
const Identity = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,38}$/)
    .meta(about('code')),
  name: z.string().min(1).max(120).meta(about('name')),
  logo_url: PictureUrl.meta(about('logo_url')),
  logo_icon_url: PictureUrl.meta(about('logo_icon_url')),
  contact_email: z.email().meta(about('contact_email')),
  contact_phone: z.string().nullable().default(null).meta(about('contact_phone')),
  contact_name: z.string().nullable().default(null).meta(about('contact_name')),
  website_url: z.url().nullable().default(null).meta(about('website_url')),
  app_path: z.string().startsWith('/').default('/').meta(about('app_path')),
  base_url: z.url().nullable().default(null).meta(about('base_url')),
  country: z.enum(['US', 'CA', 'PT']).meta(about('country')),
  default_region: z.string().nullable().default(null).meta(about('default_region')),
  time_zone: z.string().default('America/Chicago').meta(about('time_zone')),
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1)
    .refine((list) => new Set(list).size === list.length, { message: 'a language stands twice' })
    .default(['en'])
    .meta(about('languages')),
  currency_code: z.enum(['USD', 'CAD', 'EUR']).default('USD').meta(about('currency_code')),
  currency_icon: z.string().min(1).max(4).default('$').meta(about('currency_icon')),
  helphero_app_id: z.string().nullable().default(null).meta(about('helphero_app_id')),
  soft_recommended_subsidies: z.array(z.string()).default([]).meta(about('soft_recommended_subsidies')),
  soft_recommended_offers: z.array(z.string()).default([]).meta(about('soft_recommended_offers')),
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
