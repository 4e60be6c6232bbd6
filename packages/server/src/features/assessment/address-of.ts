import type { Building } from '@hearthlight/domain/buildings/building'
import type { PostalAddress } from '@hearthlight/engine'

/** What of a building's address leads to its weather; a blank part says nothing. */
export function addressOf({
  country,
  region,
  zip,
  city,
}: Pick<Building, 'country' | 'region' | 'zip' | 'city'>): PostalAddress {
  return {
    ...(country && { country }),
    ...(region && { region }),
    ...(zip && { zip }),
    ...(city && { city }),
  }
}
