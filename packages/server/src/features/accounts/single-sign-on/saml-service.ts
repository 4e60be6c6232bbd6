import type { Sso } from '@hearthlight/domain/partner/sso'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { CacheProvider, SAML } from '@node-saml/node-saml'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { identityCertificates } from './identity-certificate.ts'
import { serviceKey } from './service-key.ts'
import type { SsoDeps } from './sso-deps.ts'
import { peek, save, take } from './sso-request-store.ts'

export type SamlService = {
  readonly saml: SAML
  readonly settings: NonNullable<Sso['saml']>
  /** Ours. */
  readonly certificate: string
  /** Those of the provider. */
  readonly certificates: readonly string[]
}

export const SAML_PATH = '/api/v1/auth/sso/saml'
const REQUEST_MS = 10 * 60_000
const CLOCK_SKEW_MS = 30_000

export function samlSettings({ partner: { config } }: Pick<Scope, 'partner'>): NonNullable<Sso['saml']> {
  if (!config.sso.allowed || !config.sso.saml) throw new Problem('shared.not-found')
  return config.sso.saml
}

/** Our side of the SAML conversation with the provider of a partner. Requests go by redirect, signed. */
export async function samlService(deps: SsoDeps, scope: Scope, site: string): Promise<SamlService> {
  const settings = samlSettings(scope)
  const { privateKey, certificate } = await serviceKey(deps, scope)
  const issuer = settings.sp_entity_id ?? `${site}${SAML_PATH}/metadata`
  const certificates = await identityCertificates(settings, deps)
  const library = await import('@node-saml/node-saml')
  const saml = new library.SAML({
    issuer,
    audience: issuer,
    callbackUrl: `${site}${SAML_PATH}/acs`,
    logoutCallbackUrl: `${site}${SAML_PATH}/slo`,
    entryPoint: settings.entry_point,
    logoutUrl: settings.logout_url ?? settings.entry_point,
    idpIssuer: settings.idp_issuer,
    idpCert: certificates,
    privateKey,
    publicCert: certificate,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: library.ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_MS,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    cacheProvider: requestsInDatabase(deps, scope),
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    authnRequestBinding: 'HTTP-Redirect',
  })
  return { saml, settings, certificate, certificates }
}

/** Request ids in the database, so that an answer may reach another process than the one that asked. */
function requestsInDatabase({ db, now }: Pick<SsoDeps, 'db' | 'now'>, scope: Scope): CacheProvider {
  return {
    saveAsync: async (key, value) => {
      const expiresAt = new Date(now().getTime() + REQUEST_MS)
      const isNew = await inPartner(db, scope, (db) =>
        save(db, scope, { key: ['request', key], value, expiresAt }, now()),
      )
      return isNew ? { value, createdAt: now().getTime() } : null
    },
    getAsync: async (key) =>
      (await inPartner(db, scope, (db) => peek(db, scope, ['request', key], now()))) ?? null,
    removeAsync: async (key) =>
      key === null
        ? null
        : ((await inPartner(db, scope, (db) => take(db, scope, ['request', key], now()))) ?? null),
  }
}
