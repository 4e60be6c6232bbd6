import type { Sso } from '@hearthlight/domain/partner/sso'
import { Problem } from '@hearthlight/domain/shared/problem'
import { requireTrustedWay } from './provider-url.ts'
import { signingCertificates } from './signing-certificates.ts'

type Saml = NonNullable<Sso['saml']>
type Cached = { readonly certificates: string[]; readonly readAt: number }

const KEEP_MS = 60_000
const TIMEOUT_MS = 10_000
/** The metadata of a large federation; one provider's is a few kB. */
const MAX_BYTES = 8 * 1024 * 1024
const known = new Map<string, Cached>()

/** The certificates a provider signs with: the configured one, or those its metadata names for it (read anew from time to time). */
export async function identityCertificates(
  { idp_issuer, idp_certificate, idp_metadata_url }: Saml,
  { now, allowPlainLoopback }: { readonly now: () => Date; readonly allowPlainLoopback: boolean },
): Promise<string[]> {
  if (idp_certificate !== undefined) return [idp_certificate]
  if (idp_metadata_url === undefined) throw new Problem('accounts.single-sign-on-failed')
  const url = new URL(idp_metadata_url)
  requireTrustedWay(url, allowPlainLoopback)
  const key = JSON.stringify([url.href, idp_issuer])
  const kept = known.get(key)
  if (kept && now().getTime() - kept.readAt < KEEP_MS) return kept.certificates
  const certificates = await readCertificates(url, idp_issuer)
  known.set(key, { certificates, readAt: now().getTime() })
  return certificates
}

async function readCertificates(url: URL, issuer: string): Promise<string[]> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  )
  const metadata = answer?.ok ? await textWithin(answer, MAX_BYTES) : undefined
  const certificates = metadata === undefined ? [] : signingCertificates(metadata, issuer)
  if (certificates.length === 0) throw new Problem('accounts.single-sign-on-failed')
  return certificates
}

/** The text of an answer, unless it goes on beyond the limit: then it is read no further. */
async function textWithin({ body }: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
