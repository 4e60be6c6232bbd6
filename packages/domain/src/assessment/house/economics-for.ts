import type { Economics, FuelPrice, Place } from '@hearthlight/engine'
import type { EnergyConfig } from '../../partner/energy-config.ts'
import { FUELS } from '../../shared/vocabulary.ts'
import { kWhPerUnit } from '../facts/heating-values.ts'
import { CANADA_PRICES } from '../tables/canada-prices.ts'
import { CANADA_FACTORS, FUEL_FACTORS, PORTUGAL_GRID, US_GRID } from '../tables/emission-factors.ts'
import { PORTUGAL_PRICES } from '../tables/portugal-prices.ts'
import { US_FIXED_PER_MONTH, US_PRICES } from '../tables/us-prices.ts'
import { ENGINE_FUEL } from './build-heating.ts'

const price = (perKWh: number, fixedPerMonth = 0): FuelPrice => ({ perKWh, fixedPerYear: fixedPerMonth * 12 })

/** Half of the retail price: between full net metering and avoided cost, which differ by utility. An estimate. */
const US_EXPORT_SHARE = 0.5
/** Net metering credits most of the retail price in most provinces. An estimate. */
const CANADA_EXPORT_SHARE = 0.9

/** Kerosene, pellets, coal and district heat are estimates in each country. */
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

export const isPriced = (country: string | null | undefined): country is Place['country'] =>
  typeof country === 'string' && Object.hasOwn(BY_COUNTRY, country)

/** What the partner knows better, fuel by fuel. */
function overridden(economics: Economics, energy: EnergyConfig, region: string): Economics {
  const prices = { ...economics.prices }
  const factors = { ...economics.kgCo2PerKWh }
  for (const fuel of FUELS) {
    const engineFuel = ENGINE_FUEL[fuel]
    const own = energy.prices[fuel]
    if (own) prices[engineFuel] = price(own.price / kWhPerUnit(fuel, own.unit, region), own.fixed_per_month)
    factors[engineFuel] = energy.emission_factors_kg_per_kwh[fuel] ?? factors[engineFuel]
  }
  return {
    currency: economics.currency,
    prices,
    exportPerKWh: energy.pv_export_price_per_kwh ?? economics.exportPerKWh,
    kgCo2PerKWh: factors,
  }
}

/** Prices and emission factors of a place, with what the partner knows better. */
export function economicsFor(place: Pick<Place, 'country' | 'region'>, energy?: EnergyConfig): Economics {
  const usual = BY_COUNTRY[place.country](place.region)
  return energy ? overridden(usual, energy, place.region) : usual
}
