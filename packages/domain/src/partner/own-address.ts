import type { PartnerConfig } from './partner-config.ts'

type Addressed = Pick<PartnerConfig, 'base_url'> & { readonly hosts: { readonly names: readonly string[] } }

/** https; plain http only on the machine of who develops. */
const isTrustedWay = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && /(^|\.)localhost$/.test(hostname))

/** Mails carry links with tokens to the public address: it is one of the site's own hosts, reached by https. */
export function isOwnAddress({ base_url, hosts }: Addressed): boolean {
  if (base_url === null) return true
  if (!URL.canParse(base_url)) return false
  const url = new URL(base_url)
  return isTrustedWay(url) && hosts.names.includes(url.hostname) && url.username === ''
}

/** The public address of the site, without a slash at its end; null where none is given, or one that is not its own. */
export const ownAddress = (config: Addressed): string | null =>
  isOwnAddress(config) ? (config.base_url?.replace(/\/$/, '') ?? null) : null

/** Who has these leads people and their tokens where they like, or fills the disk of all: they are the operator's to change. */
export const OPERATOR_SETTINGS = ['hosts', 'base_url', 'sso', 'storage'] as const

export const isOperatorSetting = (path: readonly PropertyKey[]): boolean =>
  OPERATOR_SETTINGS.some((name) => name === path[0])
