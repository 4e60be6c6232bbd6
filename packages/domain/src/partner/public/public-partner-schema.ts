import { z } from 'zod'
import { PartnerConfig } from '../partner-config.ts'
import { Sso } from '../sso.ts'

/** The whole answer of `GET /api/v1/partners` for one partner: what the server sends and its API page shows. */
export const PublicPartnerSchema = PartnerConfig.omit({
  hosts: true,
  mail: true,
  sso: true,
  storage: true,
  person_storage: true,
}).extend({
  id: z.string(),
  version: z.int().describe('Number of the published version.'),
  sso: Sso.omit({ saml: true, oidc: true }),
})

export const PartnerAttributes = z.union([
  z.strictObject({ redirect_url: z.url().describe('This host is an alias: the partner stands there.') }),
  PublicPartnerSchema,
])
