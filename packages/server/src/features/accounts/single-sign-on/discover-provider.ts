import type { Sso } from '@hearthlight/domain/partner/sso'
import * as openid from 'openid-client'
import { isLoopback, requireTrustedWay } from './provider-url.ts'
import type { SsoDeps } from './sso-deps.ts'

type Settings = NonNullable<Sso['oidc']>
type Deps = Pick<SsoDeps, 'now' | 'variable' | 'allowPlainLoopback'>
type Cached = { readonly config: Promise<openid.Configuration>; readonly readAt: number }

const KEEP_MS = 60 * 60_000
const known = new Map<string, Cached>()

/** Two partners may use one issuer as different clients, and a changed secret must not meet an old configuration. */
const keyOf = (deps: Deps, { issuer, client_id, client_secret }: Settings) =>
  JSON.stringify([issuer, client_id, secretOf(deps, client_secret)])

/** What a provider publishes about itself, read once an hour and not at each sign-on. */
export async function discoverProvider(deps: Deps, settings: Settings): Promise<openid.Configuration> {
  requireTrustedWay(new URL(settings.issuer), deps.allowPlainLoopback)
  const key = keyOf(deps, settings)
  const kept = known.get(key)
  if (kept && deps.now().getTime() - kept.readAt < KEEP_MS) return kept.config
  const reading = { config: discover(deps, settings), readAt: deps.now().getTime() }
  known.set(key, reading)
  return reading.config.catch((error: unknown) => {
    if (known.get(key) === reading) known.delete(key)
    throw error
  })
}

/** After a failure the provider may have moved its addresses or its keys: the next sign-on reads them anew. */
export function forgetProvider(deps: Deps, settings: Settings): void {
  known.delete(keyOf(deps, settings))
}

function discover(deps: Deps, settings: Settings): Promise<openid.Configuration> {
  const issuer = new URL(settings.issuer)
  const secret = secretOf(deps, settings.client_secret)
  const plain = isLoopback(issuer) && deps.allowPlainLoopback ? [openid.allowInsecureRequests] : []
  // Without this the library trusts the way the id token came, and does not look at its signature.
  const execute = [openid.enableNonRepudiationChecks, ...plain]
  const proof = secret ? undefined : openid.None()
  return openid.discovery(issuer, settings.client_id, secret || undefined, proof, { execute })
}

function secretOf({ variable }: Deps, written: string | undefined): string | undefined {
  return written?.startsWith('$') ? variable(written.slice(1)) : written
}
