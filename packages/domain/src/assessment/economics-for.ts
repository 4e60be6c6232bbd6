import type { Economics, Fuel, FuelPrice, Place } from '@hearthlight/engine'
import { z } from 'zod'
import { CANADA_PRICES } from './tables/canada-prices.ts'
import { CANADA_FACTORS, FUEL_FACTORS, PORTUGAL_GRID, US_GRID } from './tables/emission-factors.ts'
import { PORTUGAL_PRICES } from './tables/portugal-prices.ts'
import { US_FIXED_PER_MONTH, US_PRICES } from './tables/us-prices.ts'

const FUEL_NAMES = [
  'electricity',
  'natural_gas',
  'propane',
  'fuel_oil',
  'wood',
  'wood_pellets',
  'kerosene',
  'coal',
  'district',
] as const satisfies readonly Fuel[]
const amounts = z.partialRecord(z.enum(FUEL_NAMES), z.number().nonnegative())

/** What a partner may say better than our tables. */
export const EconomicsOverrides = z.object({
  currency_code: z.string().length(3).optional(),
  /** Marginal price of a kWh, taxes included. */
  price_per_kwh: amounts.optional(),
  fixed_per_month: amounts.optional(),
  export_price_per_kwh: z.number().nonnegative().optional(),
  kg_co2_per_kwh: amounts.optional(),
})
export type EconomicsOverrides = z.infer<typeof EconomicsOverrides>

const price = (perKWh: number, fixedPerMonth = 0): FuelPrice => ({ perKWh, fixedPerYear: fixedPerMonth * 12 })

/** Half of the retail price: between full net metering and avoided cost, which differ by utility (analyst). */
const US_EXPORT_SHARE = 0.5
/** Net metering credits most of the retail price in most provinces (analyst). */
const CANADA_EXPORT_SHARE = 0.9

function american(region: string): Economics {
  const row = US_PRICES[region] ?? US_PRICES['US'] ?? [0.16, 0.045, 0.09, 0.085, 0.04]
  const [electricity, gas, propane, oil, wood] = row
  return {
    currency: 'USD',
    prices: {
      electricity: price(electricity, US_FIXED_PER_MONTH),
      natural_gas: price(gas, US_FIXED_PER_MONTH),
      propane: price(propane),
      fuel_oil: price(oil),
      kerosene: price(oil * 1.1),
      wood: price(wood),
      wood_pellets: price(0.065),
      coal: price(0.04),
      district: price(0.09, US_FIXED_PER_MONTH),
    },
    exportPerKWh: electricity * US_EXPORT_SHARE,
    kgCo2PerKWh: { ...FUEL_FACTORS, electricity: US_GRID[region] ?? US_GRID['US'] ?? 0.37 },
  }
}

const ONTARIO = CANADA_PRICES['ON']

/** Where no gas is piped, gas comes by truck at the price of propane. */
function canadian(region: string): Economics {
  const row = CANADA_PRICES[region] ?? ONTARIO
  if (!row) throw new RangeError(`no prices for ${region}`)
  const factors = CANADA_FACTORS[region] ?? { grid: 0.06, gas: 0.182 }
  return {
    currency: 'CAD',
    prices: {
      electricity: price(row.electricity, row.electricityFixed),
      natural_gas: price(row.gas ?? row.propane, row.gasFixed),
      propane: price(row.propane),
      fuel_oil: price(row.oil),
      kerosene: price(row.oil * 1.1),
      wood: price(0.06),
      wood_pellets: price(0.072),
      coal: price(0.05),
      district: price(0.09, 15),
    },
    exportPerKWh: row.electricity * CANADA_EXPORT_SHARE,
    kgCo2PerKWh: { ...FUEL_FACTORS, electricity: factors.grid, natural_gas: factors.gas },
  }
}

function portuguese(): Economics {
  const p = PORTUGAL_PRICES
  return {
    currency: 'EUR',
    prices: {
      electricity: price(p.electricity, p.electricityFixed),
      natural_gas: price(p.gas, p.gasFixed),
      propane: price(p.propane),
      fuel_oil: price(p.oil),
      kerosene: price(p.oil),
      wood: price(p.wood),
      wood_pellets: price(p.pellets),
      coal: price(0.06),
      district: price(0.08, 5),
    },
    exportPerKWh: p.exportPrice,
    kgCo2PerKWh: { ...FUEL_FACTORS, electricity: PORTUGAL_GRID },
  }
}

const BY_COUNTRY = { US: american, CA: canadian, PT: portuguese } as const

function overridden(economics: Economics, overrides: EconomicsOverrides): Economics {
  const prices = { ...economics.prices }
  const factors = { ...economics.kgCo2PerKWh }
  for (const fuel of FUEL_NAMES) {
    const perKWh = overrides.price_per_kwh?.[fuel] ?? prices[fuel].perKWh
    const month = overrides.fixed_per_month?.[fuel]
    prices[fuel] = { perKWh, fixedPerYear: month === undefined ? prices[fuel].fixedPerYear : month * 12 }
    factors[fuel] = overrides.kg_co2_per_kwh?.[fuel] ?? factors[fuel]
  }
  return {
    currency: overrides.currency_code ?? economics.currency,
    prices,
    exportPerKWh: overrides.export_price_per_kwh ?? economics.exportPerKWh,
    kgCo2PerKWh: factors,
  }
}

/** Prices and emission factors of a place, with what the partner knows better. */
export function economicsFor(
  place: Pick<Place, 'country' | 'region'>,
  overrides: EconomicsOverrides = {},
): Economics {
  return overridden(BY_COUNTRY[place.country](place.region), overrides)
}
