import { type Features, features } from '@hearthlight/domain/partner/features'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { remembered } from '../caches/remembered.ts'

const made = remembered<PartnerConfig, Features>()

/** What a partner has for whoever is not known, worked out once a configuration: every request asks. */
export const featuresForAnybody = (config: PartnerConfig): Features =>
  made(config, '', () => features(config, null))
