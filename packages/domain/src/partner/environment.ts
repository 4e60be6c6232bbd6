export const ENVIRONMENTS = ['dev', 'qa', 'staging', 'preprod', 'production'] as const
export type EnvironmentName = (typeof ENVIRONMENTS)[number]

const isLocal = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]'

/**
 * Which environment a host belongs to: `qa.lakeshore.example` and `lakeshore-qa.example` are qa, the partner's own
 * hosts are production, a host that says neither is unknown (the caller logs a warning, spec 1 section 1).
 */
export function environmentOf(host: string, productionHosts: readonly string[]): EnvironmentName | 'unknown' {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (isLocal(name)) return 'dev'
  const words = name.split(/[.-]/)
  const found = ENVIRONMENTS.find((environment) => words.includes(environment))
  if (found) return found
  return productionHosts.includes(name) ? 'production' : 'unknown'
}

/** The banner shows on a known non-production host unless the partner turned it off. */
export function showsEnvironmentBanner(environment: EnvironmentName | 'unknown', enabled: boolean): boolean {
  return enabled && environment !== 'production' && environment !== 'unknown'
}
