import { z } from 'zod'
import { Link } from './pages/link.ts'

/** Identity providers: server side only, never in what the browser gets. */
const Saml = z.strictObject({
  entry_point: z.url().describe('Address of the identity provider that takes the sign-in request.'),
  logout_url: z.url().optional().describe('Address of the identity provider that takes the logout request.'),
  idp_issuer: z.string().describe('The issuer that answers must name.'),
  idp_certificate: z.string().optional().describe('Certificate the answers are signed with (PEM).'),
  idp_metadata_url: z
    .url()
    .optional()
    .describe(
      'Where that certificate is read from instead: metadata that describes this identity provider, alone or among others.',
    ),
  allow_sha1: z
    .boolean()
    .default(false)
    .describe('Takes signatures made with SHA-1 too, for a provider that knows nothing better.'),
  sp_entity_id: z.string().optional().describe('Our entity id; default: the metadata address.'),
  email_attribute: z
    .string()
    .default('email')
    .describe('The attribute that holds the email; nameID is the fallback.'),
  first_name_attribute: z.string().default('first_name').describe('The attribute that holds the first name.'),
  last_name_attribute: z.string().default('last_name').describe('The attribute that holds the last name.'),
  account_id_attribute: z
    .string()
    .default('partner_account_id')
    .describe('The attribute that holds the account id at the partner.'),
})

const Oidc = z.strictObject({
  issuer: z.url().describe('Address of the provider; its discovery document is read from there.'),
  client_id: z.string().describe('Our id at the provider.'),
  client_secret: z
    .string()
    .optional()
    .describe(
      'Secret; without one we are a public client, secured by PKCE. `$NAME` takes the value of the environment variable NAME.',
    ),
  scope: z.string().default('openid email profile').describe('What is asked of the provider.'),
})

export const Sso = z.strictObject({
  allowed: z.boolean().default(false).describe('Single sign-on is offered.'),
  issuer_login_only: z
    .boolean()
    .default(false)
    .describe(
      'Sign-in starts at the identity provider only; our pages show no sign-on button. It must answer requests too: what it sends unasked leads back to it with one.',
    ),
  hide_user_pass_login: z
    .boolean()
    .default(false)
    .describe('Hides the email and password form; then /sign-up redirects to sign-in.'),
  login_url: Link.default('/api/v1/auth/sso/login').describe('Where the single sign-on button leads.'),
  login_landing_page: Link.default('/buildings').describe('Where people land who came by single sign-on.'),
  session_expire_redirect_path: Link.nullable()
    .default(null)
    .describe('Where an ended session goes instead of the sign-in page.'),
  single_logout_url: Link.nullable().default(null).describe('Where /saml-logout goes first.'),
  spa_home_url: Link.nullable()
    .default(null)
    .describe('Where /saml-logout goes without a single-logout url.'),
  user_exist_notification: z
    .string()
    .nullable()
    .default(null)
    .describe("Replaces 'User account already exist!' on the sign-in page."),
  button_label: z.string().optional().describe('The words on the single sign-on button.'),
  button_position: z
    .enum(['top', 'bottom'])
    .default('bottom')
    .describe('Where the button stands on the sign-in and sign-up pages.'),
  saml: Saml.optional().describe('SAML 2.0 identity provider. Kept on the server.'),
  oidc: Oidc.optional().describe('OpenID Connect provider. Kept on the server.'),
})
export type Sso = z.infer<typeof Sso>
