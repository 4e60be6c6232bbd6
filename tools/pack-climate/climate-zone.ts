interface ZoneFacts {
  readonly hdd18: number
  readonly cdd10: number
  readonly region: string
  readonly longitude: number
}
type Moisture = 'A' | 'B' | 'C'

const DRY = ['AZ', 'NM', 'NV', 'UT', 'CO', 'WY', 'ID', 'MT']
const COAST = ['WA', 'OR', 'CA', 'Lisboa', 'Porto', 'Faro']

/** Moisture regime by state and longitude: IECC figure R301.1 drawn coarsely; Portugal's coast is marine. */
function moisture({ region, longitude }: ZoneFacts): Moisture {
  if (DRY.includes(region)) return 'B'
  if (COAST.includes(region)) return longitude < -121.5 || longitude > -60 ? 'C' : 'B'
  return region === 'TX' && longitude < -100.5 ? 'B' : 'A'
}

const COLD_ZONES: readonly { above: number; zone: (wet: Moisture) => string }[] = [
  { above: 7000, zone: () => '8' },
  { above: 5000, zone: () => '7' },
  { above: 4000, zone: (wet) => (wet === 'B' ? '6B' : '6A') },
  { above: 3000, zone: (wet) => (wet === 'A' ? '5A' : '5B') },
]
const WARM_ZONES: readonly { above: number; zone: (humid: 'A' | 'B') => string }[] = [
  { above: 5000, zone: (humid) => (humid === 'A' ? '1A' : '2B') },
  { above: 3500, zone: (humid) => `2${humid}` },
  { above: 2500, zone: (humid) => `3${humid}` },
]

/** IECC table R301.3(2): thermal zone from heating and cooling degree days. */
export function climateZone(facts: ZoneFacts): string {
  const wet = moisture(facts)
  const cold = COLD_ZONES.find(({ above }) => facts.hdd18 > above)
  if (cold) return cold.zone(wet)
  if (wet === 'C') return facts.hdd18 > 2000 ? '4C' : '3C'
  const warm = WARM_ZONES.find(({ above }) => facts.cdd10 > above)
  return warm ? warm.zone(wet) : `4${wet}`
}
