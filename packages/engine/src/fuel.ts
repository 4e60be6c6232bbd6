export const FUELS = [
  'electricity',
  'natural_gas',
  'propane',
  'fuel_oil',
  'wood',
  'wood_pellets',
  'kerosene',
  'coal',
  'district',
] as const

export type Fuel = (typeof FUELS)[number]
