import { Problem } from '@hearthlight/domain/shared/problem'
import type { Profile } from '@node-saml/node-saml'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { isMeantFor } from './assertion-recipient.ts'
import type { Arrival } from './finish-journey.ts'
import { Journey, ProviderPerson } from './provider-person.ts'
import { SAML_PATH, type SamlService, samlService } from './saml-service.ts'
import type { SsoDeps } from './sso-deps.ts'
import { save, take } from './sso-request-store.ts'
import { refuseWeakHashes } from './weak-hashes.ts'

/** Longer than any assertion lives: until then the same one is not heard again. */
const REMEMBER_MS = 24 * 3_600_000
const MAX_TAGS = 1_500

type Answer = { readonly SAMLResponse: string; readonly RelayState?: string | undefined }

/**
 * What the provider's POST says, checked: signature, audience, times, request, issuer, and that it is new.
 * `unasked` is an answer to no request of ours, which is not looked at.
 */
export async function receiveSaml(
  deps: SsoDeps,
  scope: Scope,
  site: string,
  answer: Answer,
): Promise<Arrival | 'unasked'> {
  const journey = await journeyOf(deps, scope, answer.RelayState)
  if (journey === undefined) return 'unasked'
  refuseManyElements(answer.SAMLResponse)
  const service = await samlService(deps, scope, site)
  const { profile } = await service.saml
    .validatePostResponseAsync({ SAMLResponse: answer.SAMLResponse })
    .catch(async (error: unknown) => {
      throw (await isStopped(error)) ? new Problem('accounts.single-sign-on-stopped') : error
    })
  // The library checks the issuer of logout messages only, and the recipient of none.
  if (profile?.issuer !== service.settings.idp_issuer || !isMeantFor(profile, `${site}${SAML_PATH}/acs`))
    throw new Problem('accounts.single-sign-on-failed')
  if (!service.settings.allow_sha1) refuseWeakHashes(profile)
  await refuseReplay(deps, scope, profile)
  return {
    person: personOf(profile, service),
    journey,
    session: {
      protocol: 'saml',
      subject: profile.nameID,
      subjectFormat: profile.nameIDFormat,
      sessionIndex: profile.sessionIndex ?? null,
    },
  }
}

/**
 * The library looks for the signature before it knows whose it is, in a time that grows with the square of the elements.
 * An answer has about a hundred.
 */
function refuseManyElements(answer: string): void {
  const tags = Buffer.from(answer, 'base64').toString('latin1').split('<').length - 1
  if (tags > MAX_TAGS) throw new Problem('accounts.single-sign-on-failed')
}

/**
 * The person went back, or was not let in (SAML core 3.2.2.2). Such answers need no signature: all they can do is choose
 * the words of a failure, and only of a request that we sent.
 */
async function isStopped(error: unknown): Promise<boolean> {
  const { SamlStatusError } = await import('@node-saml/node-saml')
  return error instanceof SamlStatusError && /:status:(AuthnFailed|RequestDenied)"/.test(error.xmlStatus)
}

async function refuseReplay(
  { db, now }: Pick<SsoDeps, 'db' | 'now'>,
  scope: Scope,
  profile: Profile,
): Promise<void> {
  const id = /\sID="([^"]+)"/.exec(profile.getAssertionXml?.() ?? '')?.[1]
  const expiresAt = new Date(now().getTime() + REMEMBER_MS)
  const isNew =
    id !== undefined &&
    (await inPartner(db, scope, (db) => save(db, scope, { key: ['seen', id], value: '', expiresAt }, now())))
  if (!isNew) throw new Problem('accounts.single-sign-on-failed')
}

/** A relay state of ours leads back to the browser that set out; a provider that starts by itself has none of ours. */
async function journeyOf(
  { db, now }: Pick<SsoDeps, 'db' | 'now'>,
  scope: Scope,
  relayState: string | undefined,
): Promise<Journey | undefined> {
  const kept = relayState
    ? await inPartner(db, scope, (db) => take(db, scope, ['state', relayState], now()))
    : undefined
  if (kept !== undefined) return Journey.parse(JSON.parse(kept))
  if (!scope.partner.config.sso.issuer_login_only) throw new Problem('accounts.single-sign-on-failed')
  return undefined
}

function personOf(profile: Profile, { settings }: SamlService): ProviderPerson {
  const attribute = (name: string) => {
    const value = profile[name]
    return typeof value === 'string' ? value : ''
  }
  return ProviderPerson.parse({
    issuer: profile.issuer,
    subject: profile.nameID,
    email: attribute(settings.email_attribute) || profile.nameID,
    // The provider of the partner is the authority for the addresses it asserts.
    emailVerified: true,
    first_name: attribute(settings.first_name_attribute),
    last_name: attribute(settings.last_name_attribute),
    accountId: attribute(settings.account_id_attribute) || null,
  })
}
