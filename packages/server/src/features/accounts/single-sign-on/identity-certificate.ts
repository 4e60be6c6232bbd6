import type { Sso } from '@hearthlight/domain/partner/sso'
import { Problem } from '@hearthlight/domain/shared/problem'
import { requireTrustedWay } from './provider-url.ts'
import { signingCertificates } from './signing-certificates.ts'

type Saml = NonNullable<Sso['saml']>
type Kept = { readonly certificates: string[]; readonly readAt: number }

const KEEP_MS = 60_000
const TIMEOUT_MS = 10_000
const known = new Map<string, Kept>()

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
  const certificates = answer?.ok ? signingCertificates(await answer.text(), issuer) : []
  if (certificates.length === 0) throw new Problem('accounts.single-sign-on-failed')
  return certificates
}
