import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'

const numbers = new WeakMap<PartnerConfig, number>()
let configs = 0

/** A draft that is looked at has the version of what is live: only the configuration itself tells them apart. */
export function configNumber(config: PartnerConfig): number {
  const known = numbers.get(config)
  if (known !== undefined) return known
  configs += 1
  numbers.set(config, configs)
  return configs
}
