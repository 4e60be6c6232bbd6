import { PORTUGAL, ZONES } from './zone-table.ts'

type Place = {
  readonly country: string | null
  readonly region: string | null
  readonly zip: string | null
}

/** The time zone of a home by its address, else the zone its partner keeps. */
export function homeZone({ country, region, zip }: Place, otherwise: string): string {
  const zones = country === 'PT' ? PORTUGAL : ZONES[country ?? '']?.[(region ?? '').trim().toUpperCase()]
  if (zones === undefined) return otherwise
  const code = (zip ?? '').replaceAll(/\W/g, '').toUpperCase()
  const special = Object.entries(zones.except ?? {}).find(([prefix]) => code.startsWith(prefix))
  return special?.[1] ?? zones.zone
}
