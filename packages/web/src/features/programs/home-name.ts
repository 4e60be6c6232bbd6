import type { Building } from '@hearthlight/domain/buildings/building'

/** How a home is called where it is spoken of. */
export const homeName = ({ building_name, address1 }: Pick<Building, 'building_name' | 'address1'>): string =>
  building_name || address1 || ''
