import type { PartnerConfig } from './partner-config.ts'
import type { SERVER_ONLY_SSO } from './sso.ts'

/** What the browser gets: the configuration in one language without hosts, mail senders and identity providers. */
export type PublicPartner = Omit<PartnerConfig, 'hosts' | 'mail' | 'sso'> & {
  id: string
  version: number
  sso: Omit<PartnerConfig['sso'], (typeof SERVER_ONLY_SSO)[number]>
}

/** A list of people is nobody else's business: of it, a browser is told only its own person. */
const ownOnly = (emails: readonly string[], email: string | null) =>
  email === null ? [] : emails.filter((listed) => listed.toLowerCase() === email.toLowerCase())

export function toPublicPartner(
  partner: { id: string; version: number; config: PartnerConfig },
  email: string | null,
): PublicPartner {
  const { hosts: _hosts, mail: _mail, sso, settings, ...open } = partner.config
  const { saml: _saml, oidc: _oidc, ...openSso } = sso
  return {
    id: partner.id,
    version: partner.version,
    ...open,
    sso: openSso,
    settings: {
      ...settings,
      tester_emails: ownOnly(settings.tester_emails, email),
      localize: { ...settings.localize, tester_emails: ownOnly(settings.localize.tester_emails, email) },
    },
  }
}
