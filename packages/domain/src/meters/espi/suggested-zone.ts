import type { EspiFields } from './espi-file.ts'

/** Of North America, by the seconds behind UTC in winter: the parameters are often wrong, so that they only suggest. */
const ZONES: Readonly<Record<string, string>> = {
  '-12600': 'America/St_Johns',
  '-14400': 'America/Halifax',
  '-18000': 'America/New_York',
  '-21600': 'America/Chicago',
  '-25200': 'America/Denver',
  '-28800': 'America/Los_Angeles',
  '-32400': 'America/Anchorage',
  '-36000': 'Pacific/Honolulu',
}

export const suggestedZone = (localTime: EspiFields | null): string | null =>
  ZONES[localTime?.['tzOffset'] ?? ''] ?? null
