/** A weather station of the packed climate data. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly country: 'US' | 'CA' | 'PT'
  /** State or province code; district in Portugal. */
  readonly region: string
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  /** Heating and cooling degree days, base 18 °C. */
  readonly hdd18: number
  readonly cdd18: number
  /** IECC climate zone in the US ("6A"); elsewhere the zone of the same degree days. */
  readonly zone: string
}

/** `places.json`: what the packed records are, in their order. */
export interface PlaceIndex {
  readonly sources: Readonly<Record<string, string>>
  readonly places: readonly PlaceRow[]
}

/** [id, name, country, region, latitude, longitude, hdd18, cdd18, zone, source key] */
export type PlaceRow = readonly [
  string,
  string,
  Place['country'],
  string,
  number,
  number,
  number,
  number,
  string,
  string,
]

export function placeFromRow(row: PlaceRow): Place {
  const [id, name, country, region, latitudeDeg, longitudeDeg, hdd18, cdd18, zone] = row
  return { id, name, country, region, latitudeDeg, longitudeDeg, hdd18, cdd18, zone }
}
