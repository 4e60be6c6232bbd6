import { z } from 'zod'
import type { PartnerConfig } from '../partner-config.ts'

/** What the browser gets: the configuration in one language without hosts, mail senders, identity providers and quotas. */
export type PublicPartner = Omit<PartnerConfig, 'hosts' | 'mail' | 'sso' | 'storage' | 'person_storage'> & {
  id: string
  version: number
  sso: Omit<PartnerConfig['sso'], 'saml' | 'oidc'>
}

/**
 * The browser's parser. The whole schema has checked the configuration before it was published, and would cost the
 * first page some 15 kB; here only its outline is checked, so that another server's answer is not taken for ours.
 */
const Outline = z.looseObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  languages: z.array(z.string()).min(1),
  theme: z.looseObject({ colour: z.string() }),
  settings: z.looseObject({ sections: z.looseObject({ home: z.looseObject({}) }) }),
  sso: z.looseObject({ allowed: z.boolean() }),
})

export const PublicPartner = z.custom<PublicPartner>((value) => Outline.safeParse(value).success, {
  message: 'is not a partner',
})

/** Answer of `GET /api/v1/partners`: the partner, or where it has gone. */
export const PartnerResponse = z.object({
  data: z.object({
    id: z.string(),
    type: z.literal('partners'),
    attributes: z.union([z.strictObject({ redirect_url: z.url() }), PublicPartner]),
  }),
})
export type PartnerResponse = z.infer<typeof PartnerResponse>
