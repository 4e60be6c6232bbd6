import { z } from 'zod'
import { seal, unseal } from '../../../platform/secrets/seal.ts'
import type { ConnectDeps } from './connect-deps.ts'
import type { StoredConnection, StoredProvider } from './connect-tables.ts'

const TokenAnswer = z.object({
  access_token: z.string().min(1).max(4000),
  refresh_token: z.string().min(1).max(4000).optional(),
  expires_in: z.coerce.number().int().positive().max(315_360_000).default(3600),
  resourceURI: z.string().max(2000).optional(),
})
const Tokens = z.object({ access: z.string(), refresh: z.string().nullable(), expires_at: z.number() })
export type Tokens = z.infer<typeof Tokens>

/** The utility refuses for good what it was asked with. */
export class RefusedByProvider extends Error {}

type Answer = { readonly tokens: Tokens; readonly resourceUri: string | undefined }
type Deps = Pick<ConnectDeps, 'ask' | 'secret' | 'now'>

export const sealTokens = ({ secret }: Deps, tokens: Tokens): string =>
  seal(secret, JSON.stringify(tokens), 'meter connections')

export function tokensOf({ secret }: Deps, { sealed_tokens }: StoredConnection): Tokens | undefined {
  const text = sealed_tokens === null ? undefined : unseal(secret, sealed_tokens, 'meter connections')
  return text === undefined ? undefined : Tokens.parse(JSON.parse(text))
}

export const askForTokens = (
  deps: Deps,
  provider: StoredProvider,
  grant: { readonly code: string; readonly redirect_uri: string; readonly code_verifier?: string },
): Promise<Answer> => grantOf(deps, provider, { grant_type: 'authorization_code', ...grant }, null)

/** A utility that gives no new refresh token lets the old one stand (RFC 6749, section 6). */
export const refreshTokens = (deps: Deps, provider: StoredProvider, refresh: string): Promise<Answer> =>
  grantOf(deps, provider, { grant_type: 'refresh_token', refresh_token: refresh }, refresh)

async function grantOf(
  deps: Deps,
  provider: StoredProvider,
  form: Readonly<Record<string, string>>,
  refresh: string | null,
): Promise<Answer> {
  const { status, body } = await post(deps, provider, provider.token_url, form)
  // What is wrong with the grant stays wrong (RFC 6749, section 5.2); anything else may pass.
  if (status === 400 || status === 401) throw new RefusedByProvider(`tokens: ${status}`)
  if (status !== 200) throw new Error(`tokens: ${status}`)
  const answer = TokenAnswer.parse(JSON.parse(Buffer.concat([...body]).toString('utf8')))
  return {
    tokens: {
      access: answer.access_token,
      refresh: answer.refresh_token ?? refresh,
      expires_at: deps.now().getTime() + answer.expires_in * 1000,
    },
    resourceUri: answer.resourceURI,
  }
}

/** Gives a token back (RFC 7009); a utility without an address for that forgets it by its own time. */
export async function revokeToken(deps: Deps, provider: StoredProvider, tokens: Tokens): Promise<void> {
  if (provider.revocation_url === null) return
  const form = { token: tokens.refresh ?? tokens.access }
  const { status } = await post(deps, provider, provider.revocation_url, form)
  if (status >= 500) throw new Error(`revocation: ${status}`)
}

/** How a utility takes the client by itself: it is asked for tokens with a code that it never gave. */
export const askWithNoCode = (deps: Deps, provider: StoredProvider, redirect_uri: string) =>
  post(deps, provider, provider.token_url, {
    grant_type: 'authorization_code',
    code: 'a-test-and-no-code',
    redirect_uri,
    ...(provider.uses_pkce && { code_verifier: 'a-test-and-no-verifier-but-as-long-as-one-has-to-be' }),
  })

/** And how it takes back a token that it never gave, which is no failure (RFC 7009, section 2.2). */
export const giveBackNoToken = (deps: Deps, provider: StoredProvider, address: string) =>
  post(deps, provider, address, { token: 'a-test-and-no-token' })

function post(
  { ask, secret }: Deps,
  { client_id, sealed_secret }: StoredProvider,
  address: string,
  form: Readonly<Record<string, string>>,
) {
  const password = unseal(secret, sealed_secret, 'meter connections') ?? ''
  const basic = Buffer.from(`${encodeURIComponent(client_id)}:${encodeURIComponent(password)}`)
  return ask(address, {
    method: 'POST',
    headers: {
      authorization: `Basic ${basic.toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams(form).toString(),
  })
}
