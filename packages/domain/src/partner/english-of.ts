import type { English } from '../texts/english/englishes.ts'
import type { PartnerConfig } from './partner-config.ts'

const OF_COUNTRY: Readonly<Record<PartnerConfig['country'], English>> = {
  US: 'en-US',
  CA: 'en-CA',
  PT: 'en-GB',
}

/** The English a partner chose, else the one of its country. */
export const englishOf = ({ country, settings }: Pick<PartnerConfig, 'country' | 'settings'>): English =>
  settings.english ?? OF_COUNTRY[country]
