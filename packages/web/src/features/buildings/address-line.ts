import type { Building } from '@hearthlight/domain/buildings/building'
import { homeName as nameOf } from '@hearthlight/domain/buildings/home-address'

type Addressed = Pick<
  Building,
  'building_name' | 'address1' | 'address2' | 'city' | 'region' | 'zip' | 'country'
>

/** Street, town, region and code as the country writes them on one line. */
export function addressLine({ address1, address2, city, region, zip, country }: Addressed): string {
  const street = [address1, address2]
  const place =
    country === 'PT'
      ? [[zip, city].filter(Boolean).join(' ')]
      : [city, [region, zip].filter(Boolean).join(' ')]
  return [...street, ...place].filter(Boolean).join(', ')
}

/** What the home is called: its name, else its street with the unit. */
export const homeName = (home: Addressed, unnamed: string): string => nameOf(home) || unnamed
