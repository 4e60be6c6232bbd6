import type { CoolingSystem, Fuel, HeatingSystem } from '@hearthlight/engine'
import type { Hot2000House } from './hot2000-house.ts'

const FUEL: Record<string, Fuel> = {
  'Natural gas': 'natural_gas',
  Electric: 'electricity',
  Electricity: 'electricity',
  Oil: 'fuel_oil',
  Propane: 'propane',
  'Mixed Wood': 'wood',
  Softwood: 'wood',
  Hardwood: 'wood',
  'Wood Pellets': 'wood_pellets',
}
export const fuelOf = (name: string): Fuel => FUEL[name] ?? (name.includes('ood') ? 'wood' : 'natural_gas')

/** What the audited stock had to reach when it was sold (US minimum 1992–2005); furnace or baseboards carry the cold hours. */
const STOCK_HSPF = 6.8
const STOCK_CUT_OFF_C = -6

/** Seasonal over rated efficiency by burner, HOT2000: pilots and open flues lose between firings. */
const seasonalShare = (type: string): number => {
  if (type.includes('pilot')) return 0.86
  return /flame|spark|Conventional|Mid-eff|stove/.test(type) ? 0.955 : 0.995
}

export const heatingOf = (house: Hot2000House): HeatingSystem[] => {
  const { kind, fuel, type, efficiency_pct: percent, secondary } = house.heating
  const ducted = kind === 'Furnace'
  const efficiency = (percent / 100) * seasonalShare(type ?? '')
  if (secondary.includes('GroundHeatPump'))
    return [
      {
        kind: 'ground_source_heat_pump',
        fuel: 'electricity',
        share: 1,
        ducted,
        rating: { unit: 'COP', value: 2.9 },
        compressor: 'single',
      },
    ]
  if (secondary.includes('AirHeatPump'))
    return [
      {
        kind: 'air_source_heat_pump',
        fuel: 'electricity',
        share: 1,
        ducted,
        rating: { unit: 'HSPF', value: STOCK_HSPF },
        compressor: 'single',
        backup: { fuel: fuelOf(fuel), efficiency, switchoverC: STOCK_CUT_OFF_C },
      },
    ]
  return [
    {
      kind: ducted ? 'furnace' : 'baseboard',
      fuel: fuelOf(fuel),
      efficiency,
      share: 1,
      ducted,
    },
  ]
}

export const coolingOf = (house: Hot2000House): CoolingSystem[] =>
  house.heating.secondary.some((name) => name === 'AirConditioning' || name.endsWith('HeatPump'))
    ? [
        {
          kind: 'central',
          rating: { unit: 'SEER', value: 10 },
          compressor: 'single',
          share: 1,
          ducted: house.heating.kind === 'Furnace',
        },
      ]
    : []
