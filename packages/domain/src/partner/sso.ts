import { z } from 'zod'
import { about } from '../texts/about.ts'
import { Link } from './pages/link.ts'

/** Identity providers: server side only, never in what the browser gets. */
const Saml = z.strictObject({
  entry_point: z.url().meta(about('entry_point')),
  logout_url: z.url().optional().meta(about('logout_url')),
  idp_issuer: z.string().meta(about('idp_issuer')),
  idp_certificate: z.string().optional().meta(about('idp_certificate')),
  idp_metadata_url: z.url().optional().meta(about('idp_metadata_url')),
  allow_sha1: z.boolean().default(false).meta(about('allow_sha1')),
  sp_entity_id: z.string().optional().meta(about('sp_entity_id')),
  email_attribute: z.string().default('email').meta(about('email_attribute')),
  first_name_attribute: z.string().default('first_name').meta(about('first_name_attribute')),
  last_name_attribute: z.string().default('last_name').meta(about('last_name_attribute')),
  account_id_attribute: z.string().default('partner_account_id').meta(about('account_id_attribute')),
})

const Oidc = z.strictObject({
  issuer: z.url().meta(about('issuer')),
  client_id: z.string().meta(about('client_id')),
  client_secret: z.string().optional().meta(about('client_secret')),
  scope: z.string().default('openid email profile').meta(about('scope')),
})

export const Sso = z.strictObject({
  allowed: z.boolean().default(false).meta(about('sso_allowed')),
  issuer_login_only: z.boolean().default(false).meta(about('issuer_login_only')),
  hide_user_pass_login: z.boolean().default(false).meta(about('hide_user_pass_login')),
  login_url: Link.default('/api/v1/auth/sso/login').meta(about('login_url')),
  login_landing_page: Link.default('/buildings').meta(about('login_landing_page')),
  session_expire_redirect_path: Link.nullable().default(null).meta(about('session_expire_redirect_path')),
  single_logout_url: Link.nullable().default(null).meta(about('single_logout_url')),
  spa_home_url: Link.nullable().default(null).meta(about('spa_home_url')),
  user_exist_notification: z.string().nullable().default(null).meta(about('user_exist_notification')),
  button_label: z.string().optional().meta(about('button_label')),
  button_position: z.enum(['top', 'bottom']).default('bottom').meta(about('button_position')),
  saml: Saml.optional().meta(about('saml')),
  oidc: Oidc.optional().meta(about('oidc')),
})
export type Sso = z.infer<typeof Sso>
