import { Problem } from '@hearthlight/domain/shared/problem'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopback = (url: URL): boolean =>
  LOOPBACK.has(url.hostname) || url.hostname.endsWith('.localhost')

/** What a provider says is worth only as much as the way it came: TLS, or a provider on this very machine. */
export function requireTrustedWay(url: URL, allowPlainLoopback: boolean): void {
  if (url.protocol === 'https:' || (allowPlainLoopback && isLoopback(url))) return
  throw new Problem('accounts.single-sign-on-failed')
}
