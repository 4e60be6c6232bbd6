import type { ResolvedPartner } from '../read-partner.ts'
import type { PublicPartner } from './public-partner.ts'

/** A list of people is nobody else's business: of it, a browser is told only its own person. */
const ownOnly = (emails: readonly string[], email: string | null) =>
  email === null ? [] : emails.filter((listed) => listed.toLowerCase() === email.toLowerCase())

/** Whether this person is told something that others are not. */
export const isListed = ({ config: { settings } }: ResolvedPartner, email: string | null) =>
  ownOnly([...settings.tester_emails, ...settings.localize.tester_emails], email).length > 0

export function toPublicPartner(partner: ResolvedPartner, email: string | null): PublicPartner {
  const { hosts: _hosts, mail: _mail, storage: _storage, person_storage: _person, ...told } = partner.config
  const { sso, settings, ...open } = told
  const { saml: _saml, oidc: _oidc, ...openSso } = sso
  return {
    id: partner.id,
    version: partner.version,
    ...open,
    sso: openSso,
    settings: {
      ...settings,
      // Staff ask with them; they are given them with the application.
      request_texts: [],
      tester_emails: ownOnly(settings.tester_emails, email),
      localize: { ...settings.localize, tester_emails: ownOnly(settings.localize.tester_emails, email) },
    },
  }
}
